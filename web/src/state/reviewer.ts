/** Whose decisions these are: asked for once, and remembered here. */

import { signal } from "@preact/signals-core";
import { remember, remembered } from "./remembered";

const key = "nearpoint.reviewer";

/** Empty: not asked yet. */
export const reviewer = signal(remembered(key) ?? "");

export function setReviewer(name: string): void {
  reviewer.value = name;
  remember(key, name);
}
