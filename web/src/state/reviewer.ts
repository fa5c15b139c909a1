/** The name of the person who decides; it is asked for once and remembered here. */

import { signal } from "@preact/signals-core";
import { recall, remember } from "./preferences";

const key = "nearpoint.reviewer";

/** The name; empty if it was not asked for yet. */
export const reviewer = signal(recall(key) ?? "");

export function setReviewer(name: string): void {
  reviewer.value = name;
  remember(key, name);
}
