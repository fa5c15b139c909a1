/** The scenes that come with the page, in the order of the menu. Their files are `public/scenes/SLUG.json`. */

export interface Entry {
  slug: string;
  name: string;
  about: string;
}

export const catalogue: readonly Entry[] = [
  {
    slug: "reducer-faulty",
    name: "Gear reducer, faulty",
    about: "50 parts; four pairs that really interfere, among dozens that touch by design",
  },
  { slug: "reducer", name: "Gear reducer", about: "the same as it should be: nothing interferes" },
  {
    slug: "so101",
    name: "SO-101 robot arm",
    about: "17 parts, 398 884 triangles, as its makers published it; 6 MB, there offline once it was opened",
  },
  {
    slug: "robot-cell",
    name: "Robot cell",
    about: "two robots over a conveyor, and a taught motion in which they meet",
  },
  { slug: "spheres", name: "Two spheres", about: "3 968 triangles each: the classic measuring case" },
  { slug: "linked-tori", name: "Linked tori", about: "two rings that cannot be pulled apart" },
  {
    slug: "thin-plate",
    name: "A thin plate",
    about: "drag the blade through it: what happens between is caught",
  },
  {
    slug: "face-constraints",
    name: "Cubes for snapping",
    about: "a loose cube, a table and two walls: faces that draw it on and let it go",
  },
  { slug: "box-in-box", name: "A box in a box", about: "no surfaces meet, and yet it is interference" },
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
