/** Tells a picture that was lost for a moment from one that does not come back. */

import { effect, type ReadonlySignal, signal } from "@preact/signals-core";
import type { Known } from "../state/room";

/** Milliseconds after which it is not expected any more: browsers take a second or two. */
const long = 10_000;

/** Whether it is lost for good. */
export function watchLoss({ gpu }: Known): ReadonlySignal<boolean> {
  const isForGood = signal(false);
  let wait: ReturnType<typeof setTimeout> | undefined;
  effect(() => {
    clearTimeout(wait);
    isForGood.value = false;
    if (gpu.value.gpu === "lost") wait = setTimeout(() => (isForGood.value = true), long);
  });
  return isForGood;
}
