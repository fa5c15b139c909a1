/** `window.nearpointExperiment`: the placing experiments as an API, for tests and for whoever drives them by a script. */

import { settleFor } from "../rooms";
import type { ExperimentRecord, ExperimentState, ExperimentTables, ExperimentWay, Pose } from "../types";
import { type ExperimentRoom, sentence } from "./room";
import { readSettings } from "./settings";
import * as state from "./state";

export interface NearpointExperiment {
  /** Grows when something here changes its meaning. */
  readonly version: 1;
  ready(): Promise<void>;
  state(): ExperimentState;
  /** Begins an experiment; what is not given is as usual. Rejects with a sentence. */
  start(settings?: Record<string, unknown>): Promise<ExperimentState>;
  /** Starts the trial that is due. */
  begin(): Promise<ExperimentState>;
  skip(): Promise<ExperimentState>;
  stop(): Promise<ExperimentState>;
  /** Takes a block, by its number; moves the hand that has it, scene from block, millimetres; lets it go. */
  take(block: number): Promise<ExperimentState>;
  moveTo(pose: Pose): Promise<ExperimentState>;
  letGo(): Promise<ExperimentState>;
  setWay(way: ExperimentWay): Promise<ExperimentState>;
  /** Where the blocks are shown, and where those belong that are held or may be taken. */
  poses(): Promise<Pose[]>;
  aims(): Promise<[block: number, pose: Pose][]>;
  /** Where the middle of a block appears on the canvas, CSS pixels. */
  seen(block: number): Promise<[x: number, y: number] | undefined>;
  /** The person's trials that are kept. */
  records(): ExperimentRecord[];
  tables(): Promise<ExperimentTables>;
  /** The simulated hand's trials of the experiment that is chosen. */
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

export function publishRoom(room: ExperimentRoom, ready: () => Promise<void>): void {
  const asked = settleFor(room, sentence, () => state.course.peek());
  window.nearpointExperiment = {
    version: 1,
    ready,
    state: () => state.course.peek(),
    start: (settings = {}) => asked(Promise.resolve().then(() => room.start(readSettings(settings)))),
    begin: () => asked(room.begin()),
    skip: () => asked(room.skip()),
    stop: () => asked(room.stop()),
    take: (block) => asked(room.take(block)),
    moveTo: (pose) => asked(room.engine.call("moveTo", pose)),
    letGo: () => asked(room.letGo()),
    setWay: (way) => asked(room.setWay(way)),
    poses: () => room.engine.call("poses"),
    aims: () => room.engine.call("aims"),
    seen: (block) => room.engine.call("seen", block),
    records: () => state.kept.peek().records,
    tables: () => room.engine.call("tables", state.kept.peek().records, state.real.peek()),
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
