/** The setting whether playing stops at questions, which the browser remembers. */

import { signal } from "@preact/signals-core";
import { recall, remember } from "../state/preferences";

const key = "nearpoint.play-through";

export const pausesAtQuestions = signal(recall(key) === null);

export function setPausesAtQuestions(on: boolean): void {
  pausesAtQuestions.value = on;
  remember(key, on ? undefined : "yes");
}
