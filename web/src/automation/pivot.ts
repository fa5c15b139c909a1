/** Implements the API for pivots and hinges. */

import type { App } from "../app";
import type { Nearpoint, PartName } from "../automation";
import type { PartId, Pivot } from "../engine/types";
import { partById } from "../state/store";
import { idOf } from "./names";

export function pivots(app: App) {
  const { engine } = app;
  return {
    async pivot(names, options) {
      const parts = idsOf(names);
      const [first] = parts;
      if (first === undefined) return undefined;
      if (options !== undefined) {
        const pivot =
          options && "face" in options ? await engine.call("pickPivot", first, options.face) : options;
        await engine.call("command", { type: "setPivot", parts, pivot: pivot ?? null });
        await app.idle();
      }
      return engine.call("pivotOf", first);
    },
    async swing(names, degrees) {
      const parts = idsOf(names);
      await engine.call("command", { type: "beginSwing", parts });
      await engine.call("command", { type: "swingTo", by: (degrees * Math.PI) / 180 });
      await engine.call("command", { type: "endDrag" });
      await app.idle();
      return (openAngle(parts) * 180) / Math.PI;
    },
  } satisfies Partial<Nearpoint>;
}

const idsOf = (names: PartName | PartName[]): PartId[] => (Array.isArray(names) ? names : [names]).map(idOf);

function openAngle(parts: readonly PartId[]): number {
  const pivots = parts.map((part) => partById.peek().get(part)?.pivot);
  return pivots.find((pivot?: Pivot) => pivot?.axis)?.angle ?? 0;
}
