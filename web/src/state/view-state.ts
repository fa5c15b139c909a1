/** The view of the scene in the engine's last report: a shown pair, and planes that cut the picture. */

import { computed, signal } from "@preact/signals-core";
import type { Changes, PickPurpose, SectionRequest, SectionRow, VisibilityRow } from "../engine/types";

export const viewState = signal<VisibilityRow>({ shown: null, gone: [], cuts: [], exploded: 0 });

/** True if parts are drawn away from where they are; a shown pair is never. */
export const isExploded = computed(() => viewState.value.exploded > 0 && viewState.value.shown === null);

export function applyViewState(changes: Changes): void {
  if (changes.sight) viewState.value = changes.sight;
}

/** The largest number of planes. */
export const maxSections = 4;

type AxisName = "x" | "y" | "z";
export const axes: Record<AxisName, readonly [number, number, number]> = {
  x: [1, 0, 0],
  y: [0, 1, 0],
  z: [0, 0, 1],
};
export const axisNames = Object.keys(axes) as AxisName[];

/** Returns the axis that is normal to a plane; undefined if it is oblique. */
export const axisOf = ({ normal }: SectionRow): AxisName | undefined =>
  axisNames.find((name) => Math.abs(axes[name].reduce((sum, c, i) => sum + c * (normal[i] ?? 0), 0)) === 1);

/** Returns the same plane with its other side cut away. */
export const flipped = ({ normal: [x, y, z], offset }: SectionRow): SectionRequest => ({
  normal: [0 - x, 0 - y, 0 - z],
  offset: 0 - offset,
});

/** Returns the position of a plane in its range, 0…1. */
export function offsetFraction({ offset, range: [lo, hi] }: SectionRow): number {
  return hi > lo ? Math.min(1, Math.max(0, (offset - lo) / (hi - lo))) : 0;
}

export const offsetAt = ({ range: [lo, hi] }: SectionRow, fraction: number): number =>
  lo + (hi - lo) * fraction;

/** Returns all planes with one replaced; undefined removes it. */
export const withSection = (
  cuts: readonly SectionRow[],
  at: number,
  options: SectionRequest | undefined,
): SectionRequest[] => cuts.flatMap((cut, i) => (i !== at ? [asRequest(cut)] : options ? [options] : []));

export const asRequest = ({ normal, offset }: SectionRow): SectionRequest => ({ normal, offset });

export const picking = signal<PickPurpose | undefined>(undefined);
