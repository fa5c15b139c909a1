/** Counts the parts in a set that is being edited, by the engine. */

import { signal } from "@preact/signals-core";
import type { PartId, PartSet } from "../../engine/types";
import type { Actions } from "../actions";

/** The parts by the set's JSON; undefined: requested but unknown. */
const known = signal<ReadonlyMap<string, readonly PartId[] | undefined>>(new Map());

export function forgetMembers(): void {
  known.value = new Map();
}

const learn = (key: string, parts: readonly PartId[] | undefined): void => {
  known.value = new Map(known.peek()).set(key, parts);
};

/** Returns the parts of a set; undefined while they are unknown. */
export function membersOf(set: PartSet, { review }: Actions): readonly PartId[] | undefined {
  const key = JSON.stringify(set);
  const parts = known.value.get(key);
  if (parts || known.peek().has(key)) return parts;
  queueMicrotask(() => {
    if (known.peek().has(key)) return;
    learn(key, undefined);
    review.tests.partsIn(set).then(
      (parts) => learn(key, parts),
      () => undefined, // the form shows the reason when it is saved
    );
  });
  return undefined;
}
