/** What the CAD kernel said of pairs of parts. It holds until one of the two moves against the other. */

import { computed, signal } from "@preact/signals-core";
import type { KernelAnswer, PartId, PartRow, Pose, SolidId } from "../engine/types";
import type { Solids } from "../scenes/sources";
import { isSamePlace, type Place, placeOf } from "./place";
import { partById } from "./store";

export interface Pair {
  a: PartId;
  b: PartId;
}

/** What was said, and how far apart the two were in turn and shift. */
interface Kept {
  answer: KernelAnswer;
  place: Place;
}

export interface Verified {
  answer: KernelAnswer;
  /** One of the two has moved against the other since. */
  isOutdated: boolean;
}

/** The solids that parts are, by the parts' source and index. */
export const solids = signal<readonly Solids[]>([]);
export const hasSolids = computed(() => solids.value.some((batch) => batch.length > 0));
const kept = signal<ReadonlyMap<string, Kept>>(new Map());
/** The kernel is being asked about so many pairs, and has taken so many bytes. */
export const verifying = signal<{ done: number; of: number; memory: number } | undefined>(undefined);

export const solidOf = ({ source, index }: PartRow): SolidId | undefined => solids.value[source]?.[index];

/** Whether the kernel can be asked about two parts: only about solids of one file. */
export function canVerify({ a, b }: Pair): boolean {
  const [one, other] = [partById.value.get(a), partById.value.get(b)];
  const [first, second] = [one && solidOf(one), other && solidOf(other)];
  return first !== undefined && a !== b && one?.source === other?.source && first.file === second?.file;
}

export function verifiedOf(pair: Pair): Verified | undefined {
  const found = kept.value.get(keyOf(pair));
  const [a, b] = ordered(pair).map((part) => partById.value.get(part));
  if (!found || !a || !b) return undefined;
  return { answer: found.answer, isOutdated: !isSamePlace(found.place, placeOf(a.pose, b.pose)) };
}

/** Those that it can be asked about, and has not been as they are now. */
export const toVerify = <P extends Pair>(pairs: readonly P[]): P[] =>
  pairs.filter((pair) => canVerify(pair) && (verifiedOf(pair)?.isOutdated ?? true));

/** Takes over what was said of a pair whose parts were in these poses then. */
export function keepAnswer(pair: Pair, poses: { a: Pose; b: Pose }, answer: KernelAnswer): void {
  const place = pair.a < pair.b ? placeOf(poses.a, poses.b) : placeOf(poses.b, poses.a);
  kept.value = new Map(kept.peek()).set(keyOf(pair), { answer, place });
}

/** Parts of a new engine have other numbers. */
export function forgetAnswers(): void {
  kept.value = new Map();
}

/** The kernel's own tolerance, in its unit. */
const apart = 1e-7;
/** Twice of what its volumes were found to be off at most. */
const common = 1e-6;

/** What is told by what the kernel found. */
export function saidBy({ volume, distance }: { volume: number; distance: number }) {
  if (volume > common) return "interferes";
  return distance > apart ? "clear" : "touches";
}

const ordered = ({ a, b }: Pair): [PartId, PartId] => (a < b ? [a, b] : [b, a]);
const keyOf = (pair: Pair): string => ordered(pair).join();
