/** `window.nearpointExperiment`, the API of the placing experiments for tests and scripts. */

import { settledState } from "../tools";
import type { ExperimentRecord, ExperimentState, ExperimentTables, ExperimentWay, Pose } from "../types";
import { type ExperimentController, refusalText } from "./controller";
import { readSettings } from "./settings";
import * as state from "./state";

export interface NearpointExperiment {
  /** The version of this API. It grows when a member changes its meaning. */
  readonly version: 1;
  ready(): Promise<void>;
  state(): ExperimentState;
  /** Begins an experiment; missing settings have their defaults. Rejects with a sentence. */
  start(settings?: Record<string, unknown>): Promise<ExperimentState>;
  /** Starts the next trial. */
  begin(): Promise<ExperimentState>;
  skip(): Promise<ExperimentState>;
  stop(): Promise<ExperimentState>;
  /** Takes a block by its number. `moveTo` sets the dragged pose, from the block's frame to the scene's, in millimetres. `letGo` releases it. */
  take(block: number): Promise<ExperimentState>;
  moveTo(pose: Pose): Promise<ExperimentState>;
  letGo(): Promise<ExperimentState>;
  setWay(way: ExperimentWay): Promise<ExperimentState>;
  /** Returns the poses of the blocks. `aims` returns the target poses of the blocks that are dragged or can be taken. */
  poses(): Promise<Pose[]>;
  aims(): Promise<[block: number, pose: Pose][]>;
  /** Returns the position of a block's centre on the canvas, in CSS pixels. */
  seen(block: number): Promise<[x: number, y: number] | undefined>;
  /** Returns the person's recorded trials. */
  records(): ExperimentRecord[];
  tables(): Promise<ExperimentTables>;
  /** Returns trials of the selected experiment by the simulated hand. */
  simulate(trials: number, seed: number): Promise<ExperimentRecord[]>;
  csv(): Promise<string>;
  json(): Promise<string>;
  clear(): void;
  screenshot(): Promise<Blob>;
}

declare global {
  interface Window {
    nearpointExperiment: NearpointExperiment;
  }
}

export function publishExperiment(room: ExperimentController, ready: () => Promise<void>): void {
  const asked = settledState(room, refusalText, () => state.runState.peek());
  window.nearpointExperiment = {
    version: 1,
    ready,
    state: () => state.runState.peek(),
    start: (settings = {}) => asked(Promise.resolve().then(() => room.start(readSettings(settings)))),
    begin: () => asked(room.begin()),
    skip: () => asked(room.skip()),
    stop: () => asked(room.stop()),
    take: (block) => asked(room.take(block)),
    moveTo: (pose) => asked(room.engine.call("moveTo", pose)),
    letGo: () => asked(room.release()),
    setWay: (way) => asked(room.setWay(way)),
    poses: () => room.engine.call("poses"),
    aims: () => room.engine.call("aims"),
    seen: (block) => room.engine.call("seen", block),
    records: () => state.stored.peek().records,
    tables: () => room.engine.call("tables", state.stored.peek().records, state.snailSeconds.peek()),
    simulate: async (trials, seed) => {
      await asked(room.simulate(trials, seed));
      return state.simulated.peek()?.records ?? [];
    },
    csv: () => room.file("csv"),
    json: () => room.file("json"),
    clear: () => room.clear(),
    screenshot: () => room.settled().then(() => room.engine.call("screenshot")),
  };
}
