/** The scenes that are shipped with the page, in the order of the menu. Their files are `public/scenes/SLUG.json`. */

export interface Entry {
  slug: string;
  /** The English name, as in the scene's file. The translations are among the page's texts. */
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

/** Returns the scenes that this copy of the page has. A package that omits some because of their size lists the others in the page's head. */
export function offeredExamples(head: ParentNode = document.head): readonly Entry[] {
  const list = head.querySelector<HTMLMetaElement>('meta[name="nearpoint-scenes"]')?.content.split(" ");
  return list ? catalogue.filter(({ slug }) => list.includes(slug)) : catalogue;
}

/** Returns whether this copy of the page omits a shipped scene. */
export const isOmitted = (slug: string, head?: ParentNode): boolean =>
  entryOf(slug) !== undefined && !offeredExamples(head).some((entry) => entry.slug === slug);

export const firstScene = "reducer-faulty";

export const entryOf = (slug: string): Entry | undefined => catalogue.find((entry) => entry.slug === slug);
/** Returns whether a scene is shipped with the page. */
export const isExample = ({ scene }: { scene?: string }): boolean => entryOf(scene ?? "") !== undefined;
export const sceneUrl = (slug: string): string => new URL(`scenes/${slug}.json`, document.baseURI).href;
