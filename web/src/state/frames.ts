/** Pictures drawn per second, counted while there is something to draw; the last value stays while there is not. */

import { effect, signal } from "@preact/signals-core";
import { activity } from "./store";

export const framesPerSecond = signal<number | undefined>(undefined);

/** Long enough for an even number, short enough to follow a change. */
const window = 1000;
/** After a rest this long a new count begins: nothing was to be drawn, so nothing was slow. */
const rest = 250;
/** Fewer pictures than these are no rate. */
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
