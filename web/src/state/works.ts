/** What is kept of a person's works in this browser, as the page shows it. */

import { computed, signal } from "@preact/signals-core";
import type { WorkRow } from "../scenes/work-store";

export interface KeptRow extends WorkRow {
  /** This tab's, another tab's that is open, or no tab's. */
  open: "here" | "elsewhere" | false;
}

/** The latest first. */
export const works = signal<readonly KeptRow[]>([]);

/** Why nothing can be kept; undefined while it can, as far as is known. */
export const refusal = signal<"refused" | "full" | undefined>(undefined);

/**
 * How far the scene is kept: there is nothing to keep of it, something was done since, all of it is, or it cannot be. What a link in the
 * address says is kept there.
 */
export type Standing = "nothing" | "behind" | "kept" | "refused";
export const standing = signal<Standing>("nothing");

/** The work that the page offers to go on with. */
export const offeredId = signal<string | undefined>(undefined);
export const offered = computed(() =>
  works.value.find(({ id, open }) => id === offeredId.value && open === false),
);
