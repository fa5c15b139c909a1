/**
 * `window.nearpoint`: what a test or another program can ask of the page, in the shipped build. Every promise resolves
 * when its work is done and drawn, and rejects with the sentence a user would see. Poses are
 * `[qw, qx, qy, qz, tx, ty, tz]`, part to scene. Lengths are in the scene's unit, whatever unit the page shows them in; positions
 * on the page are CSS pixels of the window.
 * Parts can be named by id or, where it is theirs alone, by name.
 */

import type { EngineInfo } from "./engine/protocol";
import type {
  AllowedRow,
  BoxRow,
  CameraState,
  CheckMethod,
  CheckRow,
  ClashRow,
  ClashStatus,
  Command,
  Comparison,
  CutRow,
  CutWish,
  DragMode,
  EncounterRow,
  HandRow,
  MeasureRow,
  Memory,
  MotionRow,
  PairDetails,
  PairRow,
  PartId,
  PartRow,
  Picked,
  PickWish,
  Pivot,
  Pose,
  Priority,
  RemovalRow,
  RemovalWish,
  ReportFormat,
  Revised,
  RobotId,
  RobotRow,
  SightRow,
  SnapSettings,
  TestChange,
  TestRow,
  Totals,
  TraceReport,
  Unit,
  ViewRequest,
  Xyz,
} from "./engine/types";
import type { Row } from "./state/severity";
import type { Phase } from "./state/store";
import type { KeptRow } from "./state/works";
import type { BodyFormat } from "./ui/actions";

export type PartName = PartId | string;
/** A robot's id or, where it is its alone, its name. */
export type RobotName = RobotId | string;
export type Result = Row;

/** A plane to cut along: what is beyond it, `normal · point > offset`, is not seen. */
export type SectionPlane = "x" | "y" | "z" | "facing" | CutWish;

/** Something to measure, by its part's name or id. */
export type MeasureWish = Omit<PickWish, "part"> & { part: PartName };

/** A file to open: its name, which may say what it is, and its bytes. */
export interface GivenFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer> | ArrayBuffer | Blob | string;
}

/** What the CAD kernel says of two parts: numbers of the file, and so of the scene; or why it has no answer. */
export interface VerifiedRow {
  a: PartId;
  b: PartId;
  names: [a: string, b: string];
  /** Of what both have in common. */
  volume?: number;
  /** Between them; 0 where they meet. */
  distance?: number;
  why?: string;
  /** One of the two has moved against the other since. */
  isOutdated: boolean;
}

export interface Nearpoint {
  /** Grows when something here changes its meaning. */
  readonly version: 3;
  /** Resolves when the first scene is loaded, checked and drawn. */
  ready(): Promise<void>;
  /** Resolves when nothing is loading or pending and the picture shows it. */
  idle(): Promise<void>;
  /** Resolves when all is known of what was asked before: what `results` tells is so; the picture may still be on its way. */
  answered(): Promise<void>;
  /**
   * Opens a shipped scene by its name, a scene or model file by its address, or files by their bytes. What is open makes room for a scene, and for
   * what is named or has an address; models that are given by their bytes join it, or take its place with `replace`. `accuracy` is how far true surfaces of STEP
   * files may be from their triangles, in millimetres; without it, what the scene file says, or a five-thousandth of the largest part's size.
   * With `revision`, files take the place of the model that they are likest to; `revision()` says what became of its parts. Decisions,
   * tests and BCF issues are told by what is in them, and taken over.
   */
  load(
    what: string | GivenFile[],
    wish?: { accuracy?: number; revision?: boolean; replace?: boolean },
  ): Promise<PartRow[]>;
  /** What the last revision made of the parts of a model; undefined: there was none, or it was undone. */
  revision(): Promise<Revised | undefined>;
  /** Which of both revisions the picture shows; undefined: the scene as it is, in its own colours. */
  compareRevisions(show?: Comparison): Promise<void>;
  /** Takes all parts away. */
  clear(): Promise<void>;
  parts(): PartRow[];
  results(): Result[];
  totals(): Totals;
  /** The scene's unit, which all lengths here are in. */
  unit(): Unit;
  /** Pairs farther apart than this are not among the results; null: however far. */
  within(): number | null;
  /** What the parts that were dragged last met on the way, between the poses too, in order of time. */
  encounters(): EncounterRow[];
  /** The golden hash of the results: the same in every browser, natively, and with any number of threads. */
  hash(): Promise<string>;
  pairDetails(a: PartName, b: PartName): Promise<PairDetails | undefined>;
  /** The body that two parts have in common: its volume, pieces and bounds; undefined when there is none. */
  body(a: PartName, b: PartName): PairRow["body"];
  /** That body as a file: STL in the scene's unit and frame, GLB in metres with Y up. */
  saveBody(a: PartName, b: PartName, format: BodyFormat): Promise<Uint8Array>;
  /**
   * Asks the CAD kernel about pairs of solids of one STEP file: all that the results list, those of a class, or two parts, by reading the file
   * again. What it said of pairs that have not moved since is not asked again. Resolves with what it says of each; nothing else is read meanwhile.
   */
  verify(which: "all" | "interfering" | "undecided" | [a: PartName, b: PartName]): Promise<VerifiedRow[]>;
  /**
   * Covers a part of a STEP file, and all parts of the same product, with triangles that are no farther from their true surface than `accuracy`, in the
   * file's unit; without it, four times as near as they are (`deviation` of a part's row). The file is read again. One undo entry.
   */
  finer(part: PartName, wish?: { accuracy?: number }): Promise<PartRow>;
  /** What it has said of the listed pairs so far. */
  verified(): VerifiedRow[];
  /** The clashes of the scene's tests, those that are gone too, and what was decided about them. */
  clashes(): Promise<ClashRow[]>;
  /**
   * Decides about clashes, by their numbers, or about that of two parts, by their names, which becomes one if the two are undecided: fields that are left out stay as
   * they are, null empties one. One undo entry. `by` is remembered. Resolves with the clashes as they are then.
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
  /** The tests with what each found; changes are one undo entry each, and reject with why not. */
  tests(): Promise<TestRow[]>;
  changeTests(change: TestChange): Promise<TestRow[]>;
  /** All that was decided, as a file, and back: as one undo entry. */
  decisions(): Promise<string>;
  readDecisions(text: string): Promise<ClashRow[]>;
  /** All clashes as a file; with `pictures`, HTML and BCF show up to 200 of them. */
  report(format: ReportFormat, wish?: { pictures?: boolean }): Promise<Uint8Array>;
  setPose(part: PartName, pose: Pose): Promise<void>;
  /**
   * Moves a part as a drag does, through `steps` poses, as one undo entry; every step is checked. The poses are the hand's: in
   * stop and snap the part may be shown elsewhere, and `each` finds it there.
   */
  drag(
    part: PartName,
    way: { by?: Xyz; to?: Pose; steps?: number; each?: (row: Row | undefined, hand: HandRow | null) => void },
  ): Promise<void>;
  /**
   * Locks the scene against hands, or unlocks it: while it is locked, drags in the picture only turn the view. Buildings (IFC) are opened
   * locked. `setPose`, `drag` and commands move parts as before.
   */
  setLocked(on: boolean): Promise<void>;
  locked(): boolean;
  /** What drags do where parts meet; a drag that goes on does so from now on. */
  setDragMode(mode: DragMode): Promise<void>;
  dragMode(): DragMode;
  /** What snapping goes by; what is left out stays as it is. */
  setSnap(settings: Partial<SnapSettings>): Promise<void>;
  /** What the engine says that snapping goes by. */
  snap(): SnapSettings;
  /** The hand of a drag that stops or snaps: where it is, and what holds and stops the parts; null at other times. */
  hand(): HandRow | null;
  /** `setWithin`, `setLimit` and what drags do are settings of how one looks, which `undo` leaves. */
  command(command: Command): Promise<void>;
  undo(): Promise<void>;
  redo(): Promise<void>;
  /** Advances the queries by about so many milliseconds; false: nothing is left. */
  step(budgetMs?: number): Promise<boolean>;
  robots(): RobotRow[];
  /** The pairs that may meet and are not looked at. */
  allowed(): AllowedRow[];
  /** The taught motion; undefined: none. `setMotion` is a command. */
  motion(): MotionRow | undefined;
  /** The check that runs, or the last one. */
  check(): CheckRow | undefined;
  /** All free joints of a robot, radians or lengths, as one undo entry. */
  setJoints(robot: RobotName, values: number[]): Promise<void>;
  /** Puts the robots where the taught motion has them at a time, in seconds. */
  goTo(time: number): Promise<void>;
  /** Checks the whole motion; what is left out is: exact faces, a millimetre, not stopping at the first contact. */
  checkMotion(wish?: { method?: CheckMethod; accuracy?: number; stopAtFirst?: boolean }): Promise<CheckRow>;
  /** The taught motion as a file. */
  motionFile(format: "csv" | "json"): Promise<string>;
  /** Whether parts can be taken out, as far as it is known; undefined: not asked, or the parts have moved since. */
  removal(): RemovalRow | undefined;
  /**
   * Looks for a way of parts, moved as one, out of all other visible parts. What is left out of the wish is as the panel has it. Resolves with
   * the answer; also when it was cancelled.
   */
  findRemoval(parts: PartName | PartName[], wish?: Partial<RemovalWish>): Promise<RemovalRow>;
  cancelRemoval(): Promise<void>;
  /** Shows the parts at a share of their way, 0…1; null: where they were. */
  showRemovalAt(share: number | null): Promise<void>;
  /** Leaves the parts at the end of their way, as one undo entry. */
  takeOut(): Promise<void>;
  /** The way as a file. */
  removalFile(format: "csv" | "json"): Promise<string>;
  /** Shows where two parts meet or come nearest, as a click on their row does: from where it is seen best, all others hardly. */
  showClash(a: PartName, b: PartName): Promise<void>;
  /** Gives view and selection back as they were before. */
  leaveClash(): Promise<void>;
  /** The pair that is shown, the parts that are left out for it, and the planes that cut the picture open. */
  sight(): SightRow;
  /**
   * Cuts the picture open along these planes, four at most, and no others; without any it is whole. An axis: across it, through what is
   * shown or through the middle; "facing": the axis that points at the eye most. Resolves with what they have become.
   */
  section(...planes: SectionPlane[]): Promise<CutRow[]>;
  /**
   * Gives parts a pivot of their own, in the scene, as one undo entry: with an axis a hinge. Or that of a place on the first part: the axis of
   * what is round there, else the middle of the face. Null: they turn about their middle again. Resolves with what the first turns about, in
   * the scene; angles are in radians.
   */
  pivot(parts: PartName | PartName[], pivot?: Pivot | { face: Xyz } | null): Promise<Pivot | undefined>;
  /**
   * Swings a part, or some as one, about the hinge of the first that has one, by degrees from where it is; its limits hold, and so does the
   * way drags go. One undo entry. Resolves with the angle it came to, in degrees.
   */
  swing(parts: PartName | PartName[], degrees: number): Promise<number>;
  /**
   * Measures one thing, or between two, and keeps that as one undo entry. A place is in the scene and on the part; a whole part needs none.
   * Lengths are in the scene's unit, angles in radians.
   */
  measure(...picks: MeasureWish[]): Promise<MeasureRow>;
  /** What is measured and kept, the oldest first. */
  measures(): readonly MeasureRow[];
  /** The exact box around parts along X, Y and Z; without any around all that are visible. Undefined: there are none. */
  boundingBox(...parts: PartName[]): Promise<(BoxRow & { size: Xyz }) | undefined>;
  /** Draws the parts apart from each other, to this share of their ways, 0…1; 0 draws them where they are. Only the picture: the scene stays as it is. */
  explode(share: number): Promise<void>;
  /** Exactly one of `fit`, `standard`, `pair` and `camera`. */
  view(request: ViewRequest): Promise<void>;
  camera(): Promise<CameraState>;
  /** Where a point of the scene is on the page; undefined behind the eye. */
  project(point: Xyz): Promise<[x: number, y: number] | undefined>;
  /** A place on the page where a part is seen and can be grabbed; undefined when it is hidden behind others. */
  screenPositionOf(part: PartName): Promise<[x: number, y: number] | undefined>;
  /** What is under a place on the page. */
  pickAt(x: number, y: number): Promise<Picked | undefined>;
  /** The picture as a PNG. */
  screenshot(): Promise<Blob>;
  /** What is kept in this browser, the latest first; of one that is open, in which tab. */
  kept(): Promise<readonly KeptRow[]>;
  /** Opens a kept work and goes on with it, with a copy if another tab has it. */
  openKept(id: string): Promise<PartRow[]>;
  /** Without ids, all that no other tab has open. */
  forgetKept(ids?: string[]): Promise<void>;
  /** The address that restores this state; rejects where none can, as with own files. And the scene as a file. */
  link(): Promise<string>;
  sceneFile(): Promise<string>;
  /** The sentence under the picture. */
  sentence(): string;
  /** Every error and warning that was said, newest first. */
  errors(): string[];
  messages(): { tone: string; text: string; detail?: string }[];
  /** `open`: pairs of which it is not known yet whether they interfere; `drawCalls`: of the last of so many `frames`. */
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
  /** Which thread did what lately, and what all that was done came to. */
  trace(): Promise<TraceReport>;
  /** Makes the engine fail, to see that the page recovers. */
  crash(how: "panic" | "panicInPool" | "missingPart" | "memory" | "full" | "crowded" | "hang"): void;
  /** Takes the graphics away, or gives them back. */
  loseContext(lost: boolean): Promise<void>;
}

declare global {
  interface Window {
    nearpoint: Nearpoint;
  }
}
