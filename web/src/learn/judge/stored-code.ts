/** Stores the learner's code in the browser only. Whoever deletes the progress deletes it, too. */

import { signal } from "@preact/signals-core";
import { recall, remember } from "../../state/preferences";
import { warnNotStored } from "../storage-warning";
import { type FunctionName, functionNames } from "./names";
import { firstStarter } from "./starters";

const key = (name: FunctionName) => `nearpoint.judge.${name}.1`;

const stored = (name: FunctionName): string => recall(key(name)) ?? firstStarter(name);

/** The code of each function; what was not changed is its first starter. */
export const code = signal<Readonly<Record<FunctionName, string>>>({
  intersects: stored("intersects"),
  distance: stored("distance"),
});

export function setCode(name: FunctionName, text: string): void {
  code.value = { ...code.peek(), [name]: text };
  if (!remember(key(name), text === firstStarter(name) ? undefined : text)) warnNotStored();
}

export function forgetCode(): void {
  for (const name of functionNames) setCode(name, firstStarter(name));
}
