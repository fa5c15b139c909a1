/** Whether the view glides to where the next step is seen well, unless the user wants it to be there at once. */

import { signal } from "@preact/signals-core";
import { glides } from "../state/glides";

const key = "nearpoint.learn.jumps";

const jumps = signal(read());

export const gliding = {
  get value(): boolean {
    return glides() && !jumps.value;
  },
};

/** Kept on this computer. */
export function setGliding(on: boolean): void {
  jumps.value = !on;
  try {
    if (on) localStorage.removeItem(key);
    else localStorage.setItem(key, "1");
  } catch {
    // No storage in this frame: the wish lasts as long as the page.
  }
}

function read(): boolean {
  try {
    return globalThis.localStorage?.getItem(key) === "1";
  } catch {
    return false;
  }
}
