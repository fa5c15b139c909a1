/** The form in which this browser saves a scene: a link if there is one, otherwise files and state. As a record it is a text with files beside it. */

import type { FileToRead } from "../engine/protocol";
import type { ImportOptions } from "../engine/types";
import type { Origin, Revised, SavedAnswer, SceneDocument } from "./document";
import type { Link } from "./link";
import type { ModelJson, SceneJson } from "./scene-file";
import type { Source } from "./sources";
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
  /** The revision of which the comparison with the earlier one is open. */
  revised?: Revised<SavedSource<File>>;
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
  const { origin, last, sources, answers = [], revised } = withoutUnusedSources(made);
  const saved = sources.map(toSavedSource);
  const own = answers.filter(({ source }) => saved[source]?.files);
  // Without decisions it would be unknown which clashes are new.
  const isCompared = revised?.shown !== undefined && last.decisions !== undefined;
  return {
    origin,
    last,
    sources: saved,
    ...(own.length > 0 && { answers: own }),
    ...(isCompared && { revised: { ...revised, earlier: toSavedSource(revised.earlier) } }),
  };
}

const toSavedSource = ({ label, options, hasOwnTitle, model, files }: Source): SavedSource => ({
  label,
  options,
  ...(hasOwnTitle && { hasOwnTitle }),
  ...(model && isAddressed(model) ? { model } : { files }),
});

const isAddressed = (model: ModelJson): boolean =>
  "files" in model ? model.files.every((file) => "url" in file) : "url" in model;

export async function pack(kept: SavedWork, nameOf: (blob: Blob) => Promise<string>): Promise<Work> {
  const found = new Map<string, Blob>();
  if (!("sources" in kept)) return { text: JSON.stringify(kept), files: found };
  const packed = async ({ files, ...source }: SavedSource): Promise<SavedSource<NamedFile>> => {
    const named: NamedFile[] = [];
    for (const { path, blob } of files ?? []) {
      const content = await nameOf(blob);
      found.set(content, blob);
      named.push({ path, content });
    }
    return files ? { ...source, files: named } : source;
  };
  const sources: SavedSource<NamedFile>[] = [];
  for (const source of kept.sources) sources.push(await packed(source));
  const { revised } = kept;
  const changed = {
    sources,
    ...(revised && { revised: { ...revised, earlier: await packed(revised.earlier) } }),
  };
  return { text: JSON.stringify({ ...kept, ...changed }), files: found };
}

export function unpack({ text, files: blobs }: Work): SavedWork {
  const kept = JSON.parse(text) as SavedWork<NamedFile>;
  if (!("sources" in kept)) return kept;
  const read = ({ path, content }: NamedFile): FileToRead => ({
    path,
    blob: blobs.get(content) ?? new Blob(),
  });
  const unpacked = ({
    files,
    wish: earlier,
    ...source
  }: SavedSource<NamedFile> & { wish?: ImportOptions }): SavedSource => ({
    ...source,
    // The options of sources that were saved before December 2026 have another name.
    ...(earlier && { options: earlier }),
    ...(files && { files: files.map(read) }),
  });
  const { sources, revised, ...rest } = kept;
  return {
    ...rest,
    sources: sources.map(unpacked),
    ...(revised && { revised: { ...revised, earlier: unpacked(revised.earlier) } }),
  };
}
