/** The seam between the page and the experiment's worker: one `ExperimentSession`, and what the package answers without one. */

import type {
  ExperimentChanges,
  ExperimentProtocol,
  ExperimentRecord,
  ExperimentSession,
  ExperimentSnapping,
  ExperimentStep,
  ExperimentTables,
} from "./types";

/** The methods of `ExperimentSession` that the page may call by name. */
export const sessionMethods = [
  "preview",
  "start",
  "begin",
  "skip",
  "stop",
  "records",
  "take",
  "moveTo",
  "letGo",
  "setWay",
  "poses",
  "aims",
  "seen",
  "view",
  "resize",
  "setTheme",
] as const satisfies readonly (keyof ExperimentSession)[];

type SessionCalls = Pick<ExperimentSession, (typeof sessionMethods)[number]>;

export interface ExperimentCalls extends SessionCalls {
  steps(protocol: ExperimentProtocol): ExperimentStep[];
  /** One trial of the simulated hand. */
  simulate(step: ExperimentStep, seed: number, snapping: ExperimentSnapping): ExperimentRecord;
  /** `real`: seconds that the snail of real blocks takes, if measured. */
  tables(records: ExperimentRecord[], real?: number): ExperimentTables;
  csv(records: ExperimentRecord[]): string;
  json(records: ExperimentRecord[]): string;
  /** Resolves when the picture shows the newest state. */
  settle(): void;
  /** The canvas as a PNG. */
  screenshot(): Blob;
}

export interface ExperimentSeam {
  calls: ExperimentCalls;
  start: { width: number; height: number; dpr: number; theme: "light" | "dark" };
  info: undefined;
  changes: ExperimentChanges;
}
