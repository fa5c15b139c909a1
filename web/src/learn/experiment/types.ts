/** What the experiment's session tells, as the package declares it. */
export type {
  ExperimentChanges,
  ExperimentGainRow,
  ExperimentMode,
  ExperimentName,
  ExperimentProtocol,
  ExperimentRecord,
  ExperimentSession,
  ExperimentSnailRow,
  ExperimentSnapping,
  ExperimentSpeedRow,
  ExperimentState,
  ExperimentStep,
  ExperimentTables,
  ExperimentTask,
  ExperimentWay,
  Pose,
} from "../types";
