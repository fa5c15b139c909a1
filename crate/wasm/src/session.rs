//! The one exported class. Its types are in `types.d.ts`; the frames and units too.
//!
//! ```ts
//! import init, { Session, parse, initThreadPool } from "./pkg/threads/index.js"; // or ./pkg/single/, without initThreadPool
//!
//! // loader worker
//! parse(files: SourceFile[], wish: Wish, onProgress?: OnProgress): Parsed
//!
//! // engine worker
//! new Session(canvas: OffscreenCanvas | undefined, options: SessionOptions)
//!                                        // no canvas or no WebGL 2: everything works but the picture; see Changes.gpu
//! session.addParts(parsed: Parsed, source: number, overrides?: PartOverride[]): PartId[]
//!                                        // `source` is the caller's number for where they came from; kept in PartRow and scene file
//! session.command(command: Command): void
//! session.pointer(pointer: Pointer): boolean      // true: consumed (preventDefault)
//! session.wheel(wheel: Wheel): boolean
//! session.doubleClick(x: number, y: number): void
//! session.key(key: Key): boolean
//! session.blur(): void                            // canvas lost focus: an unfinished drag is cancelled
//! session.setTool(tool: Tool): void
//! session.hover(part: PartId | undefined): void   // highlight from the part tree
//! session.focusPair(a?: PartId, b?: PartId): void // the pair whose marks are drawn strongest; none: all alike
//! session.resize(width: number, height: number, dpr: number): void
//! session.setTheme(theme: "light" | "dark"): void
//! session.view(request: ViewRequest): void
//! session.camera(): CameraState
//! session.step(budgetMs: number): boolean         // advances queries for about so long; true: call again
//! session.draw(): boolean                         // draws if anything visible changed; true: a picture was drawn
//! session.changes(): Changes                      // what changed since the last call; cheap when nothing did
//! session.snapshot(): Changes                     // all of it, whatever was reported before
//! session.pairDetails(a: PartId, b: PartId): PairDetails | undefined
//! session.pickAt(x: number, y: number): Picked | undefined
//! session.project(point: Xyz): [x: number, y: number] | undefined  // CSS pixels; undefined behind the eye
//! session.hash(): string                          // golden hash of the results, 16 hex digits
//! session.sceneFile(): string                     // JSON of the scene as it is; models of added parts are named by `source`
//! session.restore(json: string): void             // poses, names, colours, visibility, camera, … onto the parts already added
//! session.memory(): Memory
//! session.crashForTest(how: "panic" | "panicInPool" | "memory"): void
//! session.loseContextForTest(lost: boolean): void
//! session.free(): void
//! ```
//!
//! The engine's loop: after any call, run `step(8)` until it returns false, `draw()` at most once a display frame, and
//! post `changes()`. `pointer` with kind "move" is cheap: the newest pose wins and older queries are dropped.
//! After `draw()` the canvas keeps its picture (`preserveDrawingBuffer`), so `convertToBlob` gives a screenshot.
