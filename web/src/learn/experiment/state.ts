/** The page's state of the experiment, as signals. */

import { computed, signal } from "@preact/signals-core";
import { known } from "../../state/room";
import type { ExperimentRecord, ExperimentState, ExperimentTables } from "../types";
import { type ExperimentSettings, usual } from "./settings";

/** True if the page shows the experiment. */
export const here = signal(false);
export const room = known();
export const { ready, dead, labels, gpu } = room;

// ---- reported by the worker
const nothing: ExperimentState = { stage: "none", done: 0, of: 0, open: [], way: "across", records: 0 };
export const course = signal<ExperimentState>(nothing);
export const forget = (): void => {
  course.value = nothing;
};

// ---- the page's own
export const settings = signal<ExperimentSettings>(usual);
export const showsResults = signal(false);
/** The person's trials, which are kept until they are cleared, and the name of the series. */
export const kept = signal<{ run: string; records: ExperimentRecord[] }>({ run: "", records: [] });
/** The person's time for the snail of real blocks, in seconds. */
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
/** The progress of the simulated hand in trials; undefined if it does not run. */
export const simulating = signal<{ done: number; of: number } | undefined>(undefined);

// ---- derived from them
export const running = computed(() => course.value.stage === "pause" || course.value.stage === "trial");
export const last = computed(() => (course.value.records > 0 ? kept.value.records.at(-1) : undefined));
