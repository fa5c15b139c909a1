/** `window.nearpointSheet`, the API of the sheet for tests and scripts. */

import { settledState } from "../tools";
import type { SheetContour, SheetForm, SheetMode, SheetScene, SheetState } from "../types";
import { refusalText, type SheetController } from "./controller";
import * as state from "./state";

export interface NearpointSheet {
  /** The version of this API. It grows when a member changes its meaning. */
  readonly version: 1;
  ready(): Promise<void>;
  /** Opens a built-in scene or files. Rejects with a sentence, and then nothing has changed. */
  open(what: SheetScene | File[]): Promise<SheetState>;
  /** Cancels the opening of files; the sheet before it stays. */
  cancelOpen(): Promise<SheetState>;
  contours(): Promise<SheetContour[]>;
  frame(): SheetState;
  setMode(mode: SheetMode): Promise<SheetState>;
  select(id?: number): Promise<SheetState>;
  /** Puts a contour at a position, even if it overlaps others there. */
  place(id: number, x: number, y: number, angle: number): Promise<SheetState>;
  /** Moves a contour as a drag in the present mode; it may end earlier, at a contact. */
  moveTo(id: number, x: number, y: number): Promise<SheetState>;
  turnTo(id: number, angle: number): Promise<SheetState>;
  /** Drags a contour's origin along a path, as one undo entry. */
  drag(id: number, way: [x: number, y: number][]): Promise<SheetState>;
  part(id?: number): Promise<SheetState>;
  setFixed(id: number, fixed: boolean): Promise<SheetState>;
  duplicate(id: number, copies?: number): Promise<SheetState>;
  remove(id: number): Promise<SheetState>;
  undo(): Promise<SheetState>;
  redo(): Promise<SheetState>;
  /** Tidies the contours; resolves when it is done. */
  tidy(): Promise<SheetState>;
  cancelTidy(): Promise<SheetState>;
  save(form: SheetForm): Promise<string>;
  /** Returns the contour at a position on the sheet. */
  at(x: number, y: number): Promise<number | undefined>;
  /** Returns where a position on the sheet appears on the canvas, in CSS pixels. */
  seen(x: number, y: number): Promise<[x: number, y: number] | undefined>;
  /** Returns the milliseconds for a step of a drag, and for drawing it. */
  timed(id: number, steps: number): Promise<{ sheet: number; draw: number }>;
  screenshot(): Promise<Blob>;
  /** Stores the present sheet, then makes the worker fail, to test the recovery. */
  crash(): Promise<void>;
}

declare global {
  interface Window {
    nearpointSheet: NearpointSheet;
  }
}

export function publishSheetApi(room: SheetController, ready: () => Promise<void>): void {
  const asked = settledState(room, refusalText, () => state.now.peek());
  const call: SheetController["engine"]["call"] = (...args) => room.engine.call(...args);
  window.nearpointSheet = {
    version: 1,
    ready,
    open: (what) =>
      asked(
        typeof what === "string"
          ? room.open(what)
          : room.read(what.map((file) => ({ path: file.name, blob: file }))),
      ),
    cancelOpen: () => asked(room.cancelOpen()),
    contours: () => call("contours"),
    frame: () => state.now.peek(),
    setMode: (mode) => asked(call("setMode", mode)),
    select: (id) => asked(call("select", id)),
    place: (id, x, y, angle) => asked(call("place", id, x, y, angle)),
    moveTo: (id, x, y) => asked(call("moveTo", id, x, y)),
    turnTo: (id, angle) => asked(call("turnTo", id, angle)),
    drag: (id, way) => asked(call("drag", id, way)),
    part: (id) => asked(call("part", id)),
    setFixed: (id, fixed) => asked(call("setFixed", id, fixed)),
    duplicate: (id, copies = 1) => asked(call("duplicate", id, copies)),
    remove: (id) => asked(call("remove", id)),
    undo: () => asked(call("undo")),
    redo: () => asked(call("redo")),
    tidy: () => asked(call("tidy")),
    cancelTidy: () => asked(call("cancelTidy")),
    save: (form) => call("save", form),
    at: (x, y) => call("at", x, y),
    seen: (x, y) => call("seen", x, y),
    timed: (id, steps) => call("timed", id, steps),
    screenshot: () => room.settled().then(() => call("screenshot")),
    crash: () => room.crash(),
  };
}
