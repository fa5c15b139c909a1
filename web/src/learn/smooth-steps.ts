/** The setting whether the view moves smoothly to the next step, or at once. */

import { signal } from "@preact/signals-core";
import { recall, remember } from "../state/preferences";
import { glides } from "../state/smooth-motion";

const key = "nearpoint.learn.jumps";

const isDisabled = signal(recall(key) === "1");

export const smoothSteps = {
  get value(): boolean {
    return glides() && !isDisabled.value;
  },
};

/** Sets it, and remembers it on this computer. */
export function setSmoothSteps(on: boolean): void {
  isDisabled.value = !on;
  remember(key, on ? undefined : "1");
}
