/** Makes the pairs of polygons on which the judge compares: special cases of a few shapes, then seeded random ones. */

import type { PolygonPair } from "../types";
import { sizeOf } from "./shrink";

type Corners = PolygonPair["a"];

/** The shapes of the special cases. Each touches both axes, so that moves by its extent make it touch itself. */
const shapes: readonly Corners[] = [
  [
    [0, 0],
    [4, 0],
    [0, 3],
  ],
  [
    [0, 0],
    [4, 0],
    [4, 4],
    [0, 4],
  ],
  [
    [3, 0],
    [6, 3],
    [3, 6],
    [0, 3],
  ],
  [
    [2, 0],
    [6, 0],
    [8, 4],
    [4, 7],
    [0, 4],
  ],
  // Slivers.
  [
    [0, 0],
    [40, 1],
    [41, 2],
  ],
  [
    [0, 0],
    [1, 0],
    [1, 30],
    [0, 30],
  ],
];

const moved = (corners: Corners, x: number, y: number, scale = 1): Corners =>
  corners.map(([cx, cy]) => [cx * scale + x, cy * scale + y]);

const highest = (corners: Corners, axis: 0 | 1): number => Math.max(...corners.map((corner) => corner[axis]));

/** Returns the places of B beside A: equal, sharing an edge or a corner, crossing, near, and far away. */
function places(a: Corners): [number, number][] {
  const [x, y] = [highest(a, 0), highest(a, 1)];
  return [
    [0, 0],
    [x, 0],
    [x, y],
    [-x, y],
    [1, 1],
    [x - 1, -1],
    [x + 3, 2],
    [Math.ceil(x / 2), y - 1],
    [9000, -7000],
  ];
}

/** A shape around another is this much larger, so that slivers hold the others, too. */
const nestedScale = 100;

const middle = (corners: Corners, axis: 0 | 1): number =>
  corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length;

/** Returns the pairs with one shape deep inside the other. */
export function nestedPairs(): PolygonPair[] {
  return shapes.flatMap((outer) =>
    shapes.flatMap((inner) => {
      const shift = (axis: 0 | 1) => Math.round(middle(inner, axis) - nestedScale * middle(outer, axis));
      const around = moved(outer, shift(0), shift(1), nestedScale);
      return [
        { a: around, b: inner },
        { a: inner, b: around },
      ];
    }),
  );
}

function specialPairs(): PolygonPair[] {
  const beside = shapes.flatMap((a) =>
    shapes.flatMap((b) => places(a).map(([x, y]) => ({ a, b: moved(b, x, y) }))),
  );
  return [...beside, ...nestedPairs()];
}

/** The radii of random polygons: small ones often touch. */
const radii = [2, 5, 20, 300];
const randomPairs = 400;

/** Returns all pairs, the smallest first. Random polygons may be rounded to ones that are not convex: the engine refuses those. */
export function makePairs(seed: number): PolygonPair[] {
  const next = generator(seed);
  const random = Array.from({ length: randomPairs }, (_, i) => {
    const radius = radii[i % radii.length] ?? 1;
    const polygon = (x: number, y: number): Corners => {
      const angles = Array.from({ length: 3 + Math.floor(next() * 5) }, () => next() * 2 * Math.PI);
      const reach = radius * (0.5 + next() / 2);
      return angles
        .sort((one, other) => one - other)
        .map((angle): [number, number] => [x + reach * Math.cos(angle), y + reach * Math.sin(angle)])
        .map(([cx, cy]) => [Math.round(cx) + 0, Math.round(cy) + 0]); // adding 0 avoids −0
    };
    const away = () => (next() - 0.5) * 4 * radius;
    return { a: polygon(0, 0), b: polygon(away(), away()) };
  });
  return [...specialPairs(), ...random].sort((one, other) => sizeOf(one) - sizeOf(other));
}

/** The generator mulberry32: returns numbers from 0 up to, but not including, 1. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
