/** Reads ahead for the teacher. A second worker without a picture computes the same story, so that the next step and the answer are known early. */

import { EngineClient } from "../../engine/client";
import type { LessonProtocol } from "../protocol";
import type { LessonPlacedCaption, StepInfo } from "../types";
import type { Slide } from "./channel";

type LessonWorker = Pick<EngineClient<LessonProtocol>, "call">;

/** A canvas of the worker's own that no page shows, its size, and what its captions are reported to. */
interface HiddenPicture {
  canvas: OffscreenCanvas;
  width: number;
  height: number;
  dpr: number;
  onCaptions(captions: readonly LessonPlacedCaption[]): void;
}

/** Starts a worker whose reports are ignored, except the captions of its picture. When it ends, nothing is read ahead any more. */
export function startWorker(picture?: HiddenPicture): EngineClient<LessonProtocol> {
  const worker = new Worker(new URL("../worker/lesson.worker.ts", import.meta.url), {
    type: "module",
    name: "lesson",
  });
  const quiet = () => undefined;
  const changes = ({ captions }: LessonProtocol["changes"]) => captions && picture?.onCaptions(captions);
  const client = new EngineClient<LessonProtocol>(worker, { ready: quiet, changes, ended: quiet });
  const { canvas, width, height, dpr } = { width: 1, height: 1, dpr: 1, ...picture };
  client.start(canvas, { width, height, dpr, theme: "light", base: document.baseURI });
  return client;
}

/** Stops the work of a worker that is not needed any more, and ends it. */
export function dismiss(worker: EngineClient<LessonProtocol>): void {
  void worker.call("stop").catch(() => undefined); // it has ended already
  worker.leave();
}

export class Lookahead {
  #open = "";
  #queue: Promise<unknown> = Promise.resolve();

  constructor(private readonly worker: LessonWorker) {}

  /** Returns the step after the present one; undefined after the last, or if `isStale` becomes true. */
  nextStep(slide: Slide, isStale: () => boolean): Promise<StepInfo | undefined> {
    return this.#enqueue(async () => {
      const next = slide.shown.index + 1;
      if (next >= slide.steps || isStale()) return undefined;
      await this.#openStory(slide);
      return this.worker.call("show", next);
    });
  }

  /** Returns the right choice of the present question. */
  rightAnswer(slide: Slide): Promise<number> {
    return this.#enqueue(async () => {
      await this.#openStory(slide);
      await this.worker.call("show", slide.shown.index);
      return (await this.worker.call("grade", 0)).answer;
    });
  }

  async #openStory({ lesson, values }: Slide): Promise<void> {
    const wanted = JSON.stringify([lesson, values]);
    if (this.#open === wanted) return;
    this.#open = "";
    await this.worker.call("open", lesson, values);
    this.#open = wanted;
  }

  /** Runs jobs one at a time, because the worker grades what it showed last. */
  #enqueue<Value>(work: () => Promise<Value>): Promise<Value> {
    const done = this.#queue.then(work);
    this.#queue = done.catch(() => undefined);
    return done;
  }
}
