/** The cases of the benchmark. Each names its contestants; the first is Nearpoint on one thread. */

import * as single from "../pkg/single/index.js";
import type { Case, Engines, Measure, Package } from "./case.ts";
import { type Contestant, race } from "./clock.ts";
import * as contours from "./contours.ts";
import * as distances from "./distances.ts";
import * as peer from "./peer.ts";

type Mesh = single.BenchMesh;

const q = ([x, y, z]: [number, number, number], angle: number): [number, number, number, number] => {
  const scale = Math.sin(angle / 2) / Math.hypot(x, y, z);
  return [Math.cos(angle / 2), x * scale, y * scale, z * scale];
};
const times = ([a, b, c, d]: number[], [e, f, g, h]: number[]): [number, number, number, number] => [
  a! * e! - b! * f! - c! * g! - d! * h!,
  a! * f! + b! * e! + c! * h! - d! * g!,
  a! * g! - b! * h! + c! * e! + d! * f!,
  a! * h! + b! * g! - c! * f! + d! * e!,
];
const turned = times(q([1, 2, 3], 0.7), q([3, -1, 0.5], 0.33));
const length = Math.hypot(0.61, 0.52, 0.59);
const pose = (distance: number): peer.Pose => [...turned, (0.61 * distance) / length, (0.52 * distance) / length, (0.59 * distance) / length];
const identity: peer.Pose = [1, 0, 0, 0, 0, 0, 0];

/** The peer omits coplanar pairs, and computes with f32 positions. */
const pairTolerance = 0.01;

/** The case of all colliding triangle pairs of two meshes. */
function pairs(engines: Engines, name: string, make: (from: Package) => [Mesh, Mesh], at: peer.Pose): Case {
  const rivals: Contestant[] = [];
  const ours = (from: Package, threads: number, label: string) => {
    const [a, b] = make(from).map((mesh) => from.BenchShape.build(mesh, threads));
    const numbers = Float64Array.from(at);
    rivals.push({ name: label, work: () => a!.countPairs(b!, numbers, threads) });
  };
  ours(engines.single, 1, "nearpoint");
  ours(engines.threads, engines.pool, `nearpoint, ${engines.pool} threads`);
  const [a, b] = make(engines.single).map((mesh) => peer.geometry(mesh.positions(), mesh.triangles()));
  const matrix = peer.matrix(at);
  for (const [label, build] of [["three-mesh-bvh", peer.build], ["three-mesh-bvh tuned", peer.buildTuned]] as const) {
    const [treeA, treeB] = [build(a!.clone()), build(b!.clone())];
    rivals.push({ name: label, work: () => peer.countPairs(treeA, treeB, matrix), tolerance: pairTolerance });
  }
  return { name, rows: race(rivals) };
}

function building(engines: Engines): Case {
  const ours = (from: Package, threads: number, name: string): Contestant => {
    const mesh = from.BenchMesh.blob(1000, 501, 7);
    return {
      name,
      work: () => {
        from.BenchShape.build(mesh.copy(), threads).free();
        return 0;
      },
    };
  };
  const mesh = engines.single.BenchMesh.blob(1000, 501, 7);
  const geometry = peer.geometry(mesh.positions(), mesh.triangles());
  const theirs = (build: typeof peer.build, name: string): Contestant => ({
    name,
    work: () => {
      build(geometry.clone());
      return 0;
    },
  });
  const rivals = [
    ours(engines.single, 1, "nearpoint, and a copy of the mesh"),
    ours(engines.threads, engines.pool, `nearpoint, ${engines.pool} threads`),
    theirs(peer.build, "three-mesh-bvh"),
    theirs(peer.buildTuned, "three-mesh-bvh tuned"),
  ];
  return { name: "building the BVH of 1M triangles", rows: race(rivals, 4000, 2) };
}

/** The case of every two parts of an assembly, in the poses of its file. */
function assembly(engines: Engines, name: string, meshes: { positions: Float64Array; triangles: Uint32Array }[]): Case {
  const all = <Shape>(shapes: Shape[], count: (a: Shape, b: Shape) => number): number => {
    let sum = 0;
    for (const [i, a] of shapes.entries()) for (const b of shapes.slice(i + 1)) sum += count(a, b);
    return sum;
  };
  const numbers = Float64Array.from(identity);
  const ours = (from: Package, threads: number, label: string): Contestant => {
    const shapes = meshes.map(({ positions, triangles }) =>
      from.BenchShape.build(from.BenchMesh.parts(positions, triangles), threads),
    );
    return { name: label, work: () => all(shapes, (a, b) => a.countPairs(b, numbers, threads)) };
  };
  const rivals = [
    ours(engines.single, 1, "nearpoint"),
    ours(engines.threads, engines.pool, `nearpoint, ${engines.pool} threads`),
  ];
  const matrix = peer.matrix(identity);
  for (const [label, build] of [["three-mesh-bvh", peer.build], ["three-mesh-bvh tuned", peer.buildTuned]] as const) {
    const trees = meshes.map(({ positions, triangles }) => build(peer.geometry(new Float32Array(positions), triangles)));
    rivals.push({ name: label, work: () => all(trees, (a, b) => peer.countPairs(a, b, matrix)), tolerance: pairTolerance });
  }
  return { name, rows: race(rivals) };
}

export const cases: Measure[] = [
  (engines) => pairs(engines, "3 968 × 3 968, spheres", ({ BenchMesh }) => [BenchMesh.sphere(64, 32), BenchMesh.sphere(64, 32)], pose(1.985)),
  (engines) => pairs(engines, "70k × 5k, blobs", ({ BenchMesh }) => [BenchMesh.blob(264, 134, 7), BenchMesh.blob(64, 41, 8)], pose(1.75)),
  (engines) => pairs(engines, "1M × 1M, blobs", ({ BenchMesh }) => [BenchMesh.blob(1000, 501, 7), BenchMesh.blob(1000, 501, 8)], pose(1.75)),
  async (engines) => {
    const file = await fetch("/models/so101.glb"); // beside the page, not beside this worker's script
    if (!file.ok) throw new Error(`${file.url}: ${file.status}`);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const { meshes } = single.parse([{ path: "so101.glb", bytes }], {});
    return assembly(engines, "SO-101, 17 parts, all pairs", meshes);
  },
  building,
  (engines) => distances.hulls(engines, 1000),
  (engines) => distances.hulls(engines, 10_000),
  (engines) => distances.meshes(engines, "3 968 × 3 968, spheres", ({ BenchMesh }) => [BenchMesh.sphere(64, 32), BenchMesh.sphere(64, 32)], 2.4),
  (engines) => distances.meshes(engines, "70k × 5k, blobs", ({ BenchMesh }) => [BenchMesh.blob(264, 134, 7), BenchMesh.blob(64, 41, 8)], 3.2),
  ...[20, 50, 100, 200].map((vertices): Measure => (engines) => contours.overlaps(engines, "stars", vertices)),
  (engines) => contours.overlaps(engines, "combs", 50),
];
