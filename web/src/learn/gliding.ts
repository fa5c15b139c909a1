/** The setting whether the view moves smoothly to the next step, or at once. */

import { signal } from "@preact/signals-core";
import { glides } from "../state/glides";
import { recall, remember } from "../state/preferences";

const key = "nearpoint.learn.jumps";

const jumps = signal(recall(key) === "1");

export const gliding = {
  get value(): boolean {
    return glides() && !jumps.value;
  },
};

/** Sets it, and remembers it on this computer. */
export function setGliding(on: boolean): void {
  jumps.value = !on;
  remember(key, on ? undefined : "1");
}
