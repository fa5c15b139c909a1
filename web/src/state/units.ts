/** The unit in which lengths are shown and typed: the reader's choice, which is remembered and sent to every engine. The scene keeps its own unit. */

import { computed, effect, signal } from "@preact/signals-core";
import { allUnits, type Unit, type Units } from "./format";
import { recall, remember } from "./preferences";
import { scene } from "./store";

const key = "nearpoint.unit";

/** The chosen unit; undefined: the file's. */
export const preferredUnit = signal(allUnits.find((unit) => unit === recall(key)));

const own = computed(() => scene.value.unit);
export const units = computed<Units>(() => ({
  sceneUnit: own.value,
  displayUnit: preferredUnit.value ?? own.value,
}));

/** Sets the user's choice, which is remembered. */
export function chooseUnit(options: Unit | undefined): void {
  preferredUnit.value = options;
  remember(key, options);
}

/** Sends the choice to every engine, for its labels and typed drags. A new engine uses the file's unit. */
export function watchUnit(alive: () => boolean, send: (unit: Unit | undefined) => void): () => void {
  let known: Unit | undefined;
  return effect(() => {
    const options = preferredUnit.value;
    if (!alive()) {
      known = undefined;
      return;
    }
    if (options !== known) send(options);
    known = options;
  });
}
