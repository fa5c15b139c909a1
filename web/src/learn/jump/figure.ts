/** The figure of the jump: its frame, the wall with an opening, and the part with its start. Lengths are units of the frame, y down. */

export type Point = [x: number, y: number];

export const frame = { left: -180, top: -100, width: 360, height: 200 };

/** The two pieces of the wall. */
export const wall: Point[][] = [
  [
    [-4, -100],
    [4, -100],
    [4, -52],
    [-4, -52],
  ],
  [
    [-4, 18],
    [4, 18],
    [4, 100],
    [-4, 100],
  ],
];

/** The contour of the part, about its origin. */
export const part: Point[] = [
  [-24, -18],
  [8, -18],
  [26, 0],
  [8, 18],
  [-24, 18],
];

export const start: Point = [-130, 46];

/** The largest number of tested poses. */
export const maxPoses = 40;

/** The places of the part that keep it in the frame. */
const range = { left: -156, right: 154, top: -82, bottom: 82 };

/** Returns the nearest place that keeps the part in the frame. */
export const inFrame = ([x, y]: Point): Point => [
  Math.min(range.right, Math.max(range.left, x)),
  Math.min(range.bottom, Math.max(range.top, y)),
];

export const { left: least, right: most } = range;

/** Returns the place at a fraction of the path from the start. */
export const onPath = ([x, y]: Point, fraction: number): Point => [
  start[0] + (x - start[0]) * fraction,
  start[1] + (y - start[1]) * fraction,
];

/** The length of a step by an arrow key, and with Shift. */
const [step, shortStep] = [10, 2];

const directions: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Returns the place after a key; undefined for keys that do not move the part. */
export function placeByKey([x, y]: Point, key: string, short: boolean): Point | undefined {
  if (key === "Home") return start;
  const direction = directions[key];
  if (!direction) return undefined;
  const by = short ? shortStep : step;
  return inFrame([x + direction[0] * by, y + direction[1] * by]);
}
