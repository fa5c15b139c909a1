/** A case of the benchmark: it takes the engines and returns the rows of results. */

import type * as single from "../pkg/single/index.js";
import type * as threadsPackage from "../pkg/threads/index.js";
import type { Timed } from "./clock.ts";

export type Package = Pick<typeof single, "BenchContours" | "BenchMesh" | "BenchShape" | "BenchHull" | "BenchPair" | "BenchWarm">;

/** A row. `differ` is the number of answers that are not Nearpoint's, where they are counted. */
type Row = Timed & { differ?: number };

export interface Case {
  name: string;
  rows: Row[];
  /** The kind of the answers. */
  answers?: "pairs" | "distance" | "hits";
  /** The number of queries in a run, if the time of each is shown. */
  each?: number;
}

export interface Engines {
  single: Package;
  /** The package with threads. */
  threads: typeof threadsPackage & Package;
  /** The number of threads in the pool. */
  pool: number;
}

export type Measure = (engines: Engines) => Promise<Case> | Case;
