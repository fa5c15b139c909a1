/** How many parts are in a set that is being written, as the engine tells. */

import { signal } from "@preact/signals-core";
import type { PartId, PartSet } from "../../engine/types";
import type { Actions } from "../actions";

/** By the sets as JSON; none yet: it was asked for. */
const known = signal<ReadonlyMap<string, readonly PartId[] | undefined>>(new Map());

export function forgetMembers(): void {
  known.value = new Map();
}

const learn = (key: string, parts: readonly PartId[] | undefined): void => {
  known.value = new Map(known.peek()).set(key, parts);
};

/** Undefined: it is not known yet. */
export function membersOf(set: PartSet, { review }: Actions): readonly PartId[] | undefined {
  const key = JSON.stringify(set);
  const parts = known.value.get(key);
  if (parts || known.peek().has(key)) return parts;
  queueMicrotask(() => {
    if (known.peek().has(key)) return;
    learn(key, undefined);
    review.tests.partsIn(set).then(
      (parts) => learn(key, parts),
      () => undefined, // the form says why when it is saved
    );
  });
  return undefined;
}
