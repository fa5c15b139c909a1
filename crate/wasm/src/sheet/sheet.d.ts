// ---------------------------------------------------------------- lesson worker: SheetSession
// Lengths are millimetres, on a sheet with x to the right and y up; angles degrees, counter-clockwise, within half a turn.

export type SheetScene = "key" | "combs" | "jigsaw" | "chain" | "garments";
/** Where contours meet: goes on and is told, slides along, pushes away. */
export type SheetMode = "detect" | "slide" | "push";
export type SheetForm = "svg" | "dxf" | "json";
/** What was opened, and sentences on what was left out or mended. */
export interface SheetRead { contours: number; notes: string[] }
/** All of a sheet but its history, as plain data for `restore`; what is in it is the package's own. */
export interface SheetKept { title: string; contours: unknown[] }
export interface SheetContour {
  id: number; name: string; layer?: string; /** Where the origin of its frame lies. */ x: number; y: number; angle: number;
  fixed: boolean; overlapping: boolean; /** Of all its rings. */ vertices: number; /** Low and high corner of its box in its own frame. */ box: [number, number, number, number];
}
/** Contours of one name. */
export interface SheetKind { name: string; layer?: string; ids: number[]; /** How many of them overlap something. */ overlapping: number }
export interface SheetOverlap {
  other: number; name: string; how: "partly" | "inside" | "around";
  /** The shortest shift of the selected one that parts the two, and its length. */ by: [x: number, y: number]; depth: number;
}
export interface SheetSelected {
  id: number; name: string; x: number; y: number; angle: number; fixed: boolean;
  state: "apart" | "touching" | "overlapping"; overlaps: SheetOverlap[];
  /** Names of what it touches; null is the edge of the sheet. */ touches: (string | null)[];
  /** To the nearest other contour, when it is apart from all. */ clearance?: { other: number; name: string; distance: number };
}
export interface SheetState {
  /** What was opened: a made scene's name, or a file's. */ title: string; mode: SheetMode; width: number; height: number;
  contours: number; /** Pairs. */ overlapping: number; dragging: boolean; selected?: SheetSelected;
  tidying?: { done: number; of: number }; canUndo: boolean; canRedo: boolean;
}
export interface SheetChanges {
  state?: SheetState; kinds?: SheetKind[]; labels?: { x: number; y: number; text: string; kind: "clearance" | "overlap" }[];
  /** A CSS cursor name. */ cursor: string;
  /** Whether step() or draw() has something to do. */ busy: boolean;
  /** Why something was refused; reported once. */ refusal?: string;
  gpu: "webgl2" | "lost" | "none"; gpuMessage?: string;
}
