/** The setting whether the view moves smoothly to the next step, or at once. */

import { signal } from "@preact/signals-core";
import { glides } from "../state/glides";

const key = "nearpoint.learn.jumps";

const jumps = signal(read());

export const gliding = {
  get value(): boolean {
    return glides() && !jumps.value;
  },
};

/** Sets it, and remembers it on this computer. */
export function setGliding(on: boolean): void {
  jumps.value = !on;
  try {
    if (on) localStorage.removeItem(key);
    else localStorage.setItem(key, "1");
  } catch {
    // This frame has no storage: the setting lasts as long as the page.
  }
}

function read(): boolean {
  try {
    return globalThis.localStorage?.getItem(key) === "1";
  } catch {
    return false;
  }
}
