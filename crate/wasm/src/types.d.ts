// What crosses the boundary, in TypeScript. This text is also a part of the package's index.d.ts.
//
// Frames and units: every length is in the scene's unit, every position in the scene's frame unless a name says
// otherwise, angles in radians. A pose maps part coordinates to the scene: [qw, qx, qy, qz, tx, ty, tz].
// Canvas positions are CSS pixels from the canvas's top left corner; y goes down.
// Every method that can fail throws an Error whose message is a sentence for the user.

export type Pose = [qw: number, qx: number, qy: number, qz: number, tx: number, ty: number, tz: number];
export type Xyz = [x: number, y: number, z: number];
export type Rgba = [r: number, g: number, b: number, a: number];
export type Unit = "mm" | "cm" | "m" | "in";
export type Up = "y" | "z";
export type PartId = number;
export type RobotId = number;

// ---------------------------------------------------------------- loader worker: parse() -> Parsed

/** One file as the user gave it. `path` includes the folders when a folder was dropped. */
export interface SourceFile { path: string; bytes: Uint8Array }
/** What the user insists on; what is absent is guessed and reported. */
export interface Wish {
  unit?: Unit; up?: Up;
  /** Which shapes robots' links get; absent: visual. A link that lacks them gets the others. */ linkShapes?: "visual" | "collision";
}
/** Called now and then; returning false cancels, and parse throws "Cancelled". `done` is 0…1. */
export type OnProgress = (done: number, doing: string) => boolean | void;

/** What a mesh's defects are and mean. */
export interface Diagnostics {
  triangles: number; vertices: number; faces: number; closed: boolean;
  openEdges: number; nonManifoldEdges: number; degenerate: number; duplicate: number;
  /** Edges whose two triangles disagree about the outside. */
  misorientedEdges: number;
  /** Pieces that no edge joins. */ shells: number;
  /** Closed, but inside out. */ inverted: boolean;
  /** What this means for the results; empty for a sound mesh. */
  sentences: string[];
}
export interface ParsedMesh {
  /** x, y, z of each vertex, welded, part frame. */
  positions: Float64Array;
  /** Three vertex indices a triangle. */
  triangles: Uint32Array;
  /** The face of each triangle. */
  faces: Uint32Array;
  diagnostics: Diagnostics;
}
export interface ParsedPart { name: string; group: string[]; mesh: number; pose: Pose; colour: Rgba; /** Its facets are the model, not an approximation of it. */ isModel: boolean }
/** How a joint moves: not at all, about its axis between limits or without end, along its axis. */
export type JointKind = "fixed" | "revolute" | "continuous" | "prismatic";
/** Carries a child link on its parent link; values in radians, or lengths for joints that slide. */
export interface Joint {
  name: string; kind: JointKind;
  /** Places in `RobotDescription.links`. */ parent: number; child: number;
  /** The child in the parent's frame at the value 0. */ origin: Pose;
  /** In the child's frame, of any length but zero. */ axis: Xyz;
  /** Null: without limits. */ limits: { lower: number; upper: number } | null;
  /** The greatest a second; null where the file says nothing. */ speed: number | null;
  /** Follows another joint, by its place in `joints`. */ mimic: { joint: number; multiplier: number; offset: number } | null;
}
/** A tree of links. */
export interface RobotDescription { name: string; links: string[]; joints: Joint[] }
/** A part on a robot's link: places in `Parsed.parts` and `RobotDescription.links`, and the part's pose in the link's frame. */
export interface LinkPart { part: number; link: number; inLink: Pose }
/** A robot whose links are parts. Their poses are those of the robot at rest, its root link's frame in the scene's. */
export interface ParsedRobot { description: RobotDescription; parts: LinkPart[] }
/** What `parse` returns and `Session.addParts` takes; only typed arrays and plain data, so it can be transferred. */
export interface Parsed {
  parts: ParsedPart[]; meshes: ParsedMesh[]; robots: ParsedRobot[];
  unit: Unit; /** Why this unit was chosen; absent when the file or the user says so. */ unitGuess?: string;
  up: Up; warnings: string[];
}

// ---------------------------------------------------------------- engine worker: Session

export interface SessionOptions {
  theme?: "light" | "dark";
  /** CSS pixels. */
  width?: number; height?: number; /** Device pixels a CSS pixel. */ dpr?: number;
  /** False saves work on software GL; default true. */
  antialias?: boolean;
  /** Whether parts glide when something takes hold of them or lets go; default true. False where the user prefers reduced motion. */
  glide?: boolean;
}

/** Extra wishes for a batch of parts, in the order of `Parsed.parts`; absent fields come from the file. */
export interface PartOverride { name?: string; pose?: Pose; colour?: Rgba; visible?: boolean; fixed?: boolean }

/** Everything that changes the scene. One drag is BeginDrag, DragTo…, EndDrag and one undo entry. */
export type Command =
  | { type: "remove"; parts: PartId[] }
  | { type: "setPose"; part: PartId; pose: Pose }
  | { type: "beginDrag"; parts: PartId[] }
  | { type: "dragTo"; poses: [PartId, Pose][] }
  | { type: "endDrag" } | { type: "cancelDrag" }
  /** What drags do where parts come together. In stop and snap `dragTo` moves the hand, and the parts are shown where Changes.parts has them. */
  | { type: "setDragMode"; mode: DragMode }
  /** What snapping goes by; absent fields are as at first. */
  | { type: "setSnap"; settings: Partial<SnapSettings> }
  /** Puts what was dragged where these two first met on the way of the last drag. */
  | { type: "toFirstContact"; a: PartId; b: PartId }
  | { type: "setVisible"; parts: PartId[]; visible: boolean }
  | { type: "isolate"; parts: PartId[] } | { type: "showAll" }
  | { type: "setFixed"; parts: PartId[]; fixed: boolean }
  | { type: "setColour"; part: PartId; colour: Rgba }
  | { type: "rename"; part: PartId; name: string }
  | { type: "select"; parts: PartId[] }
  | { type: "setUnit"; unit: Unit } | { type: "setUp"; up: Up }
  /** Pairs farther apart than this are not listed; null: no limit. */
  | { type: "setWithin"; limit: number | null }
  /** Clearances below this are flagged (cyan). */
  | { type: "setLimit"; limit: number }
  /** All free joints of a robot, radians or lengths, within their limits; a part of the drag while one of its parts is held. */
  | { type: "setJoints"; robot: RobotId; values: number[] }
  /** Base to scene. */
  | { type: "setBase"; robot: RobotId; pose: Pose }
  /** These two may meet from now on and are not looked at; or may no longer. */
  | { type: "allow"; a: PartId; b: PartId; why: string } | { type: "forbid"; a: PartId; b: PartId }
  /** Tries so many random poses of the robots: pairs that meet in all of them may meet, and pairs of one robot that meet in none. */
  | { type: "sampleAllowed"; samples: number }
  /** The taught motion; null: none. Keys hold the values of all robots' free joints, in the robots' order. */
  | { type: "setMotion"; motion: { form: MotionForm; keys: MotionKey[] } | null }
  /** Puts the robots where the taught motion has them then. Not undone, and no check is out of date by it. */
  | { type: "goTo"; time: number }
  /** Checks the whole motion, nothing missed between steps; goes on in `step`, its progress in Changes.check. */
  | { type: "checkMotion"; method: CheckMethod; accuracy: number; stopAtFirst: boolean }
  /** Shows where parts collide as spheres of this smallest radius tell it; null: no more. */
  | { type: "showSpheres"; accuracy: number | null }
  /** Looks for a way of parts, moved as one, out of all other visible parts; goes on in `step`, its progress in Changes.removal. A step or a
   *  fit of 0 is chosen by the scene; turns in radians, 0: the parts are not turned. */
  | { type: "findRemoval"; parts: PartId[]; step: number; turns: number; fit: number }
  | { type: "cancelRemoval" }
  /** Shows the parts at a share of their way, 0…1; null or 0: where they were. Not undone; other changes put them back first. */
  | { type: "showRemovalAt"; share: number | null }
  /** Forgets the question and its answer; parts that are shown on their way go back. */
  | { type: "forgetRemoval" }
  /** Leaves the parts at the end of their way. */
  | { type: "takeOut" }
  /** Ends a check that goes on; what it found stays. */
  | { type: "cancelCheck" }
  | { type: "undo" } | { type: "redo" } | { type: "clear" } | { type: "checkAll" };

/** Detect: the parts are where the hand has them. Stop: they slide along what they would enter. Snap: they are drawn onto faces. */
export type DragMode = "detect" | "stop" | "snap";
/** The parameters of Kitamura, chapter 6; angles in radians. `method`: as published, or steady (also near faces; no interference). */
export interface SnapSettings {
  method: "published" | "steady";
  /** C_r and C_v. */ angleWeight: number; velocityWeight: number;
  /** Shares of the smaller face. */ threshold: number; hysteresis: number;
  /** k: the hand lets go at k · √(area covered). */ pull: number;
  /** The least angle between the normals. */ leastAngle: number;
  /** How near a face draws, scene unit; 0: 1.5 % of the scene's size. */ reach: number;
  /** Pins into holes; edges along edges. */ axes: boolean; edges: boolean;
  /** Steps of what is left to move; 0: none. */ angleStep: number; step: number;
}
/** Which feature of which dragged part lies on which of another: places among the part's planar faces, cylinders or straight edges. */
export interface Hold { kind: "faces" | "axes" | "edges"; held: PartId; own: number; other: PartId; its: number }
/** The hand of a drag in stop or snap. */
export interface HandRow {
  mode: "stop" | "snap";
  /** Where the hand has the held parts, whatever is shown. */ poses: [PartId, Pose][];
  /** What they are held by, the first first. `share` of the smaller feature is covered; the hand lets go beyond `release`, and is `away`, outwards.
   *  `redundant`: asks nothing that those before it do not. `normal` out of the other face, or along the axis or edge. */
  held: (Hold & { share: number; release: number; away: number; redundant: boolean; at: Xyz; normal: Xyz })[];
  /** What is left to move: 6…0. */ freedoms: { count: number; along: Xyz[]; around: Xyz[] };
  /** What would take hold if the hand went on. */ preview: Hold | null;
  /** Something is in the way. */ blocked: boolean;
  /** What stops the parts; `normal` towards them. */ contacts: { held: PartId; other: PartId; at: Xyz; normal: Xyz }[];
  /** Parts that met before the drag and do not stop it. */ ignored: [PartId, PartId][];
  /** Why more may be possible than is shown, when looking for it ended early: a slide, a turn in contact, the gap kept, what holds. */
  unfinished: "slide" | "turn" | "gap" | "holds" | null;
  /** The last change of what is held; `number` counts them. */
  change: { number: number; taken: Hold[]; released: (Hold & { why: "slid" | "pulled" | "through" | "turned" | "gave" | "gone" })[] };
}

/** `id` is the PointerEvent's pointerId; x and y in CSS pixels on the canvas. */
export interface Pointer {
  kind: "down" | "move" | "up" | "cancel" | "leave";
  id: number; x: number; y: number; button: number; buttons: number;
  shift: boolean; ctrl: boolean; alt: boolean; pointerType: "mouse" | "touch" | "pen";
}
/** `ctrl` includes the Mac's command key. deltaY in CSS pixels (multiply lines by 16, pages by 400). */
export interface Wheel { x: number; y: number; deltaX: number; deltaY: number; ctrl: boolean; /** Only a sheet wants to know. */ alt?: boolean }
/** `key` as in KeyboardEvent.key. */
export interface Key { kind: "down" | "up"; key: string; shift: boolean; ctrl: boolean; alt: boolean; repeat: boolean }

export type Tool = "select" | "move" | "rotate";
export type StandardView = "front" | "back" | "left" | "right" | "top" | "bottom" | "iso";
export interface CameraState { eye: Xyz; target: Xyz; up: Xyz; /** Vertical, radians. */ fieldOfView: number }
/** Exactly one field. `fit` true: all visible parts; a list: these parts. `pair` flies to where two parts meet. */
export interface ViewRequest {
  fit?: true | PartId[]; standard?: StandardView; pair?: [PartId, PartId]; camera?: CameraState;
}

/** A joint that is free. Radians for those that turn, lengths for prismatic ones; null: no limit, or no speed given. */
export interface JointRow {
  name: string; kind: "revolute" | "continuous" | "prismatic";
  lower: number | null; upper: number | null; speed: number | null; value: number;
}
export interface RobotRow { id: RobotId; name: string; /** Base to scene. */ base: Pose; parts: PartId[]; joints: JointRow[] }
export type MotionForm = "linear" | "trapezoidal" | "cubic";
/** Seconds, and the values of all robots' free joints: radians or lengths. */
export interface MotionKey { time: number; values: number[] }
/** The taught motion. */
export interface MotionRow {
  form: MotionForm; keys: MotionKey[]; start: number; end: number;
  /** What the values are called in files: robot/joint. */ joints: string[];
  /** When it was gone to last; null: the robots are not where the motion has them. */ time: number | null;
  /** Joints that are faster than their speed allows, where they are fastest. */
  tooFast: { joint: string; time: number; speed: number; allowed: number }[];
}
/** Exact faces; or hierarchical spheres, to about four times their smallest radius, the accuracy. */
export type CheckMethod = "exact" | "spheres";
export interface CheckRow {
  method: CheckMethod; accuracy: number; stopAtFirst: boolean;
  /** 0…1 */ progress: number; running: boolean;
  /** It came to its end: nothing was left out. */ complete: boolean;
  /** Parts, robots, the motion or the allowed pairs have changed since. */ outdated: boolean;
  /** How long it took, milliseconds. */ ms: number;
  /** Why it could not go on. */ failure?: string;
  /** How many pairs were looked at. */ checked: number;
  /** Looks at an interval of a pair, exact clearances asked for, pairs of spheres tested. */
  tests: { intervals: number; clearances: number; spheres: number };
  /** In order of (a, b): pairs that meet, and those of which a smallest clearance is known. */ pairs: CheckedPair[];
  /** The smallest clearance of all pairs over time; null: beyond what was looked for. */
  curve: { time: number; clearance: number | null; a?: PartId; b?: PartId }[];
  first?: { time: number; a: PartId; b: PartId; at: Xyz };
  smallest?: { time: number; distance: number; a: PartId; b: PartId; onA: Xyz; onB: Xyz };
}
export interface CheckedPair {
  a: PartId; b: PartId;
  /** When they meet; `certain`: proven, else they come nearer than the accuracy. */
  intervals: { from: number; to: number; certain: boolean }[];
  /** At every moment of these they are at least this near each other. */ within: number;
  first?: { time: number; at: Xyz; /** Pairs of triangles. */ triangles: number };
  smallest?: { time: number; distance: number; onA: Xyz; onB: Xyz };
}
/** How a way out is looked for: lengths in the scene's unit, turns in radians. */
export interface RemovalWish { step: number; turns: number; fit: number }
/** Whether some parts, moved as one, can be taken out of all other visible parts. */
export interface RemovalRow {
  parts: PartId[]; /** How many parts may be in the way. */ others: number; /** How many are hidden and so are not. */ hidden: number;
  wish: RemovalWish; /** As it was understood, once that is known. */ used: RemovalWish | null;
  /** Places that were reached. */ states: number;
  /** `none`: there is no way by such steps and turns. `tooMany`: there was more to try than may be. */
  phase: "searching" | "shortening" | "found" | "none" | "tooMany" | "failed" | "cancelled";
  /** At which share of the way the parts are shown; null: where they are. */ shown: number | null;
  /** How long it took, milliseconds. */ ms: number;
  way?: WayOut; /** Part and other that was in the way, the most frequent first. */ blockers: [part: PartId, other: PartId][];
  /** Why it could not be looked for. */ failure?: string;
}
export interface WayOut {
  /** Of the way of the group's middle, and for turns of what is farthest from it. */ length: number;
  /** The smallest clearance is between these two; null: nothing is nearer than the way is long. */
  narrowest: { clearance: [number, number]; part: PartId; other: PartId; at: number; point: Xyz } | null;
  /** From which share on nothing is touched. */ freeFrom: number;
  /** Where the group's middle goes, and at which shares of the length. */ points: Xyz[]; shares: number[];
  /** Where the parts are at the end. */ end: [PartId, Pose][];
}
/** Where parts collide now as hierarchical spheres tell it. */
export interface SpheresRow {
  /** The smallest radius. */ accuracy: number;
  /** Why there are none. */ failure?: string;
  /** Those whose spheres collide. `within`: the surfaces may be so far apart nevertheless. `tests` of `allPairs` were needed. */
  pairs: { a: PartId; b: PartId; within: number; spheres: [number, number]; complete: boolean; tests: number; allPairs: number }[];
}
/** A pair of parts that may meet. Sampling proves nothing for `neverMeet`. */
export interface AllowedRow { a: PartId; b: PartId; reason: "neighbours" | "alwaysMeet" | "neverMeet" | "chosen"; why?: string }
export interface PartRow {
  id: PartId; name: string; group: string[]; pose: Pose; /** The pose its file gave it. */ home: Pose;
  colour: Rgba; visible: boolean; fixed: boolean; selected: boolean;
  triangles: number; bytes: number; /** How many other parts it interferes with, may interfere with, and touches. */
  interfering: number; undecided: number; touching: number; /** Its facets are the model, not an approximation of it. */ isModel: boolean;
  diagnostics: Diagnostics; source: number;
}
export type PairClass = "interferes" | "undecided" | "touches" | "clear";
export type Because =
  | "withinDeviation" | "nearerThanDeviation" | "openA" | "openB" | "openBoth" | "selfOverlapA" | "selfOverlapB"
  | "unorientedA" | "unorientedB";
export interface BodyRow { volume: number; pieces: number; centre: Xyz; low: Xyz; high: Xyz; triangles: number }
export type PairKind = "crossing" | "touching" | "contained" | "clear";
export interface PairRow {
  a: PartId; b: PartId; /** How the two meshes lie to each other: a fact. */ kind: PairKind;
  /** What is true of every two solids that the meshes may stand for. */ class: PairClass; /** Why it is undecided. */ because?: Because;
  /** How far both true surfaces together may be from the facets, at the place that the class comes from; and from where that is known. */
  deviation: number; basis: "exact" | "estimated" | "measured";
  /** Pairs of triangles. */ crossing: number; touching: number;
  /** Pairs of faces, and how many faces of A and of B are in them. */ facePairs: number; facesA: number; facesB: number;
  clearance?: { distance: number; onA: Xyz; onB: Xyz; belowLimit: boolean };
  /** How deep they are in each other: no less and no more. */ depth?: { lower: number; upper: number; onA: Xyz; onB: Xyz };
  /** The body that two closed parts have in common; in the scene's frame. */ body?: BodyRow;
  /** The part that lies wholly inside the other; of two in the same place the later one. */ inner?: PartId;
  /** Both parts are in the same place, wholly or nearly. */ duplicate?: "same" | "nearly";
  /** The parts have moved since; the answer is for where they were. */ pending: boolean;
  /** How long the answer took, milliseconds. */ ms: number;
}
/** How many listed pairs there are of each kind; those of each class, of which duplicates are counted for themselves; `pairs`: all,
 *  whatever their distance. */
export interface Totals {
  crossing: number; touching: number; contained: number; clear: number; belowLimit: number;
  interfering: number; undecided: number; touches: number; duplicates: number;
  trianglePairs: number; pairs: number;
}
/** The first contact of two parts in the last drag, one of which was held. */
export interface EncounterRow {
  a: PartId; b: PartId;
  /** Where they met. */ at: Xyz;
  /** Where the held parts were then. */ poses: [part: PartId, pose: Pose][];
  /** Proven to have met, not only too close to be told apart. */ certain: boolean;
  /** They share nothing any more. */ through: boolean;
}
export interface Results {
  revision: number; /** In order of (a, b). */ pairs: PairRow[]; totals: Totals;
  /** In order of time, each pair once. */ encounters: EncounterRow[];
}

/** A text to lay over the canvas, its middle at (x, y); the last drawn picture's. */
export interface Label { kind: "clearance" | "depth" | "undecided" | "axis" | "drag" | "freedoms"; x: number; y: number; text: string; a?: PartId; b?: PartId }

export interface Interaction {
  tool: Tool; hover: PartId | null;
  /** Null when nothing is being dragged. */
  drag: { mode: "move" | "rotate" | "orbit" | "pan" | "pinch"; axis?: "x" | "y" | "z"; parts: PartId[]; typed?: string; snapping: boolean } | null;
  /** A CSS cursor name. */ cursor: string;
}
/** What changed since the last call of `changes`; absent fields are unchanged. */
export interface Changes {
  parts?: PartRow[]; robots?: RobotRow[]; allowed?: AllowedRow[];
  /** Null: there is none any more. */ motion?: MotionRow | null; check?: CheckRow | null; spheres?: SpheresRow | null;
  /** Null: nothing is held in stop or snap. */ hand?: HandRow | null;
  /** Null: not asked, or the parts have moved since. */ removal?: RemovalRow | null;
  results?: Results; labels?: Label[]; interaction?: Interaction; camera?: CameraState;
  scene?: { unit: Unit; up: Up; within: number | null; limit: number; dragMode: DragMode; snap: SnapSettings; canUndo: boolean; canRedo: boolean; triangles: number };
  /** Pairs that wait for a query; 0: everything shown is final. */ pending: number;
  /** Pairs whose class is not known yet: as long as there are some, more may interfere than is told. */ open: number;
  /** Whether step() or draw() has something to do. */ busy: boolean;
  /** Milliseconds of the last complete query after a change, of the last picture, and pictures drawn so far. */
  queryMs: number; drawMs: number; frames: number;
  gpu: "webgl2" | "lost" | "none"; /** Why there is no picture. */ gpuMessage?: string;
  /** Why the last gesture or key was refused ("… is fixed in its place"); reported once. */ refusal?: string;
}
export interface Memory { wasmBytes: number; limitBytes: number; shapeBytes: number; gpuBytes: number }
export interface Picked { part: PartId; point: Xyz; triangle: number; face: number }
/** Indices of triangles and faces in their own part's mesh. */
export interface PairDetails { /** a, b, 0 crossing or 1 touching; … */ triangles: Uint32Array; /** a, b, crossing, touching; … */ faces: Uint32Array }
