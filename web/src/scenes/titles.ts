/** Derives the title of a scene and its files from the parts that are left in it. Titles are in English; `ui/example-scenes.ts` has the translations. */

import type { Origin } from "./document";
import type { Source } from "./sources";

/** The first of several names, and the number of the others. */
export interface Title {
  name: string;
  more: number;
}

/** A part by its batch and its index in it. */
export interface PartPlace {
  source: number;
  index: number;
}

interface NamedSource extends Pick<Source, "filesOfParts" | "hasOwnTitle"> {
  label: string;
  files: readonly { path: string }[];
}

export function readTitle(text: string): Title {
  const [, name, more] = /^(.+) and (\d+) more$/.exec(text) ?? [];
  return name === undefined ? { name: text, more: 0 } : { name, more: Number(more) };
}

/** Returns names as one title; empty if there are none. */
export function titleOfNames(names: readonly string[]): string {
  const [first, ...others] = names.map(readTitle);
  if (!first) return "";
  const more = others.reduce((sum, other) => sum + 1 + other.more, first.more);
  return more > 0 ? `${first.name} and ${more} more` : first.name;
}

/** Returns the name of the folder of files, if they came as one. */
const folderOf = ([first, second]: NamedSource["files"]): string | undefined =>
  second && first?.path.includes("/") ? first.path.split("/")[0] : undefined;

const nameOfPath = (path: string): string => path.split("/").at(-1) ?? path;

/** Returns the name of files that are opened together, while nothing more is known of them. */
export const labelOf = (files: NamedSource["files"]): string =>
  folderOf(files) ?? titleOfNames(files.map(({ path }) => nameOfPath(path)));

/** Returns the name of those files that models were read from. */
export function labelOfRead({
  files,
  filesOfParts = [],
}: Pick<NamedSource, "files" | "filesOfParts">): string {
  const read = new Set(filesOfParts);
  const models = files.filter((_, i) => read.has(i));
  return labelOf(folderOf(files) || models.length === 0 ? files : models);
}

/** Returns the paths of the files of each batch that these parts came from; none for a batch without parts. */
export function filesIn(sources: readonly NamedSource[], parts: readonly PartPlace[]): string[][] {
  const used = sources.map(() => new Set<number | undefined>());
  for (const { source, index } of parts) used[source]?.add(sources[source]?.filesOfParts?.[index]);
  return sources.map(({ files }, i) => {
    const known = used[i] ?? new Set();
    const isAny = known.has(undefined);
    return files.filter((_, file) => isAny || known.has(file)).map(({ path }) => path);
  });
}

/**
 * Returns the title of a scene with these files in each batch. A scene that was opened as such keeps its own title while it has any of its parts;
 * other batches are named by their files.
 */
export function titleOf(
  { title, scene, about }: Origin,
  sources: readonly NamedSource[],
  files: readonly (readonly string[])[],
): Omit<Origin, "accuracy"> {
  const isLeft = (i: number) => (files[i]?.length ?? 0) > 0;
  const isHere = sources.some(({ hasOwnTitle }, i) => !hasOwnTitle && isLeft(i));
  const own = sources.flatMap((source, i) => {
    if (!source.hasOwnTitle || !isLeft(i)) return [];
    return [folderOf(source.files) ?? titleOfNames((files[i] ?? []).map(nameOfPath))];
  });
  const whole = titleOfNames(isHere ? [title, ...own] : own);
  if (!isHere || own.length > 0) return { title: whole };
  return { title: whole, ...(scene !== undefined && { scene }), ...(about !== undefined && { about }) };
}
