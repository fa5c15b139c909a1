/** The protocols between the learn page and its workers, which have one session each. */

import type { Calls, CanvasStart } from "../engine/worker-protocol";
import type {
  ExperimentChanges,
  ExperimentSession,
  LessonChanges,
  LessonSession,
  LessonValues,
  SheetChanges,
  SheetSession,
  StepInfo,
  StoryInfo,
} from "./types";

interface LessonCalls {
  /** Opens a lesson, after fetching and reading the models that it needs. */
  open(name: string, values: LessonValues): Promise<StoryInfo>;
  /** Shows a step; undefined if `stop` was called meanwhile. A long step is computed in parts, whose results are reused. */
  show(step: number): Promise<StepInfo | undefined>;
  stop(): void;
  /** Returns the keys of a step; undefined if it was interrupted. */
  keys(step: number): Promise<string[]>;
}

export interface LessonProtocol {
  calls: Calls<LessonSession, LessonCalls>;
  /** The start options, with the base address of model files. */
  start: CanvasStart & { base: string };
  /** The largest number of threads of a lesson. */
  info: { threads: number };
  /** The report, with the progress of a long step, 0…1. */
  changes: LessonChanges & { stepProgress?: number };
}

export interface ExperimentWorkerProtocol {
  calls: Calls<ExperimentSession, object>;
  start: CanvasStart;
  info: undefined;
  changes: ExperimentChanges;
}

export interface SheetProtocol {
  /** The calls. `timed` returns the milliseconds for a step of a drag and for drawing it. */
  calls: Calls<SheetSession, { timed(id: number, steps: number): { sheet: number; draw: number } }>;
  start: CanvasStart;
  info: undefined;
  changes: SheetChanges;
}
