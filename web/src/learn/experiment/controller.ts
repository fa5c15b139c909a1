/** The controller of the experiment: its worker, which starts on the first visit, the sequence of trials, and the records. */

import { computed, effect } from "@preact/signals-core";
import { messageOf } from "../../engine/english";
import type { Supervisor } from "../../engine/supervisor";
import type { Input } from "../../engine/worker-protocol";
import { showMessage as tell } from "../../state/messages";
import { CanvasWorker as Stage } from "../../ui/canvas-worker";
import { setterOf } from "../../ui/fields";
import type { ExperimentWorkerProtocol } from "../protocol";
import { BadSetting } from "../tools";
import type { ExperimentRecord, ExperimentState, ExperimentWay } from "../types";
import { uuid } from "../uuid";
import { reportWorkerEnd } from "../worker-end";
import { type ExperimentSettings, protocolOf, readSettings } from "./settings";
import * as state from "./state";
import { readStored, storeRecords } from "./stored-records";
import { named, translate } from "./words";

const unstarted = computed(() => state.runState.value.stage === "none");

const workerEndTexts = {
  notStarted: () => translate("notStarted"),
  stopped: () => translate("stopped"),
  restarted: () => translate("restarted"),
};

export class ExperimentController {
  #stage: Stage<ExperimentWorkerProtocol> | undefined;
  #cancelled = false;
  /** The number of trials of the present course that are recorded already. */
  #recordedTrials = 0;
  #recording: Promise<void> = Promise.resolve();

  constructor(private readonly picture: HTMLElement) {}

  get engine(): Supervisor<ExperimentWorkerProtocol> {
    return this.#open().engine;
  }

  #open(): Stage<ExperimentWorkerProtocol> {
    this.#stage ??= this.#started();
    return this.#stage;
  }

  /** Shows the experiment with these settings from the address. */
  enter(values: Readonly<Record<string, string>>): void {
    try {
      state.settings.value = readSettings(values);
    } catch (error) {
      tell("warning", refusalText(error));
    }
    state.isOpen.value = true;
    void this.engine;
  }

  leave(): void {
    state.isOpen.value = false;
  }

  /** Restarts with another worker; completed trials stay recorded. */
  renew = (): void => void this.#stage?.renew().catch(() => undefined); // it ended again, which is reported elsewhere

  input(input: Input): void {
    this.engine.input(input);
  }

  /** Begins an experiment. Rejects with a sentence. */
  async start(settings: ExperimentSettings): Promise<void> {
    const run = state.stored.peek().run || uuid();
    await this.engine.call("start", protocolOf(settings), run, settings.snapping);
    state.settings.value = settings;
    state.stored.value = { ...state.stored.peek(), run };
    state.showsResults.value = false;
    this.#recordedTrials = 0;
  }

  async begin(): Promise<void> {
    await this.engine.call("begin");
    this.#open().focus();
  }

  /** Abandons the present trial. */
  skip = (): Promise<void> => this.engine.call("skip");
  /** Abandons all remaining trials. */
  stop = (): Promise<void> => this.engine.call("stop");
  take = async (block: number): Promise<void> => {
    await this.engine.call("take", block);
    this.#open().focus();
  };
  release = (): Promise<void> => this.engine.call("letGo");
  setWay = (way: ExperimentWay): Promise<void> => this.engine.call("setWay", way);

  /** Runs the same experiment with the simulated hand, one trial at a time. */
  async simulate(trials: number, seed: number): Promise<void> {
    if (state.simulating.peek()) return;
    const settings = state.settings.peek();
    const protocol = { ...protocolOf(settings), trials, practice: 0 };
    const steps = await this.engine.call("steps", protocol);
    const records: ExperimentRecord[] = [];
    this.#cancelled = false;
    try {
      for (const step of steps) {
        state.simulating.value = { done: records.length, of: steps.length };
        records.push(await this.engine.call("simulate", step, seed, settings.snapping));
        if (this.#cancelled) break;
      }
      const tables = await this.engine.call("tables", records);
      state.simulated.value = { trials, seed, records, tables };
      state.showsSimulated.value = true;
    } finally {
      state.simulating.value = undefined;
    }
  }

  cancel(): void {
    this.#cancelled = true;
  }

  /** Returns the person's trials as a file. */
  file(form: "csv" | "json"): Promise<string> {
    return this.engine.call(form, state.stored.peek().records);
  }

  clear(): void {
    state.stored.value = { run: "", records: [] };
    storeRecords(state.stored.peek());
    this.#recordedTrials = state.runState.peek().records;
  }

  /** Resolves when all requests are shown and the trials are recorded. */
  async settled(): Promise<void> {
    if (state.unavailableReason.peek() !== undefined) return;
    await this.engine.call("settle").catch(() => undefined);
    await this.#recording;
  }

  #started(): Stage<ExperimentWorkerProtocol> {
    state.stored.value = readStored();
    const stage = new Stage<ExperimentWorkerProtocol>(state.canvasState, {
      host: this.picture,
      label: () => translate("canvas"),
      worker: () =>
        new Worker(new URL("../worker/experiment.worker.ts", import.meta.url), {
          type: "module",
          name: "experiment",
        }),
      options: {},
      restore: async () => {
        state.reset();
        await this.engine.call("settle"); // the blocks are shown
      },
      changes: (changes) => changes.state && this.#applyState(changes.state),
      refused: (why) => tell("warning", why),
      ended: (end, again) => reportWorkerEnd(end, again, stage, workerEndTexts),
    });
    const { engine } = stage;
    stage.start();
    effect(() => {
      const protocol = protocolOf(state.settings.value);
      if (state.ready.value && unstarted.value) void engine.call("preview", protocol).catch(() => undefined); // Start reports refusals
    });
    effect(() => {
      const { records } = state.stored.value;
      const real = state.snailSeconds.value;
      void state.ready.value; // repeats the call for a new worker
      void engine.call("tables", records, real).then(setterOf(state.ownTables), () => undefined);
    });
    return stage;
  }

  #applyState(now: ExperimentState): void {
    const before = state.runState.peek();
    state.runState.value = now;
    if (now.records > this.#recordedTrials)
      this.#recording = this.#recording.then(() => this.#recordTrials());
    if (now.stage === "over" && before.stage !== "over" && before.stage !== "none")
      state.showsResults.value = true;
  }

  async #recordTrials(): Promise<void> {
    const all = await this.engine.call("records").catch(() => []);
    const fresh = all.slice(this.#recordedTrials);
    this.#recordedTrials = all.length;
    const { run, records } = state.stored.peek();
    state.stored.value = { run: fresh.at(-1)?.run ?? run, records: [...records, ...fresh] };
    storeRecords(state.stored.peek());
  }
}

/** Returns the reason of a refusal for the user. */
export const refusalText = (error: unknown): string =>
  error instanceof BadSetting
    ? translate("badSetting", { field: named(`setting.${error.field}`), value: error.value })
    : messageOf(error as Error);
