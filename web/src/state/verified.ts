/** The pairs that the CAD kernel can be asked about, and those that wait for it. Its answers are in the rows of the pairs. */

import { computed, signal } from "@preact/signals-core";
import { kernelName } from "../engine/cad-kernel";
import type { PartId, PartRow, SolidId, VerifiedPair } from "../engine/types";
import type { SavedAnswer } from "../scenes/document";
import type { Solids } from "../scenes/sources";
import type { Row } from "./result-class";
import { partById, parts, rows } from "./store";

export interface Pair {
  a: PartId;
  b: PartId;
}

/** The solids of parts, by the parts' source and index. */
export const solids = signal<readonly Solids[]>([]);
export const hasSolids = computed(() => solids.value.some((batch) => batch.length > 0));
/** The progress of the present run, and the bytes that the kernel has taken. */
export const verifying = signal<{ done: number; of: number; memory: number } | undefined>(undefined);

export const solidOf = ({ source, index }: PartRow): SolidId | undefined => solids.value[source]?.[index];

/** Returns whether the kernel can be asked about two parts, which must be solids of one file. */
export function canVerify({ a, b }: Pair): boolean {
  const [one, other] = [partById.value.get(a), partById.value.get(b)];
  const [first, second] = [one && solidOf(one), other && solidOf(other)];
  return first !== undefined && a !== b && one?.source === other?.source && first.file === second?.file;
}

/** Returns the pairs that the kernel can be asked about, without those that it has answered in their present pose. */
export const pairsToVerify = (some: readonly Row[]): Row[] =>
  some.filter((row) => (row.kernel?.isOutdated ?? true) && canVerify(row));

/** Returns the undecided pairs that the kernel may settle, the deepest and nearest first. */
export const pairsToSettle = (): Row[] =>
  hasSolids.value ? pairsToVerify(rows.value.filter((row) => row.class === "undecided")) : [];

/** Returns the kernel's answers that hold in the present poses, for another engine. A pair that the kernel refused is asked about again. */
export const answersToSave = (): SavedAnswer[] =>
  rows.peek().flatMap(({ a, b, kernel }): SavedAnswer[] => {
    const [one, other] = [partById.peek().get(a), partById.peek().get(b)];
    if (!kernel || kernel.isOutdated || "why" in kernel.answer || !one || one.source !== other?.source)
      return [];
    const { source, index, pose } = one;
    const { answer } = kernel;
    return [{ source, parts: [index, other.index], poses: [pose, other.pose], answer, kernel: kernelName }];
  });

const isPose = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 7 && value.every(Number.isFinite);

/** Returns the present kernel's answers of a kept work. Another kernel is asked again. The browser's storage may be damaged, so malformed answers are left out. */
export function validAnswers(kept: unknown): SavedAnswer[] {
  return (Array.isArray(kept) ? kept : []).filter((entry) => {
    const { parts, poses, answer, kernel } = entry ?? {};
    const isPair = [parts, poses].every((ends) => Array.isArray(ends) && ends.length === 2);
    return (
      kernel === kernelName &&
      isPair &&
      poses.every(isPose) &&
      [answer?.volume, answer?.distance].every((n) => Number.isFinite(n))
    );
  });
}

/** Returns saved answers about the parts of the present engine. */
export function answersForEngine(saved: readonly SavedAnswer[]): VerifiedPair[] {
  const ids = new Map(parts.peek().map(({ source, index, id }) => [`${source} ${index}`, id]));
  return saved.flatMap(({ source, parts: [one, other], poses, answer }): VerifiedPair[] => {
    const [a, b] = [ids.get(`${source} ${one}`), ids.get(`${source} ${other}`)];
    return a === undefined || b === undefined ? [] : [{ a: [a, poses[0]], b: [b, poses[1]], answer }];
  });
}
