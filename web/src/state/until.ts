/** Waits for signals. */

import { effect } from "@preact/signals-core";

/** Resolves when the condition, which reads signals, holds. */
export function until(condition: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    let stop: (() => void) | undefined;
    let done = false;
    stop = effect(() => {
      if (done || !condition()) return;
      done = true;
      resolve();
      // It may hold at once, before `stop` is assigned.
      queueMicrotask(() => stop?.());
    });
  });
}
