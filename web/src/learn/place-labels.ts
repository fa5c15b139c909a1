/** Moves labels apart that would overlap, and keeps all inside the picture. */

export interface LabelBox {
  x: number;
  y: number;
  /** The size of the label, in pixels. */
  width: number;
  height: number;
}

/** The smallest gap between two labels, in pixels. */
const gap = 1;
/** The largest distance of a label from its point, in its own heights. Farther away it would be unclear what it names. */
const maxShift = 7;

/** Moves each label in turn to the free position nearest to its point; a label without one is omitted. */
export function placeLabels<S extends LabelBox>(spots: readonly S[], width: number, height: number): S[] {
  const placed: S[] = [];
  for (const spot of spots) {
    if (spot.height > height) continue;
    const across = Math.min(spot.width, width);
    const at = (dx: number, dy: number): S => ({
      ...spot,
      width: across,
      x: clamp(across / 2, spot.x + dx, width - across / 2),
      y: clamp(spot.height / 2, spot.y + dy, height - spot.height / 2),
    });
    const free = shifts
      .map(([right, down]) => at(right * spot.width, down * spot.height))
      .find((place) => placed.every((other) => !overlap(place, other)));
    if (free) placed.push(free);
  }
  return placed;
}

const clamp = (least: number, at: number, most: number): number => Math.min(Math.max(at, least), most);

/** The shifts to the right and down, in widths and heights: none, then thirds of a height, the nearest first. Sideways costs four times as much. */
const shifts: [number, number][] = [0, -0.5, 0.5, -1, 1]
  .flatMap((right) =>
    Array.from({ length: 6 * maxShift + 1 }, (_, i): [number, number] => [right, i / 3 - maxShift]),
  )
  .sort((a, b) => shiftCost(a) - shiftCost(b));

function shiftCost([right, down]: [number, number]): number {
  return 4 * Math.abs(right) + Math.abs(down);
}

const overlap = (a: LabelBox, b: LabelBox): boolean =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 + gap &&
  Math.abs(a.y - b.y) < (a.height + b.height) / 2 + gap;
