/** Counts the parts in a set that is being edited, by the engine. */

import { signal } from "@preact/signals-core";
import type { PartId, PartSet } from "../../engine/types";
import type { Actions } from "../actions";

/** The parts by the set's JSON; undefined: requested but unknown. */
const membersBySet = signal<ReadonlyMap<string, readonly PartId[] | undefined>>(new Map());

export function forgetMembers(): void {
  membersBySet.value = new Map();
}

const loadMembers = (key: string, parts: readonly PartId[] | undefined): void => {
  membersBySet.value = new Map(membersBySet.peek()).set(key, parts);
};

/** Returns the parts of a set; undefined while they are unknown. */
export function membersOf(set: PartSet, { review }: Actions): readonly PartId[] | undefined {
  const key = JSON.stringify(set);
  const parts = membersBySet.value.get(key);
  if (parts || membersBySet.peek().has(key)) return parts;
  queueMicrotask(() => {
    if (membersBySet.peek().has(key)) return;
    loadMembers(key, undefined);
    review.tests.partsIn(set).then(
      (parts) => loadMembers(key, parts),
      () => undefined, // the form shows the reason when it is saved
    );
  });
  return undefined;
}
