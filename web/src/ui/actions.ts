/** What a user can ask of the page. The panels know these; only `main.ts` knows how they are done. */

import type { EngineSeam, ReviewCall } from "../engine/protocol";
import type { CallArguments, CallName, CallResult, Input } from "../engine/seam";
import type {
  CheckMethod,
  Clashes,
  Command,
  Did,
  DragMode,
  GroupBy,
  PartId,
  PartSet,
  PickFor,
  ReportFormat,
  SnapSettings,
  TestChange,
} from "../engine/types";
import type { Playback } from "../state/playback";
import type { Walk } from "../state/removal";
import type { Pair } from "../state/verified";

/** What a body in common can be saved as. */
export type BodyFormat = "stl" | "glb";

export interface CheckWish {
  /** One after the other. */
  methods: readonly CheckMethod[];
  accuracy: number;
  stopAtFirst: boolean;
}

/** What a user can ask of robots and their motion. */
export interface RobotActions {
  playback: Playback;
  /** Whether the engine did it; a refusal is said. */
  tried(command: Command): Promise<boolean>;
  /** Goes to a time of the motion, and looks at where the two are nearest then. */
  show(time: number, a: PartId, b: PartId): void;
  check(wish: CheckWish): void;
  /** Says how many pairs it found that may meet. */
  sample(): void;
  saveMotion(format: "csv" | "json"): void;
  openMotion(): void;
  saveReport(format: "csv" | "json"): void;
}

/** What a user can ask about parts that are taken out. */
export interface RemovalActions {
  walk: Walk;
  /** Can these, moved as one, be taken out? A refusal is said. */
  find(parts: readonly PartId[]): void;
  cancel(): void;
  takeOut(): void;
  /** Forgets it; parts that are shown on their way go back. */
  close(): void;
  save(format: "csv" | "json"): void;
}

/** What a user can ask the CAD kernel. */
export interface VerifyActions {
  /** What it says of pairs of solids of one file each; a refusal is said. */
  ask(pairs: readonly Pair[]): void;
  cancel(): void;
}

/** What a user can ask about the triangles of parts of STEP files. */
export interface FinerActions {
  /** Covers a part, and all that are alike, with others, whose surface is no farther from them; a refusal is said. */
  ask(part: PartId, accuracy: number): void;
}

/** What can be handed over of the clashes: a report, or the decisions alone. */
export const reportKinds = ["html", "csv", "xlsx", "bcf", "junit", "glb", "decisions"] as const;
export type ReportKind = (typeof reportKinds)[number] & (ReportFormat | "decisions");

/** What a user can do to the tests; a refusal is said where it was asked. */
export interface TestActions {
  /** Changes the list of tests, as one step; rejects with why not. */
  change(change: TestChange): Promise<void>;
  /** The parts in a set. */
  partsIn(set: PartSet): Promise<readonly PartId[]>;
  /** Just these parts, as a set. */
  setOf(parts: readonly PartId[]): Promise<PartSet>;
  /** Takes the tests of a file instead; rejects with why not. */
  open(file: Blob): Promise<void>;
  save(): void;
}

/** What a user can decide about clashes, and hand over. */
export interface ReviewActions {
  tests: TestActions;
  /** Asks the engine for a change of the review; undefined: it was refused, which was said. */
  ask<Name extends ReviewCall>(
    name: Name,
    ...args: CallArguments<EngineSeam, Name>
  ): Promise<Clashes | undefined>;
  /** Lists clashes in groups; undefined: each for itself. */
  group(by: GroupBy | undefined): void;
  /** Sets fields of the clashes of these pairs, or says something about them, in one step; a refusal is said. */
  set(pairs: readonly Pair[], did: readonly Did[], comment?: string): Promise<void>;
  save(kind: ReportKind, pictures: boolean): void;
  /** Takes no more pictures, and saves nothing. */
  cancel(): void;
  openDecisions(file: Blob): void;
  /** Looks at a clash as others did, whose file was opened. */
  lookAsOthers(clash: number): void;
}

/** Makes a call of the engine by its name. Undefined: it was refused, which was said. */
export type Ask = <Name extends CallName<EngineSeam>>(
  name: Name,
  ...args: CallArguments<EngineSeam, Name>
) => Promise<CallResult<EngineSeam, Name> | undefined>;

/** What a user can ask of the view. */
export interface SightActions {
  /** Shows a pair: flies to where it is seen best, selects both, and hardly shows what else there is. */
  show(a: PartId, b: PartId): void;
  /** The next clicks pick something, and then do what that is for. */
  pick(wish: PickFor): void;
}

/** What a user can ask of measuring. */
export interface MeasureActions {
  /** Takes the tool into the hand, or puts it away. */
  toggle(): void;
  /** As a table. */
  save(): void;
}

/** What a user can ask about what is kept in this browser. */
export interface KeptActions {
  /** Looks again what there is. */
  refresh(): void;
  open(id: string): void;
  /** Without ids, all but what other tabs have open. */
  forget(ids?: readonly string[]): void;
  /** No longer offers to go on with a work; it stays. */
  dismiss(): void;
}

export interface Actions {
  command(command: Command): void;
  input(input: Input): void;
  ask: Ask;
  /** Whether hands move nothing: drags in the picture only turn the view. */
  setLocked(on: boolean): void;
  setDragMode(mode: DragMode): void;
  /** All of them; a refusal is said, and then they stay as they were. */
  setSnap(settings: SnapSettings): Promise<boolean>;
  /** Shows one pair, as `sight.show` does. */
  lookAt(a: PartId, b: PartId): void;
  /** Saves the body that the two have in common; a refusal is said. */
  saveBody(a: PartId, b: PartId, format: BodyFormat): void;
  openScene(slug: string): void;
  /** Files that take the place of what is open, join it, or are a new revision of a model in it. */
  pickFiles(place?: "alone" | "beside" | "revision"): void;
  pickFolder(): void;
  /** An empty scene. */
  newScene(): void;
  /** Takes away what is left of the files of a batch, by its number. */
  closeSource(source: number): void;
  /** Another engine with another picture, where the system does not give the graphics back. */
  newPicture(): void;
  cancelLoading(): void;
  save(): void;
  share(): void;
  showLanes(): void;
  robots: RobotActions;
  removal: RemovalActions;
  review: ReviewActions;
  verify: VerifyActions;
  finer: FinerActions;
  sight: SightActions;
  measure: MeasureActions;
  kept: KeptActions;
}
