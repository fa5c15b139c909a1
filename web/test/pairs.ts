/** Pairs and parts as the engine reports them, for tests of what the page makes of them. */

import type { PairRow, PartRow, Xyz } from "../src/engine/types";

const origin: Xyz = [0, 0, 0];
export const pair = (a: number, b: number, more: Partial<PairRow>): PairRow => ({
  a,
  b,
  kind: "clear",
  crossing: 0,
  touching: 0,
  facePairs: 0,
  facesA: 0,
  facesB: 0,
  meshDeviation: 0.05,
  beyondDeviation: false,
  interferes: false,
  pending: false,
  ms: 1,
  ...more,
});
export const deep = (a: number, b: number, atLeast: number): PairRow =>
  pair(a, b, {
    kind: "crossing",
    beyondDeviation: true,
    interferes: true,
    penetration: { atLeast, onA: origin, onB: origin },
  });
export const apart = (a: number, b: number, distance: number, belowLimit = false): PairRow =>
  pair(a, b, { clearance: { distance, onA: origin, onB: origin, belowLimit } });

export const part = (id: number, name: string, more: Partial<PartRow> = {}): PartRow => ({
  id,
  name,
  group: [],
  pose: [1, 0, 0, 0, 0, 0, 0],
  home: [1, 0, 0, 0, 0, 0, 0],
  colour: [0.5, 0.5, 0.5, 1],
  visible: true,
  fixed: false,
  selected: false,
  triangles: 12,
  bytes: 1200,
  interfering: 0,
  touching: 0,
  diagnostics: {
    triangles: 12,
    vertices: 8,
    faces: 6,
    closed: true,
    openEdges: 0,
    nonManifoldEdges: 0,
    degenerate: 0,
    duplicate: 0,
    misorientedEdges: 0,
    shells: 1,
    inverted: false,
    sentences: [],
  },
  source: 0,
  ...more,
});
