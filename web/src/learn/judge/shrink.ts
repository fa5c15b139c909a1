/** Simplifies a pair of polygons while a function stays wrong for it: fewer corners, then smaller coordinates. */

import type { PolygonPair } from "../types";

type Corners = PolygonPair["a"];
const parts = ["a", "b"] as const;

/** A corner counts more than any coordinates, which are at most a million. */
const cornerSize = 1e8;

/** Returns a number that is smaller for a simpler pair. */
export function sizeOf({ a, b }: PolygonPair): number {
  const all = [...a, ...b];
  return all.length * cornerSize + all.reduce((sum, [x, y]) => sum + Math.abs(x) + Math.abs(y), 0);
}

/** Returns simpler pairs, the simplest first. Some have polygons that are not convex: the engine refuses those. */
export function simplerPairs(pair: PolygonPair): PolygonPair[] {
  const size = sizeOf(pair);
  return [...withoutCorner(pair), ...scaled(pair), ...shifted(pair), ...withCoordinate(pair)]
    .map((simpler) => ({ simpler, size: sizeOf(simpler) }))
    .filter((one) => one.size < size)
    .sort((one, other) => one.size - other.size)
    .map(({ simpler }) => simpler);
}

const withoutCorner = (pair: PolygonPair): PolygonPair[] =>
  parts.flatMap((part) =>
    pair[part].length > 3 ? pair[part].map((_, i) => ({ ...pair, [part]: pair[part].toSpliced(i, 1) })) : [],
  );

/** Adding 0 avoids −0. */
const scaled = (pair: PolygonPair): PolygonPair[] =>
  [2, 3, 10].map((by) => onBoth(pair, ([x, y]) => [Math.trunc(x / by) + 0, Math.trunc(y / by) + 0]));

/** Moves both so that a corner lies at the origin, or B alone towards A. */
function shifted(pair: PolygonPair): PolygonPair[] {
  const together = [...pair.a, ...pair.b].map(([left, low]) => onBoth(pair, ([x, y]) => [x - left, y - low]));
  const far = Math.max(...[...pair.a, ...pair.b].flat().map(Math.abs));
  const apart: PolygonPair[] = [];
  for (let by = 1; by <= far; by *= 2)
    for (const [dx, dy] of directions)
      apart.push({ a: pair.a, b: pair.b.map(([x, y]) => [x + dx * by, y + dy * by]) });
  return [...together, ...apart];
}

const directions = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** Replaces one coordinate by zero, by its half, or by its neighbour. */
function withCoordinate(pair: PolygonPair): PolygonPair[] {
  const replaced = (part: "a" | "b", at: number, axis: number, value: number): PolygonPair => ({
    ...pair,
    [part]: pair[part].map((corner, i) => (i === at ? corner.with(axis, value) : corner)),
  });
  return parts.flatMap((part) =>
    pair[part].flatMap((corner, at) =>
      corner.flatMap((value, axis) =>
        value === 0
          ? []
          : [0, Math.trunc(value / 2) + 0, value - Math.sign(value)].map((to) =>
              replaced(part, at, axis, to),
            ),
      ),
    ),
  );
}

const onBoth = (pair: PolygonPair, change: (corner: Corners[number]) => Corners[number]): PolygonPair => ({
  a: pair.a.map(change),
  b: pair.b.map(change),
});

/** Shrinks the pair of a case until no simpler pair fails. `firstFailing` returns the first of these pairs that still fails. */
export async function shrink<Case extends { pair: PolygonPair }>(
  found: Case,
  firstFailing: (pairs: readonly PolygonPair[]) => Promise<Case | undefined>,
): Promise<Case> {
  for (let smallest = found; ; ) {
    const simpler = await firstFailing(simplerPairs(smallest.pair));
    if (!simpler) return smallest;
    smallest = simpler; // its size is smaller, so that this ends
  }
}
