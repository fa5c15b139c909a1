/** What is seen of the scene, and how, as the engine last told it: a pair that is shown, and planes that cut the picture open. */

import { computed, signal } from "@preact/signals-core";
import type { Changes, CutRow, CutWish, PickFor, SightRow } from "../engine/types";

export const sight = signal<SightRow>({ shown: null, gone: [], cuts: [], exploded: 0 });

/** Whether parts are drawn elsewhere than they are; a pair that is shown is where it is. */
export const isApart = computed(() => sight.value.exploded > 0 && sight.value.shown === null);

export function takeSight(changes: Changes): void {
  if (changes.sight) sight.value = changes.sight;
}

/** No more planes than these can be had. */
export const mostCuts = 4;

type AxisName = "x" | "y" | "z";
export const axes: Record<AxisName, readonly [number, number, number]> = {
  x: [1, 0, 0],
  y: [0, 1, 0],
  z: [0, 0, 1],
};
export const axisNames = Object.keys(axes) as AxisName[];

/** The axis that a plane is across; undefined: it is slanted. */
export const axisOf = ({ normal }: CutRow): AxisName | undefined =>
  axisNames.find((name) => Math.abs(axes[name].reduce((sum, c, i) => sum + c * (normal[i] ?? 0), 0)) === 1);

/** The same plane with its other side cut away. */
export const flipped = ({ normal: [x, y, z], offset }: CutRow): CutWish => ({
  normal: [0 - x, 0 - y, 0 - z],
  offset: 0 - offset,
});

/** Where a plane is between the ends of its range, 0…1. */
export function shareOf({ offset, range: [lo, hi] }: CutRow): number {
  return hi > lo ? Math.min(1, Math.max(0, (offset - lo) / (hi - lo))) : 0;
}

export const offsetAt = ({ range: [lo, hi] }: CutRow, share: number): number => lo + (hi - lo) * share;

/** All planes, one of them as it is wished for; none in its place takes it away. */
export const withCut = (cuts: readonly CutRow[], at: number, wish: CutWish | undefined): CutWish[] =>
  cuts.flatMap((cut, i) => (i !== at ? [asWish(cut)] : wish ? [wish] : []));

export const asWish = ({ normal, offset }: CutRow): CutWish => ({ normal, offset });

export const picking = signal<PickFor | undefined>(undefined);
