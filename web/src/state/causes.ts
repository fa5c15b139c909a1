/** Clashes with one cause: those that one move of one part ends together, as found for the present scene. */

import { computed, signal } from "@preact/signals-core";
import type { PartId, PartMove, PartMoves, PartRow } from "../engine/types";
import { areSame } from "./part-moves";
import { keyOf } from "./review";
import { robotOfPart } from "./robots";
import { parts } from "./store";

export interface Cause {
  part: PartId;
  /** The move that ends the clashes, and perhaps others. */
  move: PartMove;
  /** The keys of its pairs. Each pair has one cause. */
  keys: ReadonlySet<string>;
}

interface CauseSearch {
  /** All parts at the start. */
  parts: readonly PartRow[];
  /** The number of parts whose moves are known, and of those to search. */
  done: number;
  of: number;
  /** True if the user stopped the search. */
  isCancelled: boolean;
  moves: readonly PartMoves[];
}

const search = signal<CauseSearch | undefined>(undefined);

/** The search for the present scene; undefined if there was none, or if the parts have changed. */
export const causeSearch = computed(() =>
  search.value && areSame(search.value.parts) ? search.value : undefined,
);

export const causes = computed((): readonly Cause[] => causesOf(causeSearch.value?.moves ?? []));
const causeByPair = computed(
  () => new Map(causes.value.flatMap((cause) => [...cause.keys].map((key) => [key, cause] as const))),
);
export const causeOf = (pair: { a: PartId; b: PartId }): Cause | undefined =>
  causeByPair.value.get(keyOf(pair));

const gain = ({ resolved, caused }: PartMove): number => resolved.length - caused.length;

/** Gives each clash to the move that ends most, and leaves out moves that end only one or cause as many as they end. */
export function causesOf(found: readonly PartMoves[]): Cause[] {
  const best = found.flatMap(({ parts: [part], moves: [move] }) =>
    part !== undefined && move && gain(move) > 0 ? [{ part, move }] : [],
  );
  best.sort(
    ({ move: p }, { move: q }) =>
      gain(q) - gain(p) || p.undecided.length - q.undecided.length || p.distance - q.distance,
  );
  const taken = new Set<string>();
  return best.flatMap(({ part, move }) => {
    const own = move.resolved.map(([a, b]) => keyOf({ a, b })).filter((key) => !taken.has(key));
    if (own.length < 2) return [];
    for (const key of own) taken.add(key);
    return [{ part, move, keys: new Set(own) }];
  });
}

/** Asks for the moves of each movable part that interferes with two others or more, until the parts change, a request is refused, or the user cancels. */
export async function findCauses(ask: (part: PartId) => Promise<PartMoves | undefined>): Promise<void> {
  const some = parts
    .peek()
    .filter(({ id, fixed, interfering }) => interfering > 1 && !fixed && !robotOfPart.peek().has(id))
    .sort((p, q) => q.interfering - p.interfering);
  let now: CauseSearch = { parts: parts.peek(), done: 0, of: some.length, isCancelled: false, moves: [] };
  search.value = now;
  for (const { id } of some) {
    const moves = await ask(id);
    // Another search has replaced this one, or it was cancelled.
    if (search.peek() !== now) return;
    // An unfinished search says nothing about the scene, even if the parts return to their old poses.
    if (!moves || !causeSearch.peek()) {
      search.value = undefined;
      return;
    }
    now = { ...now, done: now.done + 1, moves: [...now.moves, moves] };
    search.value = now;
  }
}

/** Stops the search; what it has found stays. */
export function cancelCauses(): void {
  const now = search.peek();
  if (now) search.value = { ...now, of: now.done, isCancelled: true };
}
