/** Whose decisions these are: asked for once, and remembered here. */

import { signal } from "@preact/signals-core";

const key = "nearpoint.reviewer";

/** Empty: not asked yet. */
export const reviewer = signal(read());

export function setReviewer(name: string): void {
  reviewer.value = name;
  try {
    localStorage.setItem(key, name);
  } catch {
    // No storage in this frame: the name lasts as long as the page.
  }
}

function read(): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}
