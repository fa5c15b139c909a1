/** `window.nearpointSheet`: the sheet as an API, for tests and for whoever drives it by a script. */

import { settleFor } from "../rooms";
import type { SheetContour, SheetForm, SheetMode, SheetScene, SheetState } from "../types";
import { type SheetRoom, sentence } from "./room";
import * as state from "./state";

export interface NearpointSheet {
  /** Grows when something here changes its meaning. */
  readonly version: 1;
  ready(): Promise<void>;
  /** Opens a made scene, or files; rejects with a sentence, and then everything is as it was. */
  open(what: SheetScene | File[]): Promise<SheetState>;
  /** Ends an opening of files that goes on; the sheet before it is still there. */
  cancelOpen(): Promise<SheetState>;
  contours(): Promise<SheetContour[]>;
  frame(): SheetState;
  setMode(mode: SheetMode): Promise<SheetState>;
  select(id?: number): Promise<SheetState>;
  /** Anywhere, whatever is there. */
  place(id: number, x: number, y: number, angle: number): Promise<SheetState>;
  /** As a drag in the present mode: it may end sooner, at a contact. */
  moveTo(id: number, x: number, y: number): Promise<SheetState>;
  turnTo(id: number, angle: number): Promise<SheetState>;
  /** A drag of a contour's origin along a way; one entry to undo. */
  drag(id: number, way: [x: number, y: number][]): Promise<SheetState>;
  part(id?: number): Promise<SheetState>;
  setFixed(id: number, fixed: boolean): Promise<SheetState>;
  duplicate(id: number, copies?: number): Promise<SheetState>;
  remove(id: number): Promise<SheetState>;
  undo(): Promise<SheetState>;
  redo(): Promise<SheetState>;
  /** Resolves when all are tidied. */
  tidy(): Promise<SheetState>;
  cancelTidy(): Promise<SheetState>;
  save(form: SheetForm): Promise<string>;
  /** The contour at a place of the sheet. */
  at(x: number, y: number): Promise<number | undefined>;
  /** Where a place of the sheet appears on the canvas, CSS pixels. */
  seen(x: number, y: number): Promise<[x: number, y: number] | undefined>;
  /** Milliseconds for a step of a drag, and for drawing it. */
  timed(id: number, steps: number): Promise<{ sheet: number; draw: number }>;
  screenshot(): Promise<Blob>;
  /** Keeps what is there, then makes the worker fail: for tests of what is brought back. */
  crash(): Promise<void>;
}

declare global {
  interface Window {
    nearpointSheet: NearpointSheet;
  }
}

export function publishSheet(room: SheetRoom, ready: () => Promise<void>): void {
  const asked = settleFor(room, sentence, () => state.now.peek());
  const call: SheetRoom["engine"]["call"] = (...args) => room.engine.call(...args);
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
