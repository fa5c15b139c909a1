/** The unit that lengths are told and typed in: the reader's wish, remembered here and told to every engine. The scene keeps its own. */

import { computed, effect, signal } from "@preact/signals-core";
import { allUnits, type Unit, type Units } from "./format";
import { recall, remember } from "./preferences";
import { scene } from "./store";

const key = "nearpoint.unit";

/** Undefined: as in the file. */
export const wishedUnit = signal(allUnits.find((unit) => unit === recall(key)));

const own = computed(() => scene.value.unit);
export const units = computed<Units>(() => ({ own: own.value, told: wishedUnit.value ?? own.value }));

/** A choice of the user's, which holds the next time too. */
export function chooseUnit(wish: Unit | undefined): void {
  wishedUnit.value = wish;
  remember(key, wish);
}

/** Every engine learns the wish, which its labels and typed drags go by; a new one tells lengths as the file has them. */
export function watchUnit(alive: () => boolean, tell: (unit: Unit | undefined) => void): () => void {
  let known: Unit | undefined;
  return effect(() => {
    const wish = wishedUnit.value;
    if (!alive()) {
      known = undefined;
      return;
    }
    if (wish !== known) tell(wish);
    known = wish;
  });
}
