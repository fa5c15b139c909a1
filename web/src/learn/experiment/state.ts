/** What the page knows of the experiment, as signals. */

import { computed, signal } from "@preact/signals-core";
import { known } from "../../state/room";
import type { ExperimentRecord, ExperimentState, ExperimentTables } from "../types";
import { type ExperimentSettings, usual } from "./settings";

/** The experiment is what the page shows. */
export const here = signal(false);
export const room = known();
export const { ready, dead, labels, gpu } = room;

// ---- told by the worker
const nothing: ExperimentState = { stage: "none", done: 0, of: 0, open: [], way: "across", records: 0 };
export const course = signal<ExperimentState>(nothing);
export const forget = (): void => {
  course.value = nothing;
};

// ---- the page's own
export const settings = signal<ExperimentSettings>(usual);
export const showsResults = signal(false);
/** The person's trials, kept until cleared, and what names them. */
export const kept = signal<{ run: string; records: ExperimentRecord[] }>({ run: "", records: [] });
/** How long the person takes for the snail of real blocks, seconds. */
export const real = signal<number | undefined>(undefined);
export const own = signal<ExperimentTables | undefined>(undefined);

interface Simulated {
  trials: number;
  seed: number;
  records: ExperimentRecord[];
  tables?: ExperimentTables;
}
export const simulated = signal<Simulated | undefined>(undefined);
export const showsSimulated = signal(true);
/** The simulated hand is at work: how many of how many trials are done. */
export const simulating = signal<{ done: number; of: number } | undefined>(undefined);

// ---- what follows
export const running = computed(() => course.value.stage === "pause" || course.value.stage === "trial");
export const last = computed(() => (course.value.records > 0 ? kept.value.records.at(-1) : undefined));
