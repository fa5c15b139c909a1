/** What the experiment's session tells, as the package declares it. */
export type {
  ExperimentChanges,
  ExperimentGainRow,
  ExperimentMode,
  ExperimentProtocol,
  ExperimentRecord,
  ExperimentSession,
  ExperimentSnailRow,
  ExperimentSpeedRow,
  ExperimentState,
  ExperimentStep,
  ExperimentTables,
  ExperimentTaskId as ExperimentTask,
  ExperimentWay,
  Pose,
  SnapMethod as ExperimentSnapping,
} from "../types";

export type ExperimentName = "accuracy" | "speed" | "snailAccuracy" | "snailSpeed";
