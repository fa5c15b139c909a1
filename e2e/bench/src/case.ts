/** A case of the benchmark: the engines that it is given, and the rows that it answers with. */

import type * as single from "../pkg/single/index.js";
import type * as threadsPackage from "../pkg/threads/index.js";
import type { Timed } from "./clock.ts";

export type Package = Pick<typeof single, "BenchContours" | "BenchMesh" | "BenchShape" | "BenchHull" | "BenchPair" | "BenchWarm">;

/** `differ`: how many answers are not ours, where they are counted. */
type Row = Timed & { differ?: number };

export interface Case {
  name: string;
  rows: Row[];
  /** What the answers are. */
  answers?: "pairs" | "distance" | "hits";
  /** How many questions one run answers, where the time of each is shown. */
  each?: number;
}

export interface Engines {
  single: Package;
  /** Absent where memory cannot be shared. */
  threads: (typeof threadsPackage & Package) | undefined;
  /** How many threads the pool has. */
  pool: number;
}

export type Measure = (engines: Engines) => Promise<Case> | Case;
