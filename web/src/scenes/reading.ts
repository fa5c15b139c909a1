/** Why files cannot be read, and the scene neither be opened from them nor verified. */

import { MessageError } from "../engine/english";
import { LoaderDied } from "../engine/loader-client";
import { message } from "../engine/message";
import { isMissing } from "../engine/missing";
import type { FileToRead } from "../engine/protocol";

/** The reader died on files of this many bytes. */
export class TooMuch extends MessageError {
  readonly bytes: number;
  constructor(files: readonly FileToRead[]) {
    super(message("page-reader-unfinished"));
    this.name = "TooMuch";
    this.bytes = files.reduce((sum, { blob }) => sum + blob.size, 0);
  }
}

/** The files can no longer be read: they were given by hand, and have been moved or changed since. */
export class FilesGone extends MessageError {
  constructor() {
    super(message("page-files-gone"));
    this.name = "FilesGone";
  }
}

/** The browser refuses files of this computer that are not as they were when they were given. */
export async function areAtHand(files: readonly FileToRead[]): Promise<boolean> {
  const bytes = files.map(({ blob }) => blob.slice(0, 1).arrayBuffer());
  const found = await Promise.allSettled(bytes);
  return found.length > 0 && found.every(({ status }) => status === "fulfilled");
}

/** What the reader was asked, which says of how many bytes it died if it does. */
export async function unlessDied<T>(files: readonly FileToRead[], asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    throw error instanceof LoaderDied && !isMissing(error) ? new TooMuch(files) : error;
  }
}
