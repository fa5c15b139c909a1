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
  StoryInfo,
} from "./types";

export interface LessonSeam {
  /** `open` fetches and reads the models that the lesson wants first. */
  calls: Calls<LessonSession, { open(name: string, values: LessonValues): Promise<StoryInfo> }>;
  /** With the address that the files of models are below. */
  start: StageStart & { base: string };
  /** How many threads lessons may use. */
  info: { threads: number };
  changes: LessonChanges;
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
