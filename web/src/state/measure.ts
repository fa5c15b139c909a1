/** The measurements in the engine's last report, and the box around the selection. */

import { computed, signal } from "@preact/signals-core";
import type { BoxRow, Changes, MeasureRow, MeasuringRow, PickKind, PickRow } from "../engine/types";

const noMeasurements: MeasuringRow = {
  kind: null,
  pointed: null,
  first: null,
  kept: [],
  chosen: null,
  framed: false,
};

export const measuring = signal<MeasuringRow>(noMeasurements);
export const isFramed = computed(() => measuring.value.framed);

/** The box around the selection, or around all; undefined if it was not requested. */
export const extent = signal<BoxRow | undefined>(undefined);

/** The kinds that can be picked, in the order of the panel; null: any kind under the pointer. */
export const kinds: readonly (PickKind | null)[] = [null, "point", "centre", "edge", "face", "axis", "part"];

/** Returns the measurements that were removed. */
export function applyMeasurements({ measuring: delta }: Changes): readonly MeasureRow[] {
  if (!delta) return [];
  const before = measuring.peek().kept;
  measuring.value = delta;
  const ids = new Set(delta.kept.map(({ id }) => id));
  return before.filter(({ id }) => !ids.has(id));
}

/** Returns the distance of two ends along X, Y and Z. */
export const directionOf = ([a, b]: readonly [PickRow["at"], PickRow["at"]]): [number, number, number] => [
  Math.abs(b[0] - a[0]),
  Math.abs(b[1] - a[1]),
  Math.abs(b[2] - a[2]),
];

export const sizeOf = ({ lo, hi }: BoxRow): [number, number, number] => directionOf([lo, hi]);
