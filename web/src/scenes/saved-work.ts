/** The form in which this browser saves a scene: a link if there is one, otherwise files and state. As a record it is a text with files beside it. */

import type { FileToRead } from "../engine/protocol";
import type { ImportOptions } from "../engine/types";
import type { Origin, SavedAnswer, SceneDocument } from "./document";
import type { Link } from "./link";
import type { ModelJson, SceneJson } from "./scene-file";
import { withoutUnusedSources } from "./unused-sources";
import type { Work } from "./work-store";

/** A batch: the bytes of files from this computer, or the addresses of others. */
export interface SavedSource<File = FileToRead> {
  label: string;
  options: ImportOptions;
  hasOwnTitle?: boolean;
  model?: ModelJson;
  files?: File[];
}

export interface SavedScene<File = FileToRead> {
  origin: Origin;
  last: SceneJson;
  sources: SavedSource<File>[];
  /** The answers of the CAD kernel about parts of own files. What is at an address may change. */
  answers?: readonly SavedAnswer[];
}

/** A link together with the decisions, for which it has no space. */
export interface SavedLink extends Link {
  decisions?: unknown;
}

export type SavedWork<File = FileToRead> = SavedLink | SavedScene<File>;

/** A file as the text names it. */
interface NamedFile {
  path: string;
  content: string;
}

export function toSavedWork(made: SceneDocument, link: Link | undefined): SavedWork {
  const { decisions } = made.last;
  return link ? { ...link, ...(decisions !== undefined && { decisions }) } : toSavedScene(made);
}

/** Returns whether an address holds the whole work. */
export const isLink = (kept: SavedWork): boolean => !("sources" in kept) && kept.decisions === undefined;

export function toSavedScene(made: SceneDocument): SavedScene {
  const { origin, last, sources, answers = [] } = withoutUnusedSources(made);
  const saved = sources.map(
    ({ label, options, hasOwnTitle, model, files }): SavedSource => ({
      label,
      options,
      ...(hasOwnTitle && { hasOwnTitle }),
      ...(model && isAddressed(model) ? { model } : { files }),
    }),
  );
  const own = answers.filter(({ source }) => saved[source]?.files);
  return { origin, last, sources: saved, ...(own.length > 0 && { answers: own }) };
}

const isAddressed = (model: ModelJson): boolean =>
  "files" in model ? model.files.every((file) => "url" in file) : "url" in model;

export async function pack(kept: SavedWork, nameOf: (blob: Blob) => Promise<string>): Promise<Work> {
  const found = new Map<string, Blob>();
  if (!("sources" in kept)) return { text: JSON.stringify(kept), files: found };
  const sources: SavedSource<NamedFile>[] = [];
  for (const { files, ...source } of kept.sources) {
    const named: NamedFile[] = [];
    for (const { path, blob } of files ?? []) {
      const content = await nameOf(blob);
      found.set(content, blob);
      named.push({ path, content });
    }
    sources.push(files ? { ...source, files: named } : source);
  }
  return { text: JSON.stringify({ ...kept, sources }), files: found };
}

export function unpack({ text, files: blobs }: Work): SavedWork {
  const kept = JSON.parse(text) as SavedWork<NamedFile>;
  if (!("sources" in kept)) return kept;
  const read = ({ path, content }: NamedFile): FileToRead => ({
    path,
    blob: blobs.get(content) ?? new Blob(),
  });
  const sources = kept.sources.map(
    ({ files, wish: earlier, ...source }: SavedSource<NamedFile> & { wish?: ImportOptions }) => ({
      ...source,
      // The options of sources that were saved before December 2026 have another name.
      ...(earlier && { options: earlier }),
      ...(files && { files: files.map(read) }),
    }),
  );
  return { ...kept, sources };
}
