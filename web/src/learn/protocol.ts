/** The seams between the learn page and its workers, one session each. */

import type { Calls, StageStart } from "../engine/seam";
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
  /** Fetches and reads the models that the lesson wants first. */
  open(name: string, values: LessonValues): Promise<StoryInfo>;
  /** Nothing if `stop` was called meanwhile. What takes long is done in parts, and is not lost. */
  show(step: number): Promise<StepInfo | undefined>;
  stop(): void;
  /** Nothing if it had to give way. */
  keys(step: number): Promise<string[]>;
}

export interface LessonSeam {
  calls: Calls<LessonSession, LessonCalls>;
  /** With the address that the files of models are below. */
  start: StageStart & { base: string };
  /** How many threads lessons may use. */
  info: { threads: number };
  /** `telling`: how much is done of a step that takes long. */
  changes: LessonChanges & { telling?: number };
}

export interface ExperimentSeam {
  calls: Calls<ExperimentSession, object>;
  start: StageStart;
  info: undefined;
  changes: ExperimentChanges;
}

export interface SheetSeam {
  /** `timed`: milliseconds for a step of a drag, and for drawing it. */
  calls: Calls<SheetSession, { timed(id: number, steps: number): { sheet: number; draw: number } }>;
  start: StageStart;
  info: undefined;
  changes: SheetChanges;
}
