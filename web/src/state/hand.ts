/** What the engine reports of the hand that drags in Stop or Snap. */

import { signal } from "@preact/signals-core";
import type { Changes, HandRow, SnapSettings } from "../engine/types";

/** While something is held in Stop or Snap. */
export const hand = signal<HandRow | undefined>(undefined);

/** As a new engine has them, so that it need not be told; lengths of 0 are as the scene's size has it, and none. */
export const firstSnap: SnapSettings = {
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

export function takeHand(changes: Changes): void {
  if (changes.hand !== undefined) hand.value = changes.hand ?? undefined;
}
