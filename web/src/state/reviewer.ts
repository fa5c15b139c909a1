/** Whose decisions these are: asked for once, and remembered here. */

import { signal } from "@preact/signals-core";
import { recall, remember } from "./preferences";

const key = "nearpoint.reviewer";

/** Empty: not asked yet. */
export const reviewer = signal(recall(key) ?? "");

export function setReviewer(name: string): void {
  reviewer.value = name;
  remember(key, name);
}
