/** The setting whether playing stops at questions, which the browser remembers. */

import { signal } from "@preact/signals-core";

const key = "nearpoint.play-through";

export const stops = signal(!stored());

export function setStops(on: boolean): void {
  stops.value = on;
  try {
    if (on) localStorage.removeItem(key);
    else localStorage.setItem(key, "yes");
  } catch {
    // This frame has no storage: the setting lasts as long as the page.
  }
}

function stored(): boolean {
  try {
    return (globalThis.localStorage?.getItem(key) ?? null) !== null;
  } catch {
    return false;
  }
}
