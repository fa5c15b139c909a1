/** Counts the pictures per second while there is something to draw, and else keeps the last value. */

import { effect, signal } from "@preact/signals-core";
import { activity } from "./store";

export const framesPerSecond = signal<number | undefined>(undefined);

/** The window of the count in milliseconds: long enough for a steady number, short enough to follow a change. */
const window = 1000;
/** The pause in milliseconds after which a new count begins, because nothing was to be drawn. */
const rest = 250;
/** The fewest pictures that make a rate. */
const enough = 5;

export function watchFrames(now: () => number = () => performance.now()): () => void {
  let drawn: { at: number; frames: number }[] = [];
  return effect(() => {
    const { frames } = activity.value;
    const last = drawn.at(-1);
    if (last?.frames === frames) return;
    const at = now();
    if (last && at - last.at > rest) drawn = [];
    drawn = [...drawn.filter((entry) => at - entry.at < window), { at, frames }];
    const first = drawn[0];
    if (!first || at - first.at < rest || frames - first.frames < enough) return;
    framesPerSecond.value = ((frames - first.frames) * 1000) / (at - first.at);
  });
}
