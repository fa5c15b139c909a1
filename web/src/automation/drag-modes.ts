/** Implements the API for drags that stop or snap. */

import type { App } from "../app";
import type { Nearpoint } from "../automation";
import { chooseDragMode, dragMode, dragModes, saveSnap, snap } from "../state/drag-mode";
import { dragState } from "../state/drag-state";
import * as store from "../state/store";

export const dragApi = (app: App) =>
  ({
    async setLocked(on) {
      await app.setLocked(on);
      await app.idle();
    },
    locked: () => store.locked.peek(),
    async setDragMode(mode) {
      if (!dragModes.includes(mode))
        throw new Error(`there is no drag mode “${mode}”: ${dragModes.join(", ")}`);
      chooseDragMode(mode);
      await app.idle();
    },
    dragMode: () => dragMode.peek(),
    async setSnap(change) {
      const settings = { ...snap.peek(), ...change };
      await app.engine.call("command", { type: "setSnap", settings });
      saveSnap(settings);
      await app.idle();
    },
    snap: () => store.scene.peek().snap,
    hand: () => dragState.peek() ?? null,
  }) satisfies Partial<Nearpoint>;
