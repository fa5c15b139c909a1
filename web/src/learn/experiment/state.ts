/** The page's state of the experiment, as signals. */

import { computed, signal } from "@preact/signals-core";
import { newCanvasState } from "../../state/canvas-state";
import type { ExperimentRecord, ExperimentState, ExperimentTables } from "../types";
import { defaults, type ExperimentSettings } from "./settings";

/** True if the page shows the experiment. */
export const isOpen = signal(false);
export const canvasState = newCanvasState();
export const { ready, unavailableReason, labels, gpu } = canvasState;

// ---- reported by the worker
const initialState: ExperimentState = { stage: "none", done: 0, of: 0, open: [], way: "across", records: 0 };
export const runState = signal<ExperimentState>(initialState);
export const reset = (): void => {
  runState.value = initialState;
};

// ---- the page's own
export const settings = signal<ExperimentSettings>(defaults);
export const showsResults = signal(false);
/** The person's trials, which are stored until they are cleared, and the name of the series. */
export const stored = signal<{ run: string; records: ExperimentRecord[] }>({ run: "", records: [] });
/** The person's time for the snail of real blocks, in seconds. */
export const snailSeconds = signal<number | undefined>(undefined);
export const ownTables = signal<ExperimentTables | undefined>(undefined);

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
export const running = computed(() => runState.value.stage === "pause" || runState.value.stage === "trial");
export const last = computed(() => (runState.value.records > 0 ? stored.value.records.at(-1) : undefined));
