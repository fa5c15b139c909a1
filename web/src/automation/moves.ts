/** Implements the API for moves that end clashes. */

import type { App } from "../app";
import type { Nearpoint } from "../automation";
import { idOf } from "./names";

export const moves = (app: App) =>
  ({
    async moves(a, b, { gap = 0, direction } = {}) {
      await app.idle();
      return app.engine.call("partMoves", idOf(a), idOf(b), gap, direction);
    },
    async commonMoves(...parts) {
      await app.idle();
      return app.engine.call("commonMoves", new Uint32Array(parts.map(idOf)));
    },
  }) satisfies Partial<Nearpoint>;
