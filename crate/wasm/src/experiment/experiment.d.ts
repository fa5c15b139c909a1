// ---------------------------------------------------------------- lesson worker: ExperimentSession
// Lengths are millimetres, times seconds, angles degrees; poses as in the app's session.

export type ExperimentTask = "A" | "B" | "C" | "snail";
/** 1: no help, 2: colliding faces are coloured, 3: snapping. */
export type ExperimentMode = 1 | 2 | 3;
export type ExperimentKind = "accuracy" | "speed";
export interface ExperimentProtocol {
  experiment: ExperimentKind; tasks: ExperimentTask[]; modes: ExperimentMode[];
  /** Mean corner distances that end a trial; of the speed experiment only. */ criteria: number[];
  /** Of each task, mode and criterion. */ trials: number; /** Before them, not counted. */ practice: number;
  /** How long to rest before another mode or task. */ pause: number;
}
export type ExperimentName = "accuracy" | "speed" | "snailAccuracy" | "snailSpeed";
export type ExperimentProtocols = Record<ExperimentName, ExperimentProtocol>;
/** By which method blocks snap in mode 3: as the paper has it, or as the review page does. */
export type ExperimentSnapping = "published" | "steady";
export interface ExperimentStep {
  experiment: ExperimentKind; task: ExperimentTask; mode: ExperimentMode; criterion: number | null;
  /** From 1; practice is counted by itself. */ trial: number; practice: boolean; /** To rest before it. */ pause: number;
}
export interface ExperimentRecord {
  run: string; experiment: ExperimentKind; task: ExperimentTask; mode: ExperimentMode; criterionMm: number | null;
  trial: number; practice: boolean; /** Otherwise it was given up. */ finished: boolean; timeS: number;
  cornersMm: number[]; /** Their sum. */ distanceMm: number; meanMm: number;
  /** Sum of the magnitudes of all. */ angleDeg: number; /** Azimuth, elevation, roll of each placed block. */ anglesDeg: [number, number, number][];
}
/** What a movement of the pointer does with a block in the hand. */
export type ExperimentWay = "across" | "depth" | "tilt" | "twist";
export interface ExperimentState {
  /** pause: before a trial, `begin` starts it; over: all are done, or the rest was given up. */ stage: "none" | "pause" | "trial" | "over";
  /** Trials behind the person, and all, practice with them. */ done: number; of: number;
  /** The trial that goes on or comes next. */ step?: ExperimentStep;
  /** Blocks that may be taken now, by number. */ open: { block: number; name: string }[];
  held?: number; /** pressed: while the button is down; sticks: until the next click; kept: until `letGo`. */ grip?: "pressed" | "sticks" | "kept";
  way: ExperimentWay; /** How many trials were kept. */ records: number;
}
export interface ExperimentChanges {
  state?: ExperimentState; labels?: { x: number; y: number; text: string }[];
  /** Whether step() or draw() has something to do. */ busy: boolean;
  /** Why something was refused; reported once. */ refusal?: string;
  gpu: "webgl2" | "lost" | "none"; gpuMessage?: string;
}
export interface ExperimentMeans { trials: number; distanceMm: number; angleDeg: number; timeS: number }
/** Percent. */
export interface ExperimentGain { distance: number; angle: number; time: number }
export interface ExperimentGainRow {
  task: ExperimentTask; mode: ExperimentMode; alone: ExperimentMeans; helped: ExperimentMeans;
  distance: number | null; angle: number | null; time: number | null; published: ExperimentGain | null;
}
export interface ExperimentSpeedRow {
  task: ExperimentTask; mode: ExperimentMode; criterionMm: number; trials: number; givenUp: number; timeS: number | null;
  /** Percent of the way from the least mean time to the most. */ normalised: number | null;
}
export interface ExperimentSnailRow {
  experiment: ExperimentKind; mode: ExperimentMode; trials: number; givenUp: number; timeS: number | null; distanceMm: number | null;
  /** Percent longer than with real blocks. */ overReal: number | null; /** From the best subject to the worst. */ published: [number, number] | null;
}
export interface ExperimentTables { gains: ExperimentGainRow[]; speed: ExperimentSpeedRow[]; snail: ExperimentSnailRow[] }
