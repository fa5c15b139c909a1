/** Whether what was read is another revision of something in the scene: a guess, by names and by how large meshes are. The engine finds out more once somebody says yes. */

import type { Parsed, PartRow } from "../engine/types";

/** What was read together, as far as the guess goes by it. */
export interface Batch {
  label: string;
  files: readonly { path: string }[];
}

export interface Likeness {
  /** Its place among the sources. */
  source: number;
  label: string;
  /** How many parts it has in the scene, and how many of these seem to be there again. */
  parts: number;
  found: number;
  /** The file has the same name. */
  isNamed: boolean;
}

/** So many different meshes say that it is the same thing, where no name does. */
const fewest = 3;

/** What it may be a revision of, the likeliest first. What robots have is replaced by nothing. */
export function likeness(
  { label, files }: Batch,
  { parts: listed, meshes, robots }: Pick<Parsed, "parts" | "meshes" | "robots">,
  sources: readonly Batch[],
  parts: readonly PartRow[],
): Likeness[] {
  if (robots.length > 0 || listed.length === 0) return [];
  const paths = new Set<string>();
  const names = new Set<string>();
  const marks = new Set<string>();
  for (const { group, name, mesh } of listed) {
    paths.add(pathOf(group, name));
    paths.add(pathOf(group.slice(1), name));
    names.add(name);
    const sizes = meshes[mesh]?.diagnostics;
    if (sizes) marks.add(markOf(sizes));
  }
  const found = sources.map((source, i): Likeness => {
    const own = parts.filter((part) => part.source === i);
    const isNamed = fileNames(source.files).some((name) => fileNames(files).includes(name));
    const is = (part: PartRow) =>
      paths.has(pathOf(part.group, part.name)) ||
      (part.group.length > 0 && paths.has(pathOf(part.group.slice(1), part.name))) ||
      names.has(part.name);
    const byName = own.filter(is).length;
    const alike = own.map(({ diagnostics }) => markOf(diagnostics)).filter((mark) => marks.has(mark));
    const byMesh = new Set(alike).size >= fewest ? alike.length : 0;
    const label = source.label;
    return { source: i, label, parts: own.length, found: Math.max(byName, byMesh), isNamed };
  });
  const isLike = ({ parts, found, isNamed }: Likeness) => parts > 0 && (isNamed || 2 * found >= parts);
  const share = ({ found, parts, isNamed }: Likeness) => found / parts + Number(isNamed);
  // What one name alone says is little: another file of one part that has it is not a revision for that.
  const isSure = (one: Likeness) => one.isNamed || one.parts > 1;
  return label === ""
    ? []
    : found.filter((one) => isLike(one) && isSure(one)).sort((p, q) => share(q) - share(p));
}

const pathOf = (group: readonly string[], name: string): string => [...group, name].join("\u0000");
const markOf = ({ triangles, vertices, faces }: PartRow["diagnostics"]): string =>
  [triangles, vertices, faces].join(" ");
const fileNames = (files: readonly { path: string }[]): string[] =>
  files.map(({ path }) => path.split("/").at(-1) ?? path);
