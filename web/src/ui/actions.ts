/** The actions that a user can ask of the page. Panels only know these; only `main.ts` knows how they are done. */

import type { EngineProtocol, ReviewCall } from "../engine/protocol";
import type {
  CheckMethod,
  Clashes,
  Command,
  Did,
  DragMode,
  PartId,
  PartSet,
  PickPurpose,
  ReportFormat,
  SnapSettings,
  TestChange,
} from "../engine/types";
import type { CallArguments, CallName, CallResult, Input } from "../engine/worker-protocol";
import type { Playback } from "../state/playback";
import type { PathPlayback } from "../state/removal";
import type { Grouping } from "../state/result-groups";
import type { Pair } from "../state/verified";

/** The formats for the intersection of two parts. */
export type BodyFormat = "stl" | "glb";

export interface CheckOptions {
  /** The methods, which run one after the other. */
  methods: readonly CheckMethod[];
  accuracy: number;
  stopAtFirst: boolean;
}

export interface RobotActions {
  playback: Playback;
  /** Resolves with whether the engine accepted the command; a refusal is shown. */
  tryCommand(command: Command): Promise<boolean>;
  /** Goes to a time of the motion and shows where the two parts are closest then. */
  show(time: number, a: PartId, b: PartId): void;
  check(options: CheckOptions): void;
  /** Looks for pairs to allow, and reports how many it found. */
  sample(): void;
  saveMotion(format: "csv" | "json"): void;
  openMotion(): void;
  /** Saves the table of a map of two joints, and returns the name of the file. */
  saveMap(table: string): string;
  saveReport(format: "csv" | "json"): void;
}

/** The actions for parts that are taken out. */
export interface RemovalActions {
  playback: PathPlayback;
  /** Looks for a path for these parts, moved as one. A refusal is shown. */
  find(parts: readonly PartId[]): void;
  cancel(): void;
  takeOut(): void;
  /** Drops the result; parts that are shown on their path return. */
  close(): void;
  save(format: "csv" | "json"): void;
}

/** The actions of the CAD kernel. */
export interface VerifyActions {
  /** Asks about pairs of solids, each of one file. A refusal is shown. */
  ask(pairs: readonly Pair[]): void;
  cancel(): void;
}

/** The actions on the triangles of parts of STEP files. */
export interface RefineActions {
  /** Triangulates a part and all parts of the same product with this accuracy. A refusal is shown. */
  ask(part: PartId, accuracy: number): void;
}

/** The kinds of export about clashes: a report, or the decisions alone. */
export const reportKinds = ["html", "csv", "xlsx", "bcf", "junit", "glb", "decisions"] as const;
export type ReportKind = (typeof reportKinds)[number] & (ReportFormat | "decisions");

/** The content of a report besides the clashes. */
export interface ReportContent {
  /** Pictures of clashes. */
  pictures: boolean;
  /** The moves that end interferences. */
  moves: boolean;
}

/** The actions on tests. A refusal is shown where the action was started. */
export interface TestActions {
  /** Changes the list of tests, as one undo entry. Rejects with the reason. */
  change(change: TestChange): Promise<void>;
  partsIn(set: PartSet): Promise<readonly PartId[]>;
  setOf(parts: readonly PartId[]): Promise<PartSet>;
  /** Replaces the tests by those of a file. Rejects with the reason. */
  open(file: Blob): Promise<void>;
  save(): void;
}

/** The actions for deciding about clashes and exporting them. */
export interface ReviewActions {
  tests: TestActions;
  /** Asks the engine for a change of the review. Undefined: it was refused, which was shown. */
  ask<Name extends ReviewCall>(
    name: Name,
    ...args: CallArguments<EngineProtocol, Name>
  ): Promise<Clashes | undefined>;
  /** Lists clashes in groups; undefined: without groups. */
  group(by: Grouping | undefined): void;
  /** Sets fields of the clashes of these pairs, or adds a comment, in one undo entry. A refusal is shown. */
  set(pairs: readonly Pair[], did: readonly Did[], comment?: string): Promise<void>;
  save(kind: ReportKind, content: ReportContent): void;
  /** Stops the report and saves nothing. */
  cancel(): void;
  openDecisions(file: Blob): void;
  /** Shows a clash from the camera that an opened file stores for it. */
  lookAsOthers(clash: number): void;
}

/** Makes a call of the engine by its name. Undefined: it was refused, which was shown. */
export type Ask = <Name extends CallName<EngineProtocol>>(
  name: Name,
  ...args: CallArguments<EngineProtocol, Name>
) => Promise<CallResult<EngineProtocol, Name> | undefined>;

/** The actions on the view. */
export interface ViewActions {
  /** Shows a pair: moves the camera to the best view, selects both parts, and fades all others. */
  show(a: PartId, b: PartId): void;
  /** Makes the next clicks pick something for a purpose. */
  pick(options: PickPurpose): void;
}

export interface MeasureActions {
  /** Selects the measuring tool, or deselects it. */
  toggle(): void;
  /** Saves the measurements as a table. */
  save(): void;
}

/** The actions on works saved in this browser. */
export interface WorkActions {
  /** Reads the list again. */
  refresh(): void;
  open(id: string): void;
  /** Deletes saved works; without ids, all but those that other tabs have open. */
  forget(ids?: readonly string[]): void;
  /** Removes the offer to continue a work, which stays saved. */
  dismiss(): void;
}

export interface Actions {
  command(command: Command): void;
  input(input: Input): void;
  ask: Ask;
  /** Locks the parts: drags in the picture then only turn the view. */
  setLocked(on: boolean): void;
  setDragMode(mode: DragMode): void;
  /** Sets all snap settings. A refusal is shown and changes nothing. */
  setSnap(settings: SnapSettings): Promise<boolean>;
  /** Shows a pair, as `sight.show` does. */
  lookAt(a: PartId, b: PartId): void;
  /** Saves the intersection of two parts. A refusal is shown. */
  saveBody(a: PartId, b: PartId, format: BodyFormat): void;
  openScene(slug: string): void;
  /** Lets the user pick files that replace what is open, are added to it, or are a new revision of a model in it. */
  pickFiles(target?: "alone" | "beside" | "revision"): void;
  pickFolder(): void;
  newScene(): void;
  /** Removes the remaining parts of a batch of files, by its number. */
  closeSource(source: number): void;
  /** Starts another engine with a new canvas, if the system does not restore the graphics. */
  restartPicture(): void;
  cancelLoading(): void;
  save(): void;
  share(): void;
  showThreadTrace(): void;
  robots: RobotActions;
  removal: RemovalActions;
  review: ReviewActions;
  verify: VerifyActions;
  refine: RefineActions;
  view: ViewActions;
  measure: MeasureActions;
  works: WorkActions;
}
