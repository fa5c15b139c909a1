/** The form in which this browser saves a scene: a link if there is one, otherwise files and state. As a record it is a text with files beside it. */

import type { FileToRead } from "../engine/protocol";
import type { Wish } from "../engine/types";
import type { Origin, SceneDocument } from "./document";
import type { Link } from "./link";
import type { ModelJson, SceneJson } from "./scene-file";
import { withoutUnused } from "./unused";
import type { Work } from "./work-store";

/** A batch: the bytes of files from this computer, or the addresses of others. */
export interface KeptSource<File = FileToRead> {
  label: string;
  wish: Wish;
  hasOwnTitle?: boolean;
  model?: ModelJson;
  files?: File[];
}

export interface KeptScene<File = FileToRead> {
  origin: Origin;
  last: SceneJson;
  sources: KeptSource<File>[];
}

/** A link together with the decisions, for which it has no room. */
export interface KeptLink extends Link {
  decisions?: unknown;
}

export type Kept<File = FileToRead> = KeptLink | KeptScene<File>;

/** A file as the text names it. */
interface Named {
  path: string;
  content: string;
}

export function keptOf(made: SceneDocument, link: Link | undefined): Kept {
  const { decisions } = made.last;
  return link ? { ...link, ...(decisions !== undefined && { decisions }) } : keptScene(made);
}

/** Returns whether an address holds the whole work. */
export const isLink = (kept: Kept): boolean => !("sources" in kept) && kept.decisions === undefined;

export function keptScene(made: SceneDocument): KeptScene {
  const { origin, last, sources } = withoutUnused(made);
  return {
    origin,
    last,
    sources: sources.map(({ label, wish, hasOwnTitle, model, files }) => ({
      label,
      wish,
      ...(hasOwnTitle && { hasOwnTitle }),
      ...(model && isAddressed(model) ? { model } : { files }),
    })),
  };
}

const isAddressed = (model: ModelJson): boolean =>
  "files" in model ? model.files.every((file) => "url" in file) : "url" in model;

export async function pack(kept: Kept, nameOf: (blob: Blob) => Promise<string>): Promise<Work> {
  const found = new Map<string, Blob>();
  if (!("sources" in kept)) return { text: JSON.stringify(kept), files: found };
  const sources: KeptSource<Named>[] = [];
  for (const { files, ...source } of kept.sources) {
    const named: Named[] = [];
    for (const { path, blob } of files ?? []) {
      const content = await nameOf(blob);
      found.set(content, blob);
      named.push({ path, content });
    }
    sources.push(files ? { ...source, files: named } : source);
  }
  return { text: JSON.stringify({ ...kept, sources }), files: found };
}

export function unpack({ text, files: blobs }: Work): Kept {
  const kept = JSON.parse(text) as Kept<Named>;
  if (!("sources" in kept)) return kept;
  const read = ({ path, content }: Named): FileToRead => ({ path, blob: blobs.get(content) ?? new Blob() });
  const sources = kept.sources.map(({ files, ...source }) =>
    files ? { ...source, files: files.map(read) } : source,
  );
  return { ...kept, sources };
}
