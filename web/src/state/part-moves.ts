/** The moves that clear a pair of parts, as found for the present scene. */

import { signal } from "@preact/signals-core";
import type { PartMoves, PartRow } from "../engine/types";
import { parts } from "./store";
import type { Pair } from "./verified";

interface FoundMoves {
  pair: Pair;
  gap: number;
  /** All parts at the start: each of them may be in the way of a move. */
  parts: readonly PartRow[];
  /** Undefined while the engine searches. */
  moves: PartMoves | undefined;
}

/** The gap to leave between parts, in the scene's unit; 0 if they may touch. */
export const gapToLeave = signal(0);
const found = signal<FoundMoves | undefined>(undefined);

/** Returns whether a part has the same mesh at the same pose. */
const isSame = (part: PartRow, other: PartRow | undefined): boolean =>
  part === other ||
  (part.id === other?.id &&
    part.triangles === other.triangles &&
    part.pose.every((value, k) => value === other.pose[k]));

/** Returns the search for a pair; undefined if there was none, or if its gap or the parts have changed. */
export function movesOf(pair: Pair): FoundMoves | undefined {
  const last = found.value;
  if (!last || last.pair.a !== pair.a || last.pair.b !== pair.b) return undefined;
  const now = parts.value;
  const isCurrent =
    last.gap === gapToLeave.value &&
    (last.parts === now ||
      (last.parts.length === now.length && last.parts.every((part, i) => isSame(part, now[i]))));
  return isCurrent ? last : undefined;
}

/** Stores the moves of a pair that `search` finds; undefined if it was refused. */
export async function findMoves(pair: Pair, search: Promise<PartMoves | undefined>): Promise<void> {
  const started: FoundMoves = {
    pair: { a: pair.a, b: pair.b },
    gap: gapToLeave.peek(),
    parts: parts.peek(),
    moves: undefined,
  };
  found.value = started;
  const moves = await search;
  // A later search has replaced this one.
  if (found.peek() !== started) return;
  found.value = moves && { ...started, moves };
}
