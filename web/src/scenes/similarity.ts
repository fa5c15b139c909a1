/** Guesses by names and mesh sizes whether new files revise something in the scene. The engine compares them in detail after the user confirms. */

import type { ParsedFiles, PartRow } from "../engine/types";

/** The data about a batch of files that the guess uses. */
export interface Batch {
  label: string;
  files: readonly { path: string }[];
}

export interface Similarity {
  /** The index of the similar source. */
  source: number;
  label: string;
  /** The number of its parts in the scene, and how many of them seem to be in the new files. */
  parts: number;
  found: number;
  /** True if the file has the same name. */
  isNamed: boolean;
}

/** The fewest different meshes that identify a model without a name. */
const minShared = 3;

/** Returns the sources that the files may revise, the most similar first. The parts of robots cannot be replaced. */
export function similarSources(
  { label, files }: Batch,
  { parts: listed, meshes, robots }: Pick<ParsedFiles, "parts" | "meshes" | "robots">,
  sources: readonly Batch[],
  parts: readonly PartRow[],
): Similarity[] {
  if (robots.length > 0 || listed.length === 0) return [];
  const paths = new Set<string>();
  const names = new Set<string>();
  const marks = new Set<string>();
  for (const { group, name, mesh } of listed) {
    paths.add(pathOf(group, name));
    paths.add(pathOf(group.slice(1), name));
    names.add(name);
    const sizes = meshes[mesh]?.diagnostics;
    if (sizes) marks.add(fingerprintOf(sizes));
  }
  const found = sources.map((source, i): Similarity => {
    const own = parts.filter((part) => part.source === i);
    const isNamed = fileNames(source.files).some((name) => fileNames(files).includes(name));
    const is = (part: PartRow) =>
      paths.has(pathOf(part.group, part.name)) ||
      (part.group.length > 0 && paths.has(pathOf(part.group.slice(1), part.name))) ||
      names.has(part.name);
    const byName = own.filter(is).length;
    const alike = own.map(({ diagnostics }) => fingerprintOf(diagnostics)).filter((mark) => marks.has(mark));
    const byMesh = new Set(alike).size >= minShared ? alike.length : 0;
    const label = source.label;
    return { source: i, label, parts: own.length, found: Math.max(byName, byMesh), isNamed };
  });
  const isLike = ({ parts, found, isNamed }: Similarity) => parts > 0 && (isNamed || 2 * found >= parts);
  const share = ({ found, parts, isNamed }: Similarity) => found / parts + Number(isNamed);
  // One equal name is weak evidence: another file with one part of that name need not be a revision.
  const isSure = (one: Similarity) => one.isNamed || one.parts > 1;
  return label === ""
    ? []
    : found.filter((one) => isLike(one) && isSure(one)).sort((p, q) => share(q) - share(p));
}

const pathOf = (group: readonly string[], name: string): string => [...group, name].join("\u0000");
const fingerprintOf = ({ triangles, vertices, faces }: PartRow["diagnostics"]): string =>
  [triangles, vertices, faces].join(" ");
const fileNames = (files: readonly { path: string }[]): string[] =>
  files.map(({ path }) => path.split("/").at(-1) ?? path);
