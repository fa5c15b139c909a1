/** The room of the experiment: its worker, which starts on the first visit, the sequence of trials, and the records. */

import { computed, effect } from "@preact/signals-core";
import { messageOf } from "../../engine/english";
import type { Input } from "../../engine/seam";
import type { Supervisor } from "../../engine/supervisor";
import { say as tell } from "../../state/messages";
import { setterOf } from "../../ui/fields";
import { Room as Stage } from "../../ui/room";
import { tellEnd } from "../ended";
import type { ExperimentSeam } from "../protocol";
import { BadSetting } from "../rooms";
import type { ExperimentRecord, ExperimentState, ExperimentWay } from "../types";
import { uuid } from "../uuid";
import { keep, readKept } from "./kept";
import { type ExperimentSettings, protocolOf, readSettings } from "./settings";
import * as state from "./state";
import { named, say } from "./words";

const unstarted = computed(() => state.course.value.stage === "none");

const words = {
  notStarted: () => say("notStarted"),
  stopped: () => say("stopped"),
  restarted: () => say("restarted"),
};

export class ExperimentRoom {
  #stage: Stage<ExperimentSeam> | undefined;
  #cancelled = false;
  /** The number of trials of the present course that are recorded already. */
  #taken = 0;
  #taking: Promise<void> = Promise.resolve();

  constructor(private readonly picture: HTMLElement) {}

  get engine(): Supervisor<ExperimentSeam> {
    return this.#open().engine;
  }

  #open(): Stage<ExperimentSeam> {
    this.#stage ??= this.#started();
    return this.#stage;
  }

  /** Shows the experiment with these settings from the address. */
  enter(values: Readonly<Record<string, string>>): void {
    try {
      state.settings.value = readSettings(values);
    } catch (error) {
      tell("warning", sentence(error));
    }
    state.here.value = true;
    void this.engine;
  }

  leave(): void {
    state.here.value = false;
  }

  /** Restarts with another worker; completed trials are kept. */
  renew = (): void => void this.#stage?.renew().catch(() => undefined); // it ended again, which is reported elsewhere

  input(input: Input): void {
    this.engine.input(input);
  }

  /** Begins an experiment. Rejects with a sentence. */
  async start(settings: ExperimentSettings): Promise<void> {
    const run = state.kept.peek().run || uuid();
    await this.engine.call("start", protocolOf(settings), run, settings.snapping);
    state.settings.value = settings;
    state.kept.value = { ...state.kept.peek(), run };
    state.showsResults.value = false;
    this.#taken = 0;
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
  letGo = (): Promise<void> => this.engine.call("letGo");
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
    return this.engine.call(form, state.kept.peek().records);
  }

  clear(): void {
    state.kept.value = { run: "", records: [] };
    keep(state.kept.peek());
    this.#taken = state.course.peek().records;
  }

  /** Resolves when all requests are shown and the trials are recorded. */
  async settled(): Promise<void> {
    if (state.dead.peek() !== undefined) return;
    await this.engine.call("settle").catch(() => undefined);
    await this.#taking;
  }

  #started(): Stage<ExperimentSeam> {
    state.kept.value = readKept();
    const stage = new Stage<ExperimentSeam>(state.room, {
      host: this.picture,
      label: () => say("canvas"),
      worker: () =>
        new Worker(new URL("../worker/experiment.worker.ts", import.meta.url), {
          type: "module",
          name: "experiment",
        }),
      options: {},
      restore: async () => {
        state.forget();
        await this.engine.call("settle"); // the blocks are shown
      },
      changes: (changes) => changes.state && this.#told(changes.state),
      refused: (why) => tell("warning", why),
      ended: (end, again) => tellEnd(end, again, stage, words),
    });
    const { engine } = stage;
    stage.start();
    effect(() => {
      const protocol = protocolOf(state.settings.value);
      if (state.ready.value && unstarted.value) void engine.call("preview", protocol).catch(() => undefined); // Start reports refusals
    });
    effect(() => {
      const { records } = state.kept.value;
      const real = state.real.value;
      void state.ready.value; // a new worker is asked again
      void engine.call("tables", records, real).then(setterOf(state.own), () => undefined);
    });
    return stage;
  }

  #told(now: ExperimentState): void {
    const before = state.course.peek();
    state.course.value = now;
    if (now.records > this.#taken) this.#taking = this.#taking.then(() => this.#take());
    if (now.stage === "over" && before.stage !== "over" && before.stage !== "none")
      state.showsResults.value = true;
  }

  async #take(): Promise<void> {
    const all = await this.engine.call("records").catch(() => []);
    const fresh = all.slice(this.#taken);
    this.#taken = all.length;
    const { run, records } = state.kept.peek();
    state.kept.value = { run: fresh.at(-1)?.run ?? run, records: [...records, ...fresh] };
    keep(state.kept.peek());
  }
}

/** Returns the reason of a refusal for the user. */
export const sentence = (error: unknown): string =>
  error instanceof BadSetting
    ? say("badSetting", { field: named(`setting.${error.field}`), value: error.value })
    : messageOf(error as Error);
