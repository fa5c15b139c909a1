/** The CAD kernel's answers about pairs of parts. An answer holds until one of the two moves against the other. */

import { computed, signal } from "@preact/signals-core";
import type { KernelResult, PartId, PartRow, Pose, SolidId, Xyz } from "../engine/types";
import type { Solids } from "../scenes/sources";
import { partById } from "./store";

export interface Pair {
  a: PartId;
  b: PartId;
}

/** An answer, and the relative pose of the two parts. */
interface StoredAnswer {
  answer: KernelResult;
  relativePose: RelativePose;
}

export interface VerifiedAnswer {
  answer: KernelResult;
  /** True if one of the two has moved against the other since. */
  isOutdated: boolean;
}

/** The solids of parts, by the parts' source and index. */
export const solids = signal<readonly Solids[]>([]);
export const hasSolids = computed(() => solids.value.some((batch) => batch.length > 0));
const answers = signal<ReadonlyMap<string, StoredAnswer>>(new Map());
/** The progress of the present run, and the bytes that the kernel has taken. */
export const verifying = signal<{ done: number; of: number; memory: number } | undefined>(undefined);

export const solidOf = ({ source, index }: PartRow): SolidId | undefined => solids.value[source]?.[index];

/** Returns whether the kernel can be asked about two parts, which must be solids of one file. */
export function canVerify({ a, b }: Pair): boolean {
  const [one, other] = [partById.value.get(a), partById.value.get(b)];
  const [first, second] = [one && solidOf(one), other && solidOf(other)];
  return first !== undefined && a !== b && one?.source === other?.source && first.file === second?.file;
}

export function verifiedOf(pair: Pair): VerifiedAnswer | undefined {
  const found = answers.value.get(keyOf(pair));
  const [a, b] = ordered(pair).map((part) => partById.value.get(part));
  if (!found || !a || !b) return undefined;
  return {
    answer: found.answer,
    isOutdated: !isSamePose(found.relativePose, relativePoseOf(a.pose, b.pose)),
  };
}

/** Returns the pairs that the kernel can be asked about, without those that it has answered in their present pose. */
export const pairsToVerify = <P extends Pair>(pairs: readonly P[]): P[] =>
  pairs.filter((pair) => canVerify(pair) && (verifiedOf(pair)?.isOutdated ?? true));

/** Stores the answer for a pair whose parts were in these poses. */
export function keepAnswer(pair: Pair, poses: { a: Pose; b: Pose }, answer: KernelResult): void {
  const place = pair.a < pair.b ? relativePoseOf(poses.a, poses.b) : relativePoseOf(poses.b, poses.a);
  answers.value = new Map(answers.peek()).set(keyOf(pair), { answer, relativePose: place });
}

/** Drops all answers, because the parts of a new engine have other numbers. */
export function forgetAnswers(): void {
  answers.value = new Map();
}

/** The kernel's own tolerance, in its unit. */
const distanceTolerance = 1e-7;
/** Twice the largest error that was found in its volumes. */
const volumeTolerance = 1e-6;

/** Returns the relation of two parts by the kernel's numbers. */
export function relationOf({ volume, distance }: { volume: number; distance: number }) {
  if (volume > volumeTolerance) return "interferes";
  return distance > distanceTolerance ? "clear" : "touches";
}

const ordered = ({ a, b }: Pair): [PartId, PartId] => (a < b ? [a, b] : [b, a]);
const keyOf = (pair: Pair): string => ordered(pair).join();

/** The other part's frame in the first one's, and the size of the numbers from which it was computed. */
export interface RelativePose {
  rotation: [w: number, x: number, y: number, z: number];
  translation: Xyz;
  scale: number;
}

export function relativePoseOf(one: Pose, other: Pose): RelativePose {
  const [w, x, y, z] = one;
  const [tw, tx, ty, tz] = [other[0], other[1], other[2], other[3]];
  const by: Xyz = [other[4] - one[4], other[5] - one[5], other[6] - one[6]];
  // v' = v + 2 u × (u × v − w v), with u the vector part of the first rotation, whose inverse is applied.
  const u: Xyz = [x, y, z];
  const inner = cross(u, by).map((value, i) => value - w * (by[i] ?? 0)) as Xyz;
  const outer = cross(u, inner);
  return {
    rotation: [
      w * tw + x * tx + y * ty + z * tz,
      w * tx - x * tw - y * tz + z * ty,
      w * ty - y * tw - z * tx + x * tz,
      w * tz - z * tw - x * ty + y * tx,
    ],
    translation: [by[0] + 2 * outer[0], by[1] + 2 * outer[1], by[2] + 2 * outer[2]],
    scale: Math.max(...one.slice(4).map(Math.abs), ...other.slice(4).map(Math.abs)),
  };
}

/** A relative difference below this is rounding, from moving both parts together. */
const rounding = 1e-12;

export function isSamePose(a: RelativePose, b: RelativePose): boolean {
  const size = Math.max(a.scale, b.scale);
  // A rotation and its negative are the same.
  const sign = a.rotation.reduce((dot, value, i) => dot + value * (b.rotation[i] ?? 0), 0) < 0 ? -1 : 1;
  return (
    a.rotation.every((value, i) => Math.abs(value - sign * (b.rotation[i] ?? 0)) <= rounding) &&
    a.translation.every((value, i) => Math.abs(value - (b.translation[i] ?? 0)) <= rounding * size)
  );
}

const cross = (a: Xyz, b: Xyz): Xyz => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
