/** Stores the progress in the browser only, and deletes it on request. No other file of the course reads it. */

import { sayUnkept } from "../unkept";
import type { Progress } from "./lesson-progress";
import { isRead, readRecord, recordOf } from "./record";

const key = "nearpoint.course.1";

export function readKept(): Progress {
  try {
    const text = localStorage.getItem(key);
    const read = text === null ? undefined : readRecord(text);
    if (read && isRead(read)) return read.progress;
  } catch {
    // This frame has no storage.
  }
  return new Map();
}

export function keep(progress: Progress): void {
  try {
    if (progress.size === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(recordOf(progress)));
  } catch {
    sayUnkept();
  }
}
