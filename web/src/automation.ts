/**
 * Declares `window.nearpoint`, the API of the page for tests and other programs, in the shipped build. Every promise resolves when its work is done
 * and drawn, and rejects with the sentence that a user would see. Poses are `[qw, qx, qy, qz, tx, ty, tz]`, from the part's frame to the scene's.
 * Lengths are in the scene's unit, not in the unit that the page shows. Positions on the page are CSS pixels of the window. A part is named by its
 * id or, if no other part has it, by its name.
 */

import type { EngineInfo } from "./engine/protocol";
import type {
  AllowedRow,
  BoxRow,
  CameraState,
  CheckMethod,
  ClashRow,
  ClashStatus,
  Command,
  Comparison,
  DragMode,
  DragStateRow,
  JointMapCells,
  JointRangesRow,
  MeasureRow,
  Memory,
  MotionCheckRow,
  MotionRow,
  PairDetails,
  PairRow,
  PartId,
  PartMoves,
  PartRow,
  PathContactRow,
  PickRequest,
  PickResult,
  Pivot,
  Pose,
  Priority,
  RemovalOptions,
  RemovalRow,
  ReportFormat,
  RevisionReport,
  RobotId,
  RobotRow,
  SectionRequest,
  SectionRow,
  SnapSettings,
  TestChange,
  TestRow,
  Totals,
  TraceReport,
  Unit,
  ViewRequest,
  VisibilityRow,
  Xyz,
} from "./engine/types";
import type { Row } from "./state/result-class";
import type { Phase } from "./state/store";
import type { WorkListRow } from "./state/works";
import type { BodyFormat } from "./ui/actions";

/** The id of a part or, if no other part has it, its name. */
export type PartName = PartId | string;
/** The id of a robot or, if no other robot has it, its name. */
export type RobotName = RobotId | string;
export type Result = Row;

/** A plane that cuts the picture. Points beyond it, with `normal · point > offset`, are hidden. */
export type SectionPlane = "x" | "y" | "z" | "facing" | SectionRequest;

/** An item to measure, on a part given by its name or id. */
export type MeasureRequest = Omit<PickRequest, "part"> & { part: PartName };

/** A file to open: its name, which may show the format, and its bytes. */
export interface GivenFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer> | ArrayBuffer | Blob | string;
}

/** The CAD kernel's answer for two parts, in the unit of the file and so of the scene, or the reason why there is none. */
export interface VerifiedRow {
  a: PartId;
  b: PartId;
  names: [a: string, b: string];
  /** The volume of the intersection. */
  volume?: number;
  /** The distance between the parts; 0 if they touch or overlap. */
  distance?: number;
  why?: string;
  /** True if one of the two parts has moved against the other since. */
  isOutdated: boolean;
}

/** A joint to make between parts. */
export interface JointRequest {
  name: string;
  /** The parts that it moves, as one. */
  parts: PartName | PartName[];
  /** The part that carries it; the scene if it is left out. */
  carrier?: PartName;
  /** Default: it turns. */
  kind?: "revolute" | "prismatic" | "fixed";
  axis: Xyz;
  at?: Xyz;
  /** The value at the present pose; 0 if it is left out. */
  value?: number;
  limits?: readonly [least: number, most: number];
}

export interface Nearpoint {
  /** The version of this API. It grows when a member changes its meaning. */
  readonly version: 4;
  /** Resolves when the first scene is loaded, checked and drawn. */
  ready(): Promise<void>;
  /** Resolves when nothing is loading or pending and the picture shows it. */
  idle(): Promise<void>;
  /** Resolves when all earlier requests are answered, so that `results` is complete. The picture may still be behind. */
  answered(): Promise<void>;
  /**
   * Opens a shipped scene by its name, a scene or model file by its address, or files by their bytes. A scene, a shipped name or an address replaces
   * what is open. Models given by their bytes are added to it, or replace it with `replace`. `accuracy` is the largest distance of the triangles of
   * STEP files from the true surfaces, in millimetres. The default is the scene file's, or else a five-thousandth of the largest part's size. With
   * `revision`, each file replaces the model that is most similar to it, and `revision()` returns what became of its parts. Decisions, tests and BCF
   * issues are recognised by their content and applied.
   */
  load(
    what: string | GivenFile[],
    options?: { accuracy?: number; revision?: boolean; replace?: boolean },
  ): Promise<PartRow[]>;
  /** Returns what the last revision changed in the parts of a model; undefined if there was none or it was undone. */
  revision(): Promise<RevisionReport | undefined>;
  /** Selects the revision that the picture shows; undefined shows the scene as it is, in its own colours. */
  compareRevisions(show?: Comparison): Promise<void>;
  /** Removes all parts. */
  clear(): Promise<void>;
  parts(): PartRow[];
  /** Returns the pairs that are in contact or near each other, the worst first. */
  results(): Result[];
  totals(): Totals;
  /** Returns the scene's unit, in which all lengths of this API are given. */
  unit(): Unit;
  /** Returns the largest distance of a pair in the results; null if there is no limit. */
  within(): number | null;
  /** Returns the contacts of the dragged parts during the last drag, also between its poses, in order of time. */
  encounters(): PathContactRow[];
  /** Returns the golden hash of the results. It is the same in every browser, natively, and with any number of threads. */
  hash(): Promise<string>;
  pairDetails(a: PartName, b: PartName): Promise<PairDetails | undefined>;
  /** Returns the intersection of two parts: its volume, pieces and bounds; undefined if there is none. */
  body(a: PartName, b: PartName): PairRow["body"];
  /** Returns the intersection as a file: STL in the scene's unit and frame, GLB in metres with Y up. */
  saveBody(a: PartName, b: PartName, format: BodyFormat): Promise<Uint8Array>;
  /**
   * Asks the CAD kernel about pairs of solids of one STEP file: all listed pairs, those of a class, or two parts. The file is read again for this,
   * and nothing else is read meanwhile. Pairs that have not moved since their last answer are not asked again. Resolves with the answers.
   */
  verify(which: "all" | "interfering" | "undecided" | [a: PartName, b: PartName]): Promise<VerifiedRow[]>;
  /**
   * Triangulates a part of a STEP file, and all parts of the same product, so that no triangle is farther from the true surface than `accuracy`, in
   * the file's unit. The default is a quarter of the present deviation (`deviation` of a part's row). The file is read again. One undo entry.
   */
  finer(part: PartName, options?: { accuracy?: number }): Promise<PartRow>;
  /** Returns the CAD kernel's answers for the listed pairs so far. */
  verified(): VerifiedRow[];
  /** Returns the clashes of the scene's tests, including those that no longer exist, and the decisions about them. */
  clashes(): Promise<ClashRow[]>;
  /**
   * Decides about clashes by their numbers, or about the clash of two parts by their names. An undecided pair becomes a clash by this. Fields that
   * are left out stay as they are; null clears one. `by` is remembered. One undo entry. Resolves with the clashes after the change.
   */
  decide(
    which: number[] | [a: string, b: string],
    what: {
      status?: ClashStatus;
      priority?: Priority | null;
      assignee?: string | null;
      group?: string | null;
      comment?: string;
      by?: string;
    },
  ): Promise<ClashRow[]>;
  /** Returns the tests and their findings. `changeTests` makes one undo entry for each change, and rejects with the reason. */
  tests(): Promise<TestRow[]>;
  changeTests(change: TestChange): Promise<TestRow[]>;
  /** Returns all decisions as a file. `readDecisions` applies such a file as one undo entry. */
  decisions(): Promise<string>;
  readDecisions(text: string): Promise<ClashRow[]>;
  /**
   * Returns all clashes as a file. With `pictures`, HTML and BCF show up to 200 of them. With `moves`, HTML, CSV and XLSX have a move that ends each
   * interference.
   */
  report(format: ReportFormat, options?: { pictures?: boolean; moves?: boolean }): Promise<Uint8Array>;
  /**
   * Finds moves of one of two parts after which they no longer interfere, and are at least `gap` apart if it is above 0. Each is verified; the best
   * comes first. With a direction, only that one is tried. Nothing moves: the command `setPoses` applies a move.
   */
  moves(a: PartName, b: PartName, options?: { gap?: number; direction?: Xyz }): Promise<PartMoves>;
  /** Finds moves of some parts, moved as one, that end as many of their clashes with other parts as possible, as `moves` does. */
  commonMoves(...parts: PartName[]): Promise<PartMoves>;
  /** Moves a part to a pose, as one undo entry. */
  setPose(part: PartName, pose: Pose): Promise<void>;
  /**
   * Moves a part as a drag does, through `steps` poses, as one undo entry. Every step is checked. Then `each` gets the part's worst pair and the state
   * of the drag. The poses are those of the pointer: in the modes stop and snap the part itself may be elsewhere.
   */
  drag(
    part: PartName,
    way: {
      by?: Xyz;
      to?: Pose;
      steps?: number;
      each?: (row: Row | undefined, hand: DragStateRow | null) => void;
    },
  ): Promise<void>;
  /**
   * Locks or unlocks the scene. While it is locked, drags only turn the view; commands, `setPose` and `drag` still work. Buildings (IFC) open locked.
   */
  setLocked(on: boolean): Promise<void>;
  locked(): boolean;
  /** Sets what a drag does at a contact. It also applies to a drag in progress. */
  setDragMode(mode: DragMode): Promise<void>;
  dragMode(): DragMode;
  /** Changes the snap settings; those that are left out stay as they are. */
  setSnap(settings: Partial<SnapSettings>): Promise<void>;
  /** Returns the snap settings of the engine. */
  snap(): SnapSettings;
  /** Returns the state of a drag that stops or snaps: the dragged pose, the constraints and the obstacles. Null if there is no such drag. */
  hand(): DragStateRow | null;
  /** Carries out a command. `undo` does not revert view settings: `setWithin`, `setLimit` and the drag mode. */
  command(command: Command): Promise<void>;
  undo(): Promise<void>;
  redo(): Promise<void>;
  /** Advances the queries by about this many milliseconds. Resolves with false if nothing is left to do. */
  step(budgetMs?: number): Promise<boolean>;
  robots(): RobotRow[];
  /** Returns the allowed pairs, which are not checked. */
  allowed(): AllowedRow[];
  /** Returns the taught motion, or undefined. The command `setMotion` changes it. */
  motion(): MotionRow | undefined;
  /** Returns the running check, or else the last one. */
  check(): MotionCheckRow | undefined;
  /** Sets all free joints of a robot, in radians or lengths, as one undo entry. */
  setJoints(robot: RobotName, values: number[]): Promise<void>;
  /**
   * Makes a joint between parts, as one undo entry. It turns about an axis through `at`, or slides along it; without `at` the axis goes through the
   * middle of the parts. Axes and places are in the scene's frame; values are radians or lengths. The joint extends the mechanism of its carrier, which
   * it is then allowed to meet. Resolves with that mechanism. The commands `editJoint` and `removeJoints` change it.
   */
  makeJoint(joint: JointRequest): Promise<RobotRow>;
  /** Moves the robots to their pose at a time of the taught motion, in seconds. */
  goTo(time: number): Promise<void>;
  /** Checks the whole motion. Defaults: exact faces, an accuracy of one millimetre, and no stop at the first contact. */
  checkMotion(options?: {
    method?: CheckMethod;
    accuracy?: number;
    stopAtFirst?: boolean;
  }): Promise<MotionCheckRow>;
  /**
   * Searches, for each joint of a robot, its whole range while all other joints stay: at which values parts meet, at which none can (proven), and
   * which are undecided. Values are radians or lengths. The only robot needs no name. The panel shows the ranges too. Rejects if another robot's ranges are
   * requested meanwhile.
   */
  jointRanges(robot?: RobotName): Promise<JointRangesRow>;
  /**
   * Searches all values of two joints of a robot together while its other joints stay. Joints are given by name, or by index among `joints` of the
   * robot's row. `cells[row * axes[0].cells + column]` is an index into `kinds`: a class, and the pair that meets or may meet there. Columns count
   * from the lower limit of the first joint, rows from that of the second. “Clear” says nothing about allowed pairs, nor about those in `leftOut`, which
   * meet at all values. If `complete` is false, the search ended at its largest number of cells, and more cells are undecided. The panel shows the map
   * too. Rejects if a joint does not exist, is given twice, or slides without limits, and if another map is requested meanwhile.
   */
  jointMap(request: {
    robot?: RobotName;
    joints: readonly [a: number | string, b: number | string];
  }): Promise<JointMapCells>;
  /** Returns the taught motion as a file. */
  motionFile(format: "csv" | "json"): Promise<string>;
  /** Returns whether the parts can be taken out, as far as known; undefined if no search was requested or the parts have moved since. */
  removal(): RemovalRow | undefined;
  /**
   * Looks for a path that takes parts, moved as one, away from all other visible parts. Options that are left out are the panel's. Resolves with the
   * answer, also if the search was cancelled.
   */
  findRemoval(parts: PartName | PartName[], options?: Partial<RemovalOptions>): Promise<RemovalRow>;
  cancelRemoval(): Promise<void>;
  /** Shows the parts at a fraction of their path, 0…1; null shows them where they were. */
  showRemovalAt(share: number | null): Promise<void>;
  /** Leaves the parts at the end of their path, as one undo entry. */
  takeOut(): Promise<void>;
  /** Returns the path as a file. */
  removalFile(format: "csv" | "json"): Promise<string>;
  /** Shows where two parts are in contact or closest, as a click on their row does: from the best direction, with all other parts faded. */
  showClash(a: PartName, b: PartName): Promise<void>;
  /** Restores the view and the selection from before `showClash`. */
  leaveClash(): Promise<void>;
  /** Returns the pair that is shown, the parts that are hidden for it, and the planes that cut the picture. */
  sight(): VisibilityRow;
  /**
   * Cuts the picture along these planes, four at most, in place of all earlier ones; without any the picture is whole. An axis gives the plane across
   * it, through the shown pair or else through its centre. "facing" is the axis that points most towards the viewer. Resolves with the resulting
   * planes.
   */
  section(...planes: SectionPlane[]): Promise<SectionRow[]>;
  /**
   * Sets a pivot for parts, in the scene's frame, as one undo entry. A pivot with an axis is a hinge. `face` is a point on the first part: it gives
   * the axis of a round face there, or else the centre of the face. Null restores the rotation about the parts' centre. Resolves with the pivot of
   * the first part, in the scene's frame, with angles in radians.
   */
  pivot(parts: PartName | PartName[], pivot?: Pivot | { face: Xyz } | null): Promise<Pivot | undefined>;
  /**
   * Swings a part, or several as one, about the hinge of the first part that has one, by degrees from the present angle. The hinge's limits and the
   * drag mode apply. One undo entry. Resolves with the angle that was reached, in degrees.
   */
  swing(parts: PartName | PartName[], degrees: number): Promise<number>;
  /**
   * Measures one item, or between two, and stores the result as one undo entry. A picked point is in the scene's frame and on the part; a whole part
   * needs none. Lengths are in the scene's unit, angles in radians.
   */
  measure(...picks: MeasureRequest[]): Promise<MeasureRow>;
  /** Returns the stored measurements, the oldest first. */
  measures(): readonly MeasureRow[];
  /** Returns the exact box of parts along X, Y and Z; without arguments, of all visible parts. Undefined if there are none. */
  boundingBox(...parts: PartName[]): Promise<(BoxRow & { size: Xyz }) | undefined>;
  /** Draws the parts apart, at this fraction of their paths, 0…1; 0 draws them where they are. The scene itself does not change. */
  explode(share: number): Promise<void>;
  /** Changes the view. The request has exactly one of `fit`, `standard`, `pair` and `camera`. */
  view(request: ViewRequest): Promise<void>;
  camera(): Promise<CameraState>;
  /** Returns where a point of the scene is on the page; undefined if it is behind the camera. */
  project(point: Xyz): Promise<[x: number, y: number] | undefined>;
  /** Returns a position on the page where a part is visible and can be grabbed; undefined if other parts hide it. */
  screenPositionOf(part: PartName): Promise<[x: number, y: number] | undefined>;
  /** Returns what is at a position on the page. */
  pickAt(x: number, y: number): Promise<PickResult | undefined>;
  /** Returns the picture as a PNG. */
  screenshot(): Promise<Blob>;
  /** Returns the works saved in this browser, the latest first. A work that is open names its tab. */
  kept(): Promise<readonly WorkListRow[]>;
  /** Opens a saved work and continues it. If another tab has it open, a copy is opened. */
  openKept(id: string): Promise<PartRow[]>;
  /** Deletes saved works; without ids, all that no other tab has open. */
  forgetKept(ids?: string[]): Promise<void>;
  /** Returns the address that restores this state. Rejects where none can, as with the user's own files. `sceneFile` returns the scene as a file. */
  link(): Promise<string>;
  sceneFile(): Promise<string>;
  /** Returns the sentence under the picture. */
  sentence(): string;
  /** Returns every error and warning that was shown, newest first. */
  errors(): string[];
  messages(): { tone: string; text: string; detail?: string }[];
  /** Returns counters of the page. `open` counts the pairs that may still turn out to interfere; `drawCalls` belongs to the last of all `frames`. */
  state(): {
    phase: Phase;
    pending: number;
    open: number;
    restarts: number;
    queryMs: number;
    frames: number;
    drawCalls: number;
  };
  engine(): (EngineInfo & { gpu: string }) | undefined;
  memory(): Promise<Memory>;
  /** Returns which thread did which work recently, and the totals of all work. */
  trace(): Promise<TraceReport>;
  /** Makes the engine fail, to test that the page recovers. */
  crash(how: "panic" | "panicInPool" | "missingPart" | "memory" | "full" | "crowded" | "hang"): void;
  /** Removes the graphics context, or restores it. */
  loseContext(lost: boolean): Promise<void>;
}

declare global {
  interface Window {
    nearpoint: Nearpoint;
  }
}
