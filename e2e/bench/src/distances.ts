/** The cases of distances between shapes that move a little from one call to the next, on one thread. */

import type * as single from "../pkg/single/index.js";
import { race } from "./clock.ts";
import type { Case, Engines } from "./case.ts";
import * as peer from "./peer.ts";

/** Returns the path of B around A, 0.4° for each frame, with the same rotation and a varying distance. */
function around(away: number, frames = 360): Float64Array[] {
  return Array.from({ length: frames }, (_, frame) => {
    const angle = (0.4 * frame * Math.PI) / 180;
    const distance = away + 0.1 * Math.sin(3 * angle);
    const up = 0.5 * Math.sin(2 * angle);
    const turn = angle / 2;
    return Float64Array.of(
      Math.cos(turn), 0.6 * Math.sin(turn), 0, 0.8 * Math.sin(turn),
      distance * Math.cos(angle) * Math.cos(up), distance * Math.sin(angle) * Math.cos(up), distance * Math.sin(up),
    );
  });
}

/** Walks there and back, so that every step is small. */
function walk<T>(path: readonly T[]): () => T {
  let at = -1;
  return () => {
    at = (at + 1) % (2 * path.length - 2);
    return path[at < path.length ? at : 2 * path.length - 2 - at]!;
  };
}

/** The steps that each contestant does at a time; one alone is shorter than the clock's resolution. */
const steps = 50;

/** The peer computes with f32. */
const f32Tolerance = 1e-3;

/**
 * Rapier's iteration ends early: its distance is up to 0.15 % too large for 1000 vertices, and up to 0.6 % for 10 000. A program in f64
 * with a bound on its error agrees with Nearpoint in all frames, to 1e-12.
 */
const rapierTolerance = 1e-2;

const repeated = (step: () => number, times: number) => () => {
  let found = 0;
  for (let i = 0; i < times; i++) found = step();
  return found;
};

export async function hulls({ single: ours }: Engines, vertices: number): Promise<Case> {
  const points = (squeeze: number) =>
    Float32Array.from({ length: 3 * vertices }, (_, i) => {
      // A spiral from pole to pole spreads points evenly.
      const [point, axis] = [Math.floor(i / 3), i % 3];
      const z = 1 - (2 * point + 1) / vertices;
      const [r, turn] = [Math.sqrt(1 - z * z), point * Math.PI * (3 - Math.sqrt(5))];
      return axis === 0 ? squeeze * r * Math.cos(turn) : axis === 1 ? r * Math.sin(turn) : z;
    });
  const [a, b] = [points(1), points(0.7)];
  const path = around(2.6);
  const [hullA, hullB] = [ours.BenchHull.of(a), ours.BenchHull.of(b)];
  const [next, nextOfPeer] = [walk(path), walk(path)];
  const state = new ours.BenchPair();
  const rapier = await peer.hullDistance(a, b);
  const rows = race([
    { name: "nearpoint", work: repeated(() => hullA.distance(hullB, next(), state), steps) },
    { name: "rapier3d", work: repeated(() => rapier(nextOfPeer() as unknown as peer.Pose), steps), tolerance: rapierTolerance },
  ]);
  const exact = hullA.vertexCount();
  return { name: `${steps} steps of two hulls of ${exact} vertices`, rows, answers: "distance" };
}

type Meshes = (from: Pick<typeof single, "BenchMesh">) => [single.BenchMesh, single.BenchMesh];

export function meshes({ single: ours }: Engines, name: string, make: Meshes, away: number): Case {
  const path = around(away);
  const [meshA, meshB] = make(ours);
  const geometries = [meshA, meshB].map((mesh) => peer.geometry(mesh.positions(), mesh.triangles()));
  const [a, b] = [ours.BenchShape.build(meshA, 1), ours.BenchShape.build(meshB, 1)];
  const warm = new ours.BenchWarm();
  const [next, nextOfPeer] = [walk(path), walk(path)];
  const [treeA, treeB] = geometries.map((geometry) => peer.build(geometry));
  Object.assign(geometries[1]!, { boundsTree: treeB });
  const rows = race(
    [
      { name: "nearpoint", work: () => a.clearance(b, next(), warm) },
      {
        name: "three-mesh-bvh",
        work: () => peer.distance(treeA!, geometries[1]!, peer.matrix(nextOfPeer() as unknown as peer.Pose)),
        tolerance: f32Tolerance,
      },
    ],
    6000,
  );
  return { name: `a step of two meshes, ${name}`, rows, answers: "distance" };
}
