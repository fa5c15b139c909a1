/** The pairs that the CAD kernel can be asked about, and those that wait for it. Its answers are in the rows of the pairs. */

import { computed, signal } from "@preact/signals-core";
import type { PartId, PartRow, SolidId } from "../engine/types";
import type { Solids } from "../scenes/sources";
import type { Row } from "./result-class";
import { partById, rows } from "./store";

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
