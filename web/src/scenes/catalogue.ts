/** The scenes that come with the page, in the order of the menu. Their files are `public/scenes/SLUG.json`. */

export interface Entry {
  slug: string;
  /** In English, as its file has it. What pages say of it is among their texts. */
  name: string;
}

export const catalogue: readonly Entry[] = [
  { slug: "reducer-faulty", name: "Gear reducer, faulty" },
  { slug: "reducer", name: "Gear reducer" },
  { slug: "so101", name: "SO-101 robot arm" },
  { slug: "robot-cell", name: "Robot cell" },
  { slug: "spheres", name: "Two spheres" },
  { slug: "linked-tori", name: "Linked tori" },
  { slug: "thin-plate", name: "A thin plate" },
  { slug: "face-constraints", name: "Cubes for snapping" },
  { slug: "box-in-box", name: "A box in a box" },
];

/** Those that there are: a package that leaves some out for their size lists in the page's head which it has. */
export function offered(head: ParentNode = document.head): readonly Entry[] {
  const list = head.querySelector<HTMLMetaElement>('meta[name="nearpoint-scenes"]')?.content.split(" ");
  return list ? catalogue.filter(({ slug }) => list.includes(slug)) : catalogue;
}

/** Whether it is one of the page's that this copy of it leaves out. */
export const isLeftOut = (slug: string, head?: ParentNode): boolean =>
  entryOf(slug) !== undefined && !offered(head).some((entry) => entry.slug === slug);

export const firstScene = "reducer-faulty";

export const entryOf = (slug: string): Entry | undefined => catalogue.find((entry) => entry.slug === slug);
/** Whether a scene is one that comes with the page. */
export const isExample = ({ scene }: { scene?: string }): boolean => entryOf(scene ?? "") !== undefined;
export const sceneUrl = (slug: string): string => new URL(`scenes/${slug}.json`, document.baseURI).href;
