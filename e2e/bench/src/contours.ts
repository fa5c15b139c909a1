/** The cases of two flat contours that may overlap, at unrelated poses: B is rotated anew for each. */

import type * as single from "../pkg/single/index.js";
import { type Contestant, race } from "./clock.ts";
import type { Case, Engines } from "./case.ts";
import * as peer from "./flat.ts";

/** Returns a generator of uniform numbers in 0…1, equal for equal seeds: a Weyl sequence, mixed by the finaliser of MurmurHash3. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
  };
}

type Make = (share: () => number, vertices: number) => Float64Array;

/** Returns a star with spikes of uneven length around the origin. */
export const star: Make = (share, vertices) =>
  Float64Array.from(
    Array.from({ length: vertices }, (_, i) => {
      const [radius, angle] = [0.4 + 0.6 * share(), (2 * Math.PI * i) / vertices];
      return [radius * Math.cos(angle), radius * Math.sin(angle)];
    }).flat(),
  );

/** Returns a comb with teeth of uneven length, four vertices each, on a bar of two. */
export const comb: Make = (share, vertices) => {
  const teeth = Math.floor((vertices - 2) / 4);
  const width = 2 / teeth;
  const tooth = (i: number) => {
    const [x, y] = [-1 + width * i, 0.2 + 0.4 * share()];
    const right = x + 0.55 * width;
    return [right, -0.5, right, y, x, y, x, -0.5];
  };
  const all = Array.from({ length: teeth }, (_, i) => tooth(teeth - 1 - i)).flat();
  return Float64Array.from([...all, -1, -0.8, 1, -0.8]);
};

const count = 2000;

/** The share of the poses at which a peer may answer otherwise, because contours that nearly touch depend on rounding. */
const maxDifferent = 0.005;

/** Returns poses as x, y, angle. */
function poses(share: () => number): Float64Array {
  const one = () => [3.6 * share() - 1.8, 3.6 * share() - 1.8, 2 * Math.PI * share()];
  return Float64Array.from(Array.from({ length: count }, one).flat());
}

interface Rival {
  name: string;
  /** Returns 1 or 0 for each pose. */
  answers(): Uint8Array;
}

/** Returns a function that queries one pose after the other. */
function each(at: Float64Array, hits: (x: number, y: number, angle: number) => boolean): () => Uint8Array {
  return () => Uint8Array.from({ length: count }, (_, i) => Number(hits(at[3 * i]!, at[3 * i + 1]!, at[3 * i + 2]!)));
}

function rivals(ours: single.BenchContours, a: Float64Array, b: Float64Array, at: Float64Array): Rival[] {
  const pieces = [ours.piecesOfA(), ours.piecesOfB()] as const;
  const collisions = peer.detectCollisions(a, b);
  return [
    { name: "nearpoint, all poses in one call", answers: () => ours.overlaps(at) },
    { name: "nearpoint, a call for each pose", answers: each(at, (x, y, angle) => ours.overlapsAt(x, y, angle)) },
    { name: `detect-collisions, ${collisions.pieces} pieces`, answers: each(at, collisions.checkCollision) },
    { name: "detect-collisions, its tree first", answers: each(at, collisions.checkOne) },
    { name: `sat, ${pieces.map((of) => of.length).join(" + ")} pieces`, answers: each(at, peer.sat(...pieces)) },
  ];
}

export function overlaps({ single: from }: Engines, kind: "stars" | "combs", vertices: number): Case {
  const share = random(vertices);
  const make = kind === "stars" ? star : comb;
  const [a, b] = [make(share, vertices), make(share, vertices)];
  const all = rivals(from.BenchContours.of(a, b), a, b, poses(share));
  const sum = (answers: Uint8Array) => answers.reduce((hits, answer) => hits + answer, 0);
  const contestants = all.map(({ name, answers }): Contestant => ({ name, work: () => sum(answers()), tolerance: maxDifferent }));
  const right = all[0]!.answers();
  const rows = race(contestants, 3000).map((row, i) => {
    const theirs = all[i]!.answers();
    const differ = theirs.filter((answer, pose) => answer !== right[pose]).length;
    if (differ > maxDifferent * count) throw new Error(`${row.name} answers otherwise at ${differ} of ${count} poses`);
    return { ...row, differ };
  });
  return { name: `${count} poses of two ${kind} of ${vertices} vertices: do they overlap?`, rows, answers: "hits", each: count };
}
