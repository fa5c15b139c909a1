/** What a person can ask of the experiment. */

import type { ExperimentSettings } from "./settings";
import type { ExperimentWay } from "./types";

export interface ExperimentActions {
  set(change: Partial<ExperimentSettings>): void;
  start(): void;
  begin(): void;
  skip(): void;
  stop(): void;
  take(block: number): void;
  letGo(): void;
  setWay(way: ExperimentWay): void;
  showResults(wish: boolean): void;
  simulate(trials: number, seed: number): void;
  cancel(): void;
  save(form: "csv" | "json"): void;
  clear(): void;
}
