/** The state of the jump: where the part was dragged, and what the engine answers about the motion to there. */

import { batch, computed, signal } from "@preact/signals-core";
import { LatestSender } from "../../state/latest-sender";
import type { MotionTests, StraightMotion } from "../types";
import { type Point, part, start, wall } from "./figure";

export const place = signal<Point>(start);
/** The number of tested poses. */
export const poses = signal(1);
/** The newest answer, with the motion that it is about. */
export const answer = signal<{ to: Point; poses: number; tests: MotionTests } | undefined>(undefined);
export const failed = signal(false);

export const isAtStart = computed(() => place.value[0] === start[0] && place.value[1] === start[1]);

/** The answer about the motion to the present place, or to one that the pointer has just left; none at the start. */
export const shown = computed(() =>
  isAtStart.value || answer.value?.to === start ? undefined : answer.value,
);

export type MotionOutcome = "missed" | "late" | "free";

/** Returns what the answers of both tests mean together. */
export const verdictOf = ({ pose, contact }: MotionTests): MotionOutcome =>
  contact === undefined ? "free" : pose === undefined ? "missed" : "late";

export type Phase = "start" | "asking" | "answered" | "failed";

export const phase = computed<Phase>(() => {
  if (failed.value) return "failed";
  if (isAtStart.value) return "start";
  const known = answer.value;
  return known && known.to === place.value && known.poses === poses.value ? "answered" : "asking";
});

/** Sends motions to the engine, one at a time. */
export class Jump {
  readonly #motions: LatestSender<StraightMotion>;
  #isPrepared = false;

  constructor(private readonly test: (motion: StraightMotion) => Promise<MotionTests>) {
    this.#motions = new LatestSender((motion) => this.#ask(motion));
  }

  /** Loads the engine's part with a motion that goes nowhere, before the part is dragged. */
  prepare(): void {
    if (this.#isPrepared) return;
    this.#isPrepared = true;
    this.test(motionTo(start, 1)).catch(() => undefined); // the first drag asks again
  }

  moveTo(to: Point): void {
    place.value = to;
    this.#motions.put(motionTo(to, poses.peek()));
  }

  setPoses(count: number): void {
    poses.value = count;
    this.#motions.put(motionTo(place.peek(), count));
  }

  async #ask(motion: StraightMotion): Promise<void> {
    try {
      const tests = await this.test(motion);
      batch(() => {
        answer.value = { to: motion.to as Point, poses: motion.poses, tests };
        failed.value = false;
      });
    } catch {
      failed.value = true;
    }
  }
}

const motionTo = (to: Point, poses: number): StraightMotion => ({
  fixed: wall,
  moving: [part],
  from: start,
  to,
  poses,
});
