/** Pairs and parts as the engine reports them, for tests of the page. */

import type { Clashes, ClashRow, PairRow, PartRow, Xyz } from "../src/engine/types";

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
  class: "clear",
  deviation: 0.05,
  basis: "estimated",
  boundsOf: "solids",
  pending: false,
  ms: 1,
  ...more,
});
/** An interference whose depth is between two bounds, which are equal by default. */
export const deep = (a: number, b: number, lower: number, upper = lower): PairRow =>
  pair(a, b, { kind: "crossing", class: "interferes", depth: { lower, upper, onA: origin, onB: origin } });
export const touching = (a: number, b: number, more: Partial<PairRow> = {}): PairRow =>
  pair(a, b, { kind: "touching", class: "touches", ...more });
export const undecided = (a: number, b: number, more: Partial<PairRow> = {}): PairRow =>
  pair(a, b, { kind: "crossing", class: "undecided", because: "withinDeviation", ...more });
export const apart = (a: number, b: number, distance: number, belowLimit = false): PairRow =>
  pair(a, b, {
    clearance: { distance, lower: distance, upper: distance, onA: origin, onB: origin, belowLimit },
  });

/** The volume of an intersection that is known exactly. */
export const volume = (volume: number): { volume: number; volumeBounds: [number, number] } => ({
  volume,
  volumeBounds: [volume, volume],
});

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
  undecided: 0,
  touching: 0,
  isModel: false,
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
  index: id,
  ...more,
});

/** A clash without a decision. */
export const clash = (id: number, a: number, b: number, more: Partial<ClashRow> = {}): ClashRow => ({
  id,
  test: "Interference",
  a,
  b,
  names: [`part ${a}`, `part ${b}`],
  status: "new",
  changed: false,
  found: true,
  since: 1,
  news: null,
  said: null,
  looked: false,
  priority: null,
  assignee: null,
  group: null,
  comments: [],
  ...more,
});

/** A review as the engine reports it. */
export const reviewed = (clashes: ClashRow[], more: Partial<Clashes> = {}): Clashes => ({
  clashes,
  tests: [],
  within: 0,
  bunches: null,
  revision: 1,
  revised: null,
  canUndo: false,
  canRedo: false,
  ...more,
});
