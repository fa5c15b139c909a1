/** Puts the pieces of the learn page together: the worker, who tells the story, the transport, the address. */

import { effect } from "@preact/signals-core";
import type { Input } from "../engine/seam";
import type { Supervisor } from "../engine/supervisor";
import { dismiss, say } from "../state/messages";
import { Room } from "../ui/room";
import { readPlace, valuesOf, writePlace } from "./address";
import { ExperimentRoom } from "./experiment/room";
import { place as experimentPlace, writeSettings } from "./experiment/settings";
import * as experiment from "./experiment/state";
import type { LessonSeam } from "./protocol";
import { SheetRoom } from "./sheet/room";
import { place as sheetPlace, writeSettings as writeSheet } from "./sheet/settings";
import * as sheet from "./sheet/state";
import * as state from "./state";
import { Teller } from "./teller";
import { Transport } from "./transport";
import type { LessonValues } from "./types";
import { t } from "./words";

export class LearnApp {
  readonly stage: Room<LessonSeam>;
  readonly engine: Supervisor<LessonSeam>;
  readonly teller: Teller;
  readonly transport: Transport;
  readonly experiment: ExperimentRoom;
  readonly sheet: SheetRoom;
  /** The address that is shown already. */
  #address: string | undefined;
  #following: Promise<unknown> = Promise.resolve();

  constructor(picture: HTMLElement, bench: HTMLElement, sheetPicture: HTMLElement) {
    this.experiment = new ExperimentRoom(bench);
    this.sheet = new SheetRoom(sheetPicture);
    this.stage = new Room<LessonSeam>(state.room, {
      host: picture,
      label: t("page.canvas"),
      worker: () =>
        new Worker(new URL("./worker/lesson.worker.ts", import.meta.url), {
          type: "module",
          name: "lesson",
        }),
      options: { base: document.baseURI },
      restore: () => this.#restore(),
      ready: ({ threads }) => {
        state.threads.value = threads;
      },
      changes: ({ captions, grip, cursor }) => {
        if (captions) state.captions.value = captions;
        if (grip) void this.set(grip).catch(() => undefined); // what went wrong is said already
        state.grabbing.value = cursor === "grabbing";
      },
      refused: (why) => state.ready.peek() && say("warning", why),
      ended: (end, again) => this.#ended(end.message, again),
    });
    this.engine = this.stage.engine;
    this.teller = new Teller(this.engine, (why) => say("warning", why));
    this.transport = new Transport((step) => this.teller.show(step));
  }

  start(): void {
    this.stage.start();
    this.#following = this.#begin();
    addEventListener("hashchange", () => {
      if (location.hash !== this.#address) this.#follow();
    });
    effect(() => this.#writeAddress());
  }

  input(input: Input): void {
    this.engine.input(input);
  }

  view(request: "fit" | "front" | "top" | "right" | "iso"): void {
    this.stage.ask(this.engine.call("view", request));
  }

  open(lesson: string, values: LessonValues = {}, step = 0): Promise<void> {
    this.transport.pause();
    this.experiment.leave();
    this.sheet.leave();
    return this.teller.open(lesson, values, step);
  }

  /** Changes parameters; the step stays if the new story has it. */
  set(values: LessonValues): Promise<void> {
    this.transport.pause();
    return this.teller.set(values);
  }

  /** Answers the question of the step shown. */
  async answer(choice: number): Promise<{ right: boolean; answer: number }> {
    const step = state.step.peek();
    const known = state.answers.peek().get(step);
    const grade = await this.engine.call("grade", choice);
    if (known?.choice === undefined) this.#remember(step, { ...grade, choice });
    return grade;
  }

  /** What the story went on to show is no secret: the answer of a question that was passed by. */
  async reveal(): Promise<void> {
    const step = state.step.peek();
    const story = state.story.peek();
    const { right: _, answer } = await this.engine.call("grade", 0);
    if (state.story.peek() === story && !state.answers.peek().has(step))
      this.#remember(step, { right: false, answer });
  }

  leave(): void {
    this.transport.pause();
    this.teller.leave();
  }

  /** Resolves when what was asked for is shown, whether it plays or not. */
  async settled(): Promise<void> {
    await this.#following;
    await this.teller.settled();
  }

  /** Resolves when nothing is opening or playing and the picture shows it. */
  async idle(): Promise<void> {
    for (;;) {
      if (location.hash !== this.#address) this.#follow(); // the event for it is still to come
      await this.settled();
      if (state.dead.peek() !== undefined) return;
      await until(() => !state.playing.value);
      try {
        if (experiment.here.peek()) await this.experiment.settled();
        if (sheet.here.peek()) await this.sheet.settled();
        await this.engine.call("settle");
      } catch {
        await until(() => state.ready.value || state.dead.value !== undefined);
        continue;
      }
      if (state.phase.peek() === "idle") return;
    }
  }

  async #begin(): Promise<void> {
    await this.#meet();
    await this.#go();
  }

  async #meet(): Promise<void> {
    state.lessons.value = await this.engine.call("lessons");
    state.ready.value = true;
  }

  #follow(): void {
    this.#following = this.#following.then(() => this.#go());
  }

  /** Opens what the address says. */
  async #go(): Promise<void> {
    this.#address = location.hash;
    const place = readPlace(location.hash);
    if (place?.lesson === experimentPlace) {
      this.leave();
      this.sheet.leave();
      this.experiment.enter(place.values);
      return;
    }
    this.experiment.leave();
    if (place?.lesson === sheetPlace) {
      this.leave();
      this.sheet.enter(place.values);
      return;
    }
    this.sheet.leave();
    if (!place) {
      this.leave();
      return;
    }
    const parameters = state.lessons.peek().find(({ name }) => name === place.lesson)?.parameters ?? [];
    await this.open(place.lesson, valuesOf(place.values, parameters), place.step).catch(() => undefined);
  }

  #writeAddress(): void {
    const [info, story, step] = [state.lesson.value, state.story.value, state.step.value];
    // Browsers allow few changes a second.
    if (!state.ready.value || state.pending.value || state.grabbing.value || sheet.opening.value) return;
    const hash = experiment.here.value
      ? writeSettings(experiment.settings.value)
      : sheet.here.value
        ? writeSheet(sheet.settings.value)
        : info && story
          ? writePlace(info, story.values, step)
          : "";
    if (this.#address === undefined || hash === location.hash) return;
    if (location.hash !== this.#address) return; // someone asked for something else meanwhile
    history.replaceState(null, "", hash || location.pathname + location.search);
    this.#address = location.hash;
  }

  #remember(step: number, answer: state.Answer): void {
    state.answers.value = new Map(state.answers.peek()).set(step, answer);
  }

  async #restore(): Promise<void> {
    await this.#meet();
    await this.teller.restore();
  }

  #ended(message: string, again: Promise<void> | undefined): void {
    this.transport.pause();
    state.ready.value = false;
    state.restarts.value += 1;
    if (!again) {
      say("error", t("page.stopped"), t("page.stoppedHint"));
      return;
    }
    const restarting = say("warning", t("page.restarting"));
    again.then(
      () => {
        dismiss(restarting);
        say("warning", t("page.restarted"), message);
      },
      () => undefined, // it ended again, and that is told by itself
    );
  }
}

function until(condition: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    let stop: (() => void) | undefined;
    let done = false;
    stop = effect(() => {
      if (done || !condition()) return;
      done = true;
      resolve();
      queueMicrotask(() => stop?.());
    });
  });
}
