/** The user's works in this browser, as the page shows them. */

import { computed, signal } from "@preact/signals-core";
import type { WorkRow } from "../scenes/work-store";

export interface WorkListRow extends WorkRow {
  /** The tab in which it is open: this one, another one, or none. */
  open: "here" | "elsewhere" | false;
}

/** The works, the latest first. */
export const works = signal<readonly WorkListRow[]>([]);

/** The reason why nothing can be saved; undefined while saving works, as far as known. */
export const saveRefusal = signal<"refused" | "full" | undefined>(undefined);

/** The state of saving: nothing to save, changed since, saved, or impossible. What the link in the address holds counts as saved. */
export type SaveState = "nothing" | "behind" | "kept" | "refused";
export const saveState = signal<SaveState>("nothing");

/** The work that the page offers to continue. */
export const offeredId = signal<string | undefined>(undefined);
export const offered = computed(() =>
  works.value.find(({ id, open }) => id === offeredId.value && open === false),
);
