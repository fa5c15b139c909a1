/** Implements the API for measurements. */

import type { App } from "../app";
import type { Nearpoint } from "../automation";
import { measuring, sizeOf } from "../state/measure";
import { idOf } from "./names";

export function measures(app: App) {
  return {
    async measure(...picks) {
      const wishes = picks.map(({ part, ...rest }) => ({ part: idOf(part), ...rest }));
      const row = await app.engine.call("measure", wishes);
      await app.idle();
      return row;
    },
    measures: () => measuring.peek().kept,
    async boundingBox(...names) {
      const box = await app.engine.call("extent", new Uint32Array(names.map(idOf)));
      return box && { ...box, size: sizeOf(box) };
    },
  } satisfies Partial<Nearpoint>;
}
