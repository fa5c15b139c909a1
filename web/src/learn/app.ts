/** Connects the parts of the learn page: the worker, the lesson controller, the transport and the address. */

import { batch, effect, signal } from "@preact/signals-core";
import type { EngineEnd } from "../engine/client";
import type { Supervisor } from "../engine/supervisor";
import type { Input } from "../engine/worker-protocol";
import { dismissToast, showMessage } from "../state/messages";
import { until } from "../state/until";
import { CanvasWorker } from "../ui/canvas-worker";
import { readAddress, valuesOf, writeAddress } from "./address";
import { readPage, writePage } from "./course/address";
import { enter } from "./course/enter";
import { inOrder } from "./course/plan";
import * as course from "./course/state";
import { ExperimentController } from "./experiment/controller";
import { experimentPlace, writeSettings } from "./experiment/settings";
import * as experiment from "./experiment/state";
import { LessonController } from "./lesson-controller";
import { MotionPlayer } from "./motion";
import { NextStep } from "./next-step";
import type { LessonProtocol } from "./protocol";
import { puzzleOf, puzzleStep } from "./puzzle/puzzles";
import { mustPause, Quiz } from "./quiz";
import { SheetController } from "./sheet/controller";
import { sheetPlace, writeSettings as writeSheet } from "./sheet/settings";
import * as sheet from "./sheet/state";
import { openPuzzle, shownView } from "./shown-view";
import { smoothSteps } from "./smooth-steps";
import * as state from "./state";
import { Transport } from "./transport";
import type { LessonValues } from "./types";
import { t } from "./words";
import { endReason, showStopped } from "./worker-end";

export class LearnApp {
  readonly stage: CanvasWorker<LessonProtocol>;
  readonly engine: Supervisor<LessonProtocol>;
  readonly controller: LessonController;
  readonly transport: Transport;
  readonly quiz: Quiz;
  readonly motion: MotionPlayer;
  readonly #nextStep: NextStep;
  readonly experiment: ExperimentController;
  readonly sheet: SheetController;
  /** The address that is shown already. */
  #address: string | undefined;
  #following: Promise<unknown> = Promise.resolve();
  /** The number of the message that there is no worker. */
  readonly #reportedUnavailable = signal<number | undefined>(undefined);

  constructor(picture: HTMLElement, bench: HTMLElement, sheetPicture: HTMLElement) {
    this.experiment = new ExperimentController(bench);
    this.sheet = new SheetController(sheetPicture);
    this.stage = new CanvasWorker<LessonProtocol>(state.canvasState, {
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
      changes: ({ captions, grip, pin, cursor, stepProgress: telling }) => {
        if (telling !== undefined) this.controller.onProgress(telling);
        if (captions) state.captions.value = captions;
        if (pin) state.pointPosition.value = pin;
        if (grip) void this.set(grip).catch(() => undefined); // failures are reported already
        state.isDragging.value = cursor === "grabbing";
      },
      refused: (why) => state.ready.peek() && showMessage("warning", why),
      ended: (end, again) => this.#ended(end, again),
    });
    this.engine = this.stage.engine;
    this.controller = new LessonController(this.engine, (why) => showMessage("warning", why));
    this.transport = new Transport((step) => this.controller.show(step), mustPause);
    this.quiz = new Quiz(this.engine, this.transport);
    this.motion = new MotionPlayer((time, poses) => this.engine.call("showTime", time, poses));
    this.#nextStep = new NextStep(this.engine);
  }

  start(): void {
    this.stage.start();
    this.quiz.watch();
    this.motion.watch();
    this.#following = this.#begin();
    effect(() => {
      const on = smoothSteps.value;
      if (state.canvasState.ready.value) this.stage.ask(this.engine.call("setGlide", on));
    });
    addEventListener("hashchange", () => {
      if (location.hash !== this.#address) this.#follow();
    });
    effect(() => this.#writeAddress());
    // In a lesson, the same text stands in place of the picture.
    effect(() => {
      const said = this.#reportedUnavailable.value;
      if (said !== undefined && (state.requested.value || state.embedded.value)) dismissToast(said);
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
      return this.controller.open(lesson, values, step);
    });
  }

  /** Changes parameters. The step stays if the new story has it, except in a puzzle, which has its own. */
  set(values: LessonValues): Promise<void> {
    this.transport.pause();
    // Other values may have more or fewer steps.
    const puzzle = openPuzzle.peek();
    return this.controller.set(values, puzzle && puzzleStep(puzzle));
  }

  /** Goes to the next step that shows one of these keys, continuing at the first after the last. */
  async seekKeys(keys: ReadonlySet<string>): Promise<void> {
    this.transport.pause();
    const found = await this.#nextStep.find(keys);
    if (found === "none") showMessage("info", t("page.codeNotHere"));
    else if (found !== "overtaken") await this.transport.seek(found);
  }

  /** Measures again the times that the step shows. */
  remeasure(): Promise<void> {
    this.transport.pause();
    return this.controller.remeasure();
  }

  /** Cancels what is not shown yet. */
  cancel(): void {
    this.transport.pause();
    this.controller.cancel();
  }

  leave(): void {
    this.transport.pause();
    this.controller.leave();
  }

  /** Resolves when all requests are shown, whether a lesson plays or not. */
  async settled(): Promise<void> {
    // The event for this address may not have arrived yet.
    if (state.unavailableReason.peek() === undefined && location.hash !== this.#address) this.#follow();
    await this.#following;
    await this.controller.idle();
  }

  /** Resolves when nothing is opening or playing and the picture is up to date. */
  async idle(): Promise<void> {
    for (;;) {
      await this.settled();
      if (state.unavailableReason.peek() !== undefined) return;
      await until(() => !state.playing.value);
      try {
        if (experiment.isOpen.peek()) await this.experiment.settled();
        if (sheet.isOpen.peek()) await this.sheet.settled();
        await this.engine.call("settle");
      } catch {
        await until(() => state.ready.value || state.unavailableReason.value !== undefined);
        continue;
      }
      if (state.phase.peek() === "idle") return;
    }
  }

  async #begin(): Promise<void> {
    // A worker that ended while it started has a successor, or there is none.
    await this.#showFailure().catch(() =>
      until(() => state.ready.value || state.unavailableReason.value !== undefined),
    );
    if (state.unavailableReason.peek() === undefined) await this.#go();
  }

  async #showFailure(): Promise<void> {
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

  /** Opens the address. It leaves the old content in the same batch, so that no address is written in between. */
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
      enter(page);
      return undefined;
    }
    course.leave();
    const place = readAddress(hash);
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
    const puzzle = place.view === "puzzle" ? puzzleOf(place.lesson) : undefined;
    state.view.value = place.view;
    const parameters = state.lessons.peek().find(({ name }) => name === place.lesson)?.parameters ?? [];
    return this.open(
      place.lesson,
      valuesOf(place.values, parameters),
      puzzle ? puzzleStep(puzzle) : place.step,
    ).catch(() => undefined);
  }

  #writeAddress(): void {
    const [info, story, step] = [state.lesson.value, state.story.value, state.step.value];
    // Browsers allow few address changes a second.
    if (!state.ready.value || state.pending.value || state.isDragging.value || sheet.opening.value) return;
    const hash = course.openPage.value
      ? writePage(course.openPage.value)
      : experiment.isOpen.value
        ? writeSettings(experiment.settings.value)
        : sheet.isOpen.value
          ? writeSheet(sheet.settings.value)
          : info && story
            ? writeAddress(info, story.values, step, shownView.value)
            : "";
    if (this.#address === undefined || hash === location.hash) return;
    if (location.hash !== this.#address) return; // another request was made meanwhile
    history.replaceState(null, "", hash || location.pathname + location.search);
    this.#address = location.hash;
  }

  async #restore(): Promise<void> {
    await this.#showFailure();
    await this.controller.restore();
  }

  /** Starts another worker with the last request, if the picture is lost or after a failure. Resolves when it is restored. */
  async renew(): Promise<void> {
    const said = this.#reportedUnavailable.peek();
    if (said !== undefined) dismissToast(said);
    this.#reportedUnavailable.value = undefined;
    state.unavailableReason.value = undefined;
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
    const restarting = showMessage("warning", t("page.restarting"));
    again.then(
      () => {
        dismissToast(restarting);
        showMessage("warning", t("page.restarted"), endReason(end));
      },
      () => dismissToast(restarting), // it ended again, which is reported elsewhere
    );
  }

  #stopped(end: EngineEnd): void {
    const words = {
      notStarted: () => t("page.notStarted"),
      stopped: () => t("page.stopped"),
    };
    const run = () => void (state.unavailableReason.peek() !== undefined && this.renew());
    showStopped(end, state.canvasState, words, run);
    this.#reportedUnavailable.value = showMessage(
      "error",
      state.unavailableTitle.peek(),
      state.unavailableReason.peek(),
      {
        label: t("page.startAnew"),
        run,
      },
    );
    this.controller.markUnavailable();
  }
}
