/** The time in the picture of a step in which something moves: played, set by a slider, and with pale poses at other times on request. */

import { computed, effect, signal } from "@preact/signals-core";
import { type Clock, display } from "../state/clock";
import { LatestSender } from "../state/latest-sender";
import { shownStep, speed } from "./state";
import type { LessonChart, LessonMotion } from "./types";

/** The milliseconds of a whole path or cycle at speed 1. Motions in seconds take their own time. */
const wholePathMs = 4000;

export const moving = signal(false);
export const showsPoses = signal(false);

/** The motion of the step that is shown. */
export const motion = computed<LessonMotion | undefined>(() => shownStep.value?.motion);
const chosenTime = signal<number | undefined>(undefined);
/** The time that is shown or requested. */
export const time = computed(() => chosenTime.value ?? motion.value?.at ?? 0);

/** The axes of charts that the time of a motion is on. */
const axes: Record<LessonMotion["unit"], readonly string[]> = {
  seconds: ["seconds"],
  share: ["share-of-way", "part-of-cycle"],
};

/** The charts of the step, with the cursor at the time of its motion. */
export const chartsNow = computed<LessonChart[]>(() => {
  const charts = shownStep.value?.charts ?? [];
  const now = motion.value;
  if (!now || chosenTime.value === undefined) return charts;
  return charts.map((chart) =>
    axes[now.unit].includes(chart.x.name) ? { ...chart, at: time.value } : chart,
  );
});

export class MotionPlayer {
  readonly #pictures: LatestSender<[time: number, poses: boolean]>;
  #last = 0;
  /** The number of times that it was played: a frame that was requested before a pause is no part of the next. */
  #run = 0;

  constructor(
    show: (time: number, poses: boolean) => Promise<unknown>,
    private readonly clock: Clock = display,
  ) {
    this.#pictures = new LatestSender(([at, poses]) => show(at, poses));
  }

  /** Stops at each new step, which is shown at its own time: a picture that was requested before may follow the step. */
  watch(): () => void {
    return effect(() => {
      const own = shownStep.value?.motion;
      if (own && chosenTime.peek() !== undefined) this.#pictures.put([own.at, false]);
      moving.value = false;
      showsPoses.value = false;
      chosenTime.value = undefined;
    });
  }

  toggle(): void {
    if (moving.peek()) this.pause();
    else this.play();
  }

  /** Plays; from the end it starts over. */
  play(): void {
    const own = motion.peek();
    if (!own || moving.peek()) return;
    if (time.peek() >= own.to) this.#go(own.from);
    moving.value = true;
    this.#last = this.clock.now();
    const run = ++this.#run;
    this.clock.frame(() => this.#tick(run));
  }

  pause(): void {
    moving.value = false;
  }

  /** Pauses and shows a time. */
  seek(to: number): void {
    const own = motion.peek();
    if (!own) return;
    this.pause();
    this.#go(Math.max(own.from, Math.min(own.to, to)));
  }

  setPoses(on: boolean): void {
    showsPoses.value = on;
    this.#go(time.peek());
  }

  #tick(run: number): void {
    const own = motion.peek();
    if (!moving.peek() || run !== this.#run || !own) return;
    const now = this.clock.now();
    const whole = own.unit === "seconds" ? (own.to - own.from) * 1000 : wholePathMs;
    const next = time.peek() + ((now - this.#last) / whole) * (own.to - own.from) * speed.peek();
    this.#last = now;
    if (next >= own.to) this.pause();
    this.#go(Math.min(own.to, next));
    if (moving.peek()) this.clock.frame(() => this.#tick(run));
  }

  #go(to: number): void {
    chosenTime.value = to;
    this.#pictures.put([to, showsPoses.peek()]);
  }
}
