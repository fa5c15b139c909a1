// ---------------------------------------------------------------- lesson worker: LessonSession
// Names and keys are those of the catalogue of texts; `cargo run -p nearpoint-lesson --example keys` lists them all.

export type LessonValue = string | number | boolean;
export type LessonValues = Record<string, LessonValue>;
export type LessonParameter = { name: string } & (
  | { kind: "choice"; choices: string[]; value: string }
  | { kind: "number"; min: number; max: number; step: number; value: number; log: boolean }
  | { kind: "switch"; value: boolean }
);
/** `models` must have been given to `addModel` before `open`; `file` is below public/, `part` the part's name in it.
 *  `threads`: measures what several threads gain, see `useThreads`. */
export interface LessonInfo { name: string; chapter: string; parameters: LessonParameter[]; models: { name: string; file: string; part: string }[]; threads: boolean }
/** What took long to compute: `shelved` tells what is new, `shelve` puts it back on the next visit. */
export interface KeptBytes { name: string; bytes: Uint8Array }
/** `values` is complete, and as used: numbers go to the nearest step. */
export interface StoryInfo { name: string; values: LessonValues; steps: number }
export type LessonBound = "exact" | "atMost" | "atLeast" | "approximate" | "measured";
export type LessonUnit = "length" | "microseconds" | "milliseconds" | "count" | "ratio" | "degrees" | "plain";
/** `compared`: of the method compared with, at the same step. */
export interface LessonNumber { name: string; value?: number; unit: LessonUnit; bound: LessonBound; compared?: number }
export interface LessonEvent { name: string; with: LessonValues; step: number }
export type LessonCaption = { key: string } | { math: string } | { length: number; bound: LessonBound };
/** About what the next step will show; `grade` knows the answer. */
export interface LessonQuestion { name: string; choices: LessonCaption[] }
export interface LessonGrade { right: boolean; answer: number }
export interface LessonChart {
  name: string; x: { name: string; log: boolean }; y: { name: string; log: boolean };
  /** Where on the x axis the step is. */ at?: number;
  lines: { name: string; style: "line" | "points" | "published"; x: number[]; y: (number | null)[] }[];
}
export interface StepInfo {
  index: number; say: string; with: LessonValues; numbers: LessonNumber[]; events: LessonEvent[];
  question?: LessonQuestion; charts: LessonChart[];
  /** Something in the picture can be dragged, and moved by keys while the canvas has the focus. */ grip: boolean;
}
export type LessonRole =
  | "a" | "b" | "difference" | "simplex" | "upper" | "lower" | "witness" | "origin" | "virtual" | "removed" | "quiet" | "element" | "level";
/** What changed since the last call of `changes`. Labels are the last drawn picture's, their middles in CSS pixels. */
export interface LessonChanges {
  labels?: { x: number; y: number; caption: LessonCaption; role: LessonRole }[];
  /** What a grip has set: the lesson is to be told with these values. */ grip?: { values: Record<string, number> };
  /** As CSS names it. */ cursor: string;
  gpu: "webgl2" | "lost" | "none"; gpuMessage?: string;
}
