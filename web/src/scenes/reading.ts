/** Errors of files that cannot be read, when a scene is opened or verified. */

import { MessageError } from "../engine/english";
import { LoaderDied } from "../engine/loader-client";
import { message } from "../engine/message";
import { isMissing } from "../engine/missing";
import type { FileToRead } from "../engine/protocol";

/** The error of a reader that died on files of this many bytes. */
export class OutOfMemory extends MessageError {
  readonly bytes: number;
  constructor(files: readonly FileToRead[]) {
    super(message("page-reader-unfinished"));
    this.name = "TooMuch";
    this.bytes = files.reduce((sum, { blob }) => sum + blob.size, 0);
  }
}

/** The error of local files that were moved or changed since the user gave them. */
export class FilesUnreadable extends MessageError {
  constructor() {
    super(message("page-files-gone"));
    this.name = "FilesGone";
  }
}

/** Returns whether files can be read. The browser refuses local files that have changed since they were given. */
export async function areReadable(files: readonly FileToRead[]): Promise<boolean> {
  const bytes = files.map(({ blob }) => blob.slice(0, 1).arrayBuffer());
  const found = await Promise.allSettled(bytes);
  return found.length > 0 && found.every(({ status }) => status === "fulfilled");
}

/** Returns the reader's answer. If the reader dies, the error names the bytes that it read. */
export async function rethrowDeath<T>(files: readonly FileToRead[], reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    throw error instanceof LoaderDied && !isMissing(error) ? new OutOfMemory(files) : error;
  }
}
