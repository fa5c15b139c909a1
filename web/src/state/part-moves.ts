/** The moves that end clashes of some parts, as found for the present scene. */

import { signal } from "@preact/signals-core";
import type { PartMoves, PartRow } from "../engine/types";
import { parts } from "./store";

interface FoundMoves {
  /** The request: the pair and its gap, or the parts. */
  key: string;
  /** All parts at the start: each of them may be in the way of a move. */
  parts: readonly PartRow[];
  /** Undefined while the engine searches. */
  moves: PartMoves | undefined;
}

/** The gap to leave between parts, in the scene's unit; 0 if they may touch. */
export const gapToLeave = signal(0);
const found = signal<FoundMoves | undefined>(undefined);

/** Returns whether a part has the same mesh at the same pose, and as many clashes. */
const isSame = (part: PartRow, other: PartRow | undefined): boolean =>
  part === other ||
  (part.id === other?.id &&
    part.triangles === other.triangles &&
    part.fixed === other.fixed &&
    part.interfering === other.interfering &&
    part.pose.every((value, k) => value === other.pose[k]));

/** Returns whether all parts have the same meshes at the same poses as before. */
export function areSame(before: readonly PartRow[]): boolean {
  const now = parts.value;
  return before === now || (before.length === now.length && before.every((part, i) => isSame(part, now[i])));
}

/** Returns the search for a request; undefined if there was none, or if the parts have changed. */
export function movesOf(key: string): FoundMoves | undefined {
  const last = found.value;
  return last?.key === key && areSame(last.parts) ? last : undefined;
}

/** Stores the moves that `search` finds for a request; undefined if it was refused. */
export async function findMoves(key: string, search: Promise<PartMoves | undefined>): Promise<void> {
  const started: FoundMoves = { key, parts: parts.peek(), moves: undefined };
  found.value = started;
  const moves = await search;
  // A later search has replaced this one.
  if (found.peek() !== started) return;
  found.value = moves && { ...started, moves };
}
