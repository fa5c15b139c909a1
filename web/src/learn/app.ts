/** Connects the parts of the learn page: the worker, the teller, the transport and the address. */

import { batch, effect, signal } from "@preact/signals-core";
import type { EngineEnd } from "../engine/client";
import type { Input } from "../engine/seam";
import type { Supervisor } from "../engine/supervisor";
import { dismiss, say } from "../state/messages";
import { until } from "../state/until";
import { Room } from "../ui/room";
import { readPlace, valuesOf, writePlace } from "./address";
import { readPage, writePage } from "./course/address";
import { inOrder } from "./course/plan";
import * as course from "./course/state";
import { stopped, whyEnded } from "./ended";
import { ExperimentRoom } from "./experiment/room";
import { place as experimentPlace, writeSettings } from "./experiment/settings";
import * as experiment from "./experiment/state";
import { gliding } from "./gliding";
import { NextStep } from "./next-step";
import type { LessonSeam } from "./protocol";
import { Quiz, stopsHere } from "./quiz";
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
  readonly quiz: Quiz;
  readonly #nextStep: NextStep;
  readonly experiment: ExperimentRoom;
  readonly sheet: SheetRoom;
  /** The address that is shown already. */
  #address: string | undefined;
  #following: Promise<unknown> = Promise.resolve();
  /** The number of the message that there is no worker. */
  readonly #saidDead = signal<number | undefined>(undefined);

  constructor(picture: HTMLElement, bench: HTMLElement, sheetPicture: HTMLElement) {
    this.experiment = new ExperimentRoom(bench);
    this.sheet = new SheetRoom(sheetPicture);
    this.stage = new Room<LessonSeam>(state.room, {
      host: picture,
      label: () => t("page.canvas"),
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
      changes: ({ captions, grip, pin, cursor, telling }) => {
        if (telling !== undefined) this.teller.hear(telling);
        if (captions) state.captions.value = captions;
        if (pin) state.pin.value = pin;
        if (grip) void this.set(grip).catch(() => undefined); // failures are reported already
        state.grabbing.value = cursor === "grabbing";
      },
      refused: (why) => state.ready.peek() && say("warning", why),
      ended: (end, again) => this.#ended(end, again),
    });
    this.engine = this.stage.engine;
    this.teller = new Teller(this.engine, (why) => say("warning", why));
    this.transport = new Transport((step) => this.teller.show(step), stopsHere);
    this.quiz = new Quiz(this.engine, this.transport);
    this.#nextStep = new NextStep(this.engine);
  }

  start(): void {
    this.stage.start();
    this.quiz.watch();
    this.#following = this.#begin();
    effect(() => {
      const on = gliding.value;
      if (state.room.ready.value) this.stage.ask(this.engine.call("setGlide", on));
    });
    addEventListener("hashchange", () => {
      if (location.hash !== this.#address) this.#follow();
    });
    effect(() => this.#writeAddress());
    // In a lesson, the same text stands in place of the picture.
    effect(() => {
      const said = this.#saidDead.value;
      if (said !== undefined && (state.wished.value || state.embedded.value)) dismiss(said);
    });
  }

  input(input: Input): void {
    this.engine.input(input);
  }

  view(request: "fit" | "front" | "top" | "right" | "iso"): void {
    this.stage.ask(this.engine.call("view", request));
  }

  open(lesson: string, values: LessonValues = {}, step = 0): Promise<void> {
    this.transport.pause();
    return batch(() => {
      course.leave();
      this.experiment.leave();
      this.sheet.leave();
      return this.teller.open(lesson, values, step);
    });
  }

  /** Changes parameters; the step stays if the new story has it. */
  set(values: LessonValues): Promise<void> {
    this.transport.pause();
    return this.teller.set(values);
  }

  /** Goes to the next step that shows one of these keys, continuing at the first after the last. */
  async seekTold(keys: ReadonlySet<string>): Promise<void> {
    this.transport.pause();
    const found = await this.#nextStep.find(keys);
    if (found === "none") say("info", t("page.codeNotHere"));
    else if (found !== "overtaken") await this.transport.seek(found);
  }

  /** Measures again the times that the step shows. */
  again(): Promise<void> {
    this.transport.pause();
    return this.teller.again();
  }

  /** Cancels what is not shown yet. */
  cancel(): void {
    this.transport.pause();
    this.teller.cancel();
  }

  leave(): void {
    this.transport.pause();
    this.teller.leave();
  }

  /** Resolves when all requests are shown, whether a lesson plays or not. */
  async settled(): Promise<void> {
    // The event for this address may not have arrived yet.
    if (state.dead.peek() === undefined && location.hash !== this.#address) this.#follow();
    await this.#following;
    await this.teller.settled();
  }

  /** Resolves when nothing is opening or playing and the picture is up to date. */
  async idle(): Promise<void> {
    for (;;) {
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
    // A worker that ended while it started has a successor, or there is none.
    await this.#meet().catch(() => until(() => state.ready.value || state.dead.value !== undefined));
    if (state.dead.peek() === undefined) await this.#go();
  }

  async #meet(): Promise<void> {
    const all = inOrder(await this.engine.call("lessons"));
    const only = state.chapter.peek();
    state.lessons.value = only === undefined ? all : all.filter(({ chapter }) => chapter === only);
    state.ready.value = true;
  }

  /** Follows the address at once and interrupts the present story. Before anything is open, it waits for the start. */
  #follow(): void {
    const before = this.#following;
    this.#following =
      this.#address === undefined ? before.then(() => this.#go()) : Promise.all([before, this.#go()]);
  }

  /** Opens the address. It leaves the old place in the same batch, so that no address is written in between. */
  async #go(): Promise<void> {
    const hash = location.hash;
    this.#address = hash;
    await batch(() => this.#enter(hash));
  }

  #enter(hash: string): Promise<void> | undefined {
    const page = readPage(hash);
    if (page) {
      this.leave();
      this.experiment.leave();
      this.sheet.leave();
      course.enter(page);
      return undefined;
    }
    course.leave();
    const place = readPlace(hash);
    if (place?.lesson === experimentPlace) {
      this.leave();
      this.sheet.leave();
      this.experiment.enter(place.values);
      return undefined;
    }
    this.experiment.leave();
    if (place?.lesson === sheetPlace) {
      this.leave();
      this.sheet.enter(place.values);
      return undefined;
    }
    this.sheet.leave();
    if (!place) {
      this.leave();
      return undefined;
    }
    const parameters = state.lessons.peek().find(({ name }) => name === place.lesson)?.parameters ?? [];
    return this.open(place.lesson, valuesOf(place.values, parameters), place.step).catch(() => undefined);
  }

  #writeAddress(): void {
    const [info, story, step] = [state.lesson.value, state.story.value, state.step.value];
    // Browsers allow few address changes a second.
    if (!state.ready.value || state.pending.value || state.grabbing.value || sheet.opening.value) return;
    const hash = course.here.value
      ? writePage(course.here.value)
      : experiment.here.value
        ? writeSettings(experiment.settings.value)
        : sheet.here.value
          ? writeSheet(sheet.settings.value)
          : info && story
            ? writePlace(info, story.values, step)
            : "";
    if (this.#address === undefined || hash === location.hash) return;
    if (location.hash !== this.#address) return; // another request was made meanwhile
    history.replaceState(null, "", hash || location.pathname + location.search);
    this.#address = location.hash;
  }

  async #restore(): Promise<void> {
    await this.#meet();
    await this.teller.restore();
  }

  /** Starts another worker with the last request, if the picture is gone or after a failure. Resolves when it is restored. */
  async renew(): Promise<void> {
    const said = this.#saidDead.peek();
    if (said !== undefined) dismiss(said);
    this.#saidDead.value = undefined;
    state.dead.value = undefined;
    state.ready.value = false;
    try {
      await this.engine.renew();
      if (this.#address === undefined) await this.#go(); // nothing was opened yet
    } catch {
      // The worker ended again, which is reported elsewhere.
    }
  }

  #ended(end: EngineEnd, again: Promise<void> | undefined): void {
    this.transport.pause();
    state.ready.value = false;
    state.restarts.value += 1;
    if (!again) {
      this.#stopped(end);
      return;
    }
    const restarting = say("warning", t("page.restarting"));
    again.then(
      () => {
        dismiss(restarting);
        say("warning", t("page.restarted"), whyEnded(end));
      },
      () => dismiss(restarting), // it ended again, which is reported elsewhere
    );
  }

  #stopped(end: EngineEnd): void {
    const words = {
      notStarted: () => t("page.notStarted"),
      stopped: () => t("page.stopped"),
    };
    const run = () => void (state.dead.peek() !== undefined && this.renew());
    stopped(end, state.room, words, run);
    this.#saidDead.value = say("error", state.deadTitle.peek(), state.dead.peek(), {
      label: t("page.startAnew"),
      run,
    });
    this.teller.giveUp();
  }
}
