/** Labels that would lie on each other, moved apart; all stay inside the picture. */

export interface Spot {
  x: number;
  y: number;
  /** About how wide it is written, in pixels. */
  width: number;
}

const height = 19;

/** Each label in turn goes to the nearest free place above or below its own. */
export function spread<S extends Spot>(spots: readonly S[], width: number): S[] {
  const placed: S[] = [];
  for (const spot of spots) {
    const half = Math.min(spot.width, width) / 2;
    const x = Math.min(Math.max(spot.x, half), width - half);
    const free = (y: number) => placed.every((other) => !overlap({ ...spot, x, y }, other));
    const shift = shifts.find((shift) => free(spot.y + shift)) ?? 0;
    placed.push({ ...spot, x, y: spot.y + shift });
  }
  return placed;
}

/** 0, a line down, a line up, two lines down… in thirds of a line. */
const shifts = Array.from({ length: 19 }, (_, i) => (i % 2 === 0 ? -1 : 1) * Math.ceil(i / 2) * (height / 3));

const overlap = (a: Spot, b: Spot): boolean =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < height;
