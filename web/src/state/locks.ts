/** Remembers for each scene title whether the user locked it against drags. */

import * as v from "valibot";
import { recall, remember } from "./preferences";

const key = "nearpoint.locks";
/** The number of titles that are remembered, the latest first. */
const maxLocks = 100;

const saved = v.array(v.tuple([v.string(), v.boolean()]));
type Locks = v.InferOutput<typeof saved>;

/** Returns whether the user locked it; undefined if the user never chose. */
export const lockOf = (title: string): boolean | undefined => read().find(([name]) => name === title)?.[1];

export function rememberLock(title: string, isLocked: boolean): void {
  const others = read().filter(([name]) => name !== title);
  const locks: Locks = [[title, isLocked], ...others].slice(0, maxLocks) as Locks;
  remember(key, JSON.stringify(locks));
}

function read(): Locks {
  try {
    return v.parse(saved, JSON.parse(recall(key) ?? "[]"));
  } catch {
    return []; // stored by another version of the page
  }
}
