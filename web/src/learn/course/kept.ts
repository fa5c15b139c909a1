/** Stores the progress in the browser only, and deletes it on request. No other file of the course reads it. */

import { recall, remember } from "../../state/preferences";
import { sayUnkept } from "../unkept";
import type { Progress } from "./lesson-progress";
import { isRead, readRecord, recordOf } from "./record";

const key = "nearpoint.course.1";

export function readKept(): Progress {
  const text = recall(key);
  const read = text === null ? undefined : readRecord(text);
  return read && isRead(read) ? read.progress : new Map();
}

export function keep(progress: Progress): void {
  const text = progress.size === 0 ? undefined : JSON.stringify(recordOf(progress));
  if (!remember(key, text)) sayUnkept();
}
