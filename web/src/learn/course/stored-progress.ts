/** Stores the progress in the browser only, and deletes it on request. No other file of the course reads it. */

import { recall, remember } from "../../state/preferences";
import { warnNotStored } from "../storage-warning";
import type { Progress } from "./lesson-progress";
import { isRead, readRecord, recordOf } from "./record";

const key = "nearpoint.course.1";

export function readStoredProgress(): Progress {
  const text = recall(key);
  const read = text === null ? undefined : readRecord(text);
  return read && isRead(read) ? read.progress : new Map();
}

export function storeProgress(progress: Progress): void {
  const text = progress.size === 0 ? undefined : JSON.stringify(recordOf(progress));
  if (!remember(key, text)) warnNotStored();
}
