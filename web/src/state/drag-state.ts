/** The engine's report of a drag in the modes Stop and Snap. */

import { signal } from "@preact/signals-core";
import type { Changes, DragStateRow, SnapSettings } from "../engine/types";

/** The state of the drag in Stop or Snap; undefined if there is none. */
export const dragState = signal<DragStateRow | undefined>(undefined);

/** The snap settings of a new engine, which need not be sent to it. Lengths of 0 stand for the default by the scene's size, or for none. */
export const defaultSnap: SnapSettings = {
  method: "steady",
  angleWeight: 3,
  velocityWeight: 1,
  threshold: 0.05,
  hysteresis: 0.05,
  pull: 0.5,
  leastAngle: (2 * Math.PI) / 3,
  reach: 0,
  axes: true,
  edges: false,
  angleStep: 0,
  step: 0,
};

export function applyDragState(changes: Changes): void {
  if (changes.hand !== undefined) dragState.value = changes.hand ?? undefined;
}
