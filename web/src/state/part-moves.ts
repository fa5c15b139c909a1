/** The moves that clear a pair of parts, as found for their present poses. */

import { signal } from "@preact/signals-core";
import type { PartMoves, PartRow } from "../engine/types";
import { partById } from "./store";
import type { Pair } from "./verified";

interface FoundMoves {
  pair: Pair;
  poses: readonly (PartRow["pose"] | undefined)[];
  /** Undefined while the engine searches. */
  moves: PartMoves | undefined;
}

/** The gap to leave between parts, in the scene's unit; 0 if they may touch. */
export const gapToLeave = signal(0);
const found = signal<FoundMoves | undefined>(undefined);

const posesOf = ({ a, b }: Pair) => [a, b].map((part) => partById.value.get(part)?.pose);

/** Returns the search for a pair; undefined if there was none in the present poses. */
export function movesOf(pair: Pair): FoundMoves | undefined {
  const last = found.value;
  if (!last || last.pair.a !== pair.a || last.pair.b !== pair.b) return undefined;
  const poses = posesOf(pair);
  const isSame = last.poses.every((pose, i) => pose?.every((value, k) => value === poses[i]?.[k]));
  return isSame ? last : undefined;
}

/** Stores the moves of a pair that `search` finds; undefined if it was refused. */
export async function findMoves(pair: Pair, search: Promise<PartMoves | undefined>): Promise<void> {
  const started: FoundMoves = { pair: { a: pair.a, b: pair.b }, poses: posesOf(pair), moves: undefined };
  found.value = started;
  const moves = await search;
  // A later search has replaced this one.
  if (found.peek() !== started) return;
  found.value = moves && { ...started, moves };
}
