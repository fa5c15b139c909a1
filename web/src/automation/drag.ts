/** Drags parts without a pointer: with the same commands, one step at a time. */

import type { App } from "../app";
import type { Nearpoint } from "../automation";
import type { PartId, Pose, Xyz } from "../engine/types";
import { dragState } from "../state/drag-state";
import * as store from "../state/store";

export async function drag(
  app: App,
  part: PartId,
  { by, to, steps = 10, each }: Parameters<Nearpoint["drag"]>[1],
): Promise<void> {
  const from = store.partById.peek().get(part)?.pose;
  if (!from) throw new Error(`no part has the number ${part}`);
  const end = to ?? shifted(from, by ?? [0, 0, 0]);
  await app.engine.call("command", { type: "beginDrag", parts: [part] });
  for (let i = 1; i <= steps; i++) {
    const pose = i === steps ? end : between(from, end, i / steps);
    await app.engine.call("command", { type: "dragTo", poses: [[part, pose]] });
    await app.idle();
    each?.(
      store.rows.peek().find((row) => row.a === part || row.b === part),
      dragState.peek() ?? null,
    );
  }
  await app.engine.call("command", { type: "endDrag" });
  await app.idle();
}

const shifted = ([qw, qx, qy, qz, x, y, z]: Pose, by: Xyz): Pose => [
  qw,
  qx,
  qy,
  qz,
  x + by[0],
  y + by[1],
  z + by[2],
];

/** Interpolates the position linearly and the rotation as a normalised mean. Both are exact at the ends, which is all that a drag needs. */
function between(from: Pose, to: Pose, t: number): Pose {
  const sign = from[0] * to[0] + from[1] * to[1] + from[2] * to[2] + from[3] * to[3] < 0 ? -1 : 1;
  const mixed = from.map((value, i) => value + ((i < 4 ? sign : 1) * (to[i] ?? 0) - value) * t) as Pose;
  const same = from.slice(0, 4).every((value, i) => value === to[i]);
  if (same) return [from[0], from[1], from[2], from[3], mixed[4], mixed[5], mixed[6]];
  const norm = Math.hypot(mixed[0], mixed[1], mixed[2], mixed[3]);
  return mixed.map((value, i) => (i < 4 ? value / norm : value)) as Pose;
}
