/** Records the smallest clearance of the dragged parts over one drag, for the chart, from the engine's reports. */

import { effect, signal, untracked } from "@preact/signals-core";
import { externalPairs } from "./external-pairs";
import type { Row } from "./result-class";
import { draggedRobotParts, robotOfPart, withRobots } from "./robots";
import { interaction, partById, rows } from "./store";

export interface Sample {
  /** The time since the drag began, in seconds. */
  time: number;
  /** The clearance; undefined while the parts interfere, or if nothing is near. */
  clearance: number | undefined;
  /** The bounds of the depth of the deepest interference; undefined if nothing interferes. */
  depth: { lower: number; upper: number } | undefined;
}

const maxSamples = 2000;

/** The samples of the present drag, or of the last one. */
export const history = signal<readonly Sample[]>([]);

export function watchDrags(now: () => number = () => performance.now()): () => void {
  let began: number | undefined;
  let last: readonly number[] = [];
  return effect(() => {
    const byHand = interaction.value.drag?.parts ?? [];
    const dragged = withRobots(byHand.length > 0 ? byHand : draggedRobotParts.value);
    const jointed = robotOfPart.value;
    const all = rows.value;
    const known = partById.value;
    untracked(() => {
      if (dragged.length === 0) {
        began = undefined;
        // Another scene was opened or the part was removed, so the curve is obsolete.
        if (history.peek().length > 0 && !last.some((id) => known.has(id))) history.value = [];
        return;
      }
      last = dragged;
      const fresh = began === undefined;
      began ??= now();
      const sample = sampleOf(all, dragged, (now() - began) / 1000, (part) => jointed.has(part));
      history.value = [...(fresh ? [] : history.peek()), sample].slice(-maxSamples);
    });
  });
}

/** Returns the present sample of these parts against all others, from the results. */
export function sampleOf(
  rows: readonly Row[],
  dragged: readonly number[],
  time: number,
  isLink: (part: number) => boolean = () => false,
): Sample {
  const own = externalPairs(rows, dragged, isLink);
  const inside = own.filter((row) => row.class === "interferes");
  if (inside.length > 0) {
    const most = (bound: "lower" | "upper") => Math.max(...inside.map((row) => row.depth?.[bound] ?? 0));
    return { time, clearance: undefined, depth: { lower: most("lower"), upper: most("upper") } };
  }
  const gaps = own.flatMap((row) => (row.kind === "clear" ? (row.clearance?.distance ?? []) : 0));
  return { time, clearance: gaps.length > 0 ? Math.min(...gaps) : undefined, depth: undefined };
}
