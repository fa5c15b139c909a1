/** Explains in sentences why nothing was opened. */

import { Cancelled, LoaderHung } from "../../../src/engine/loader-client";
import { FilesUnreadable, OutOfMemory } from "../../../src/scenes/reading";
import { FetchFailed } from "../../../src/scenes/scene-file";

/** Returns the sentence for an error; undefined if the user cancelled. */
export function reasonOf(error: unknown): string | undefined {
  if (error instanceof Cancelled) return undefined;
  if (error instanceof FetchFailed)
    return `${error.url} could not be fetched (${error.status}). Look whether it is there, and whether its host lets this page read it (CORS).`;
  if (error instanceof OutOfMemory) {
    const mega = Math.ceil(error.bytes / 1e6);
    return `The reader could not finish ${mega} MB of files: there is not enough memory. Open fewer files, or coarser meshes.`;
  }
  if (error instanceof LoaderHung)
    return `The reader has said nothing for ${error.minutes} minutes and was ended. Open the file with fewer parts, or say so to us.`;
  if (error instanceof FilesUnreadable) return "The files cannot be read any more. Open them again.";
  return error instanceof Error ? error.message : String(error);
}
