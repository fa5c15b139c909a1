/** Sentences about how files are opened. */

import { bytes } from "../../../state/format";

export const open = {
  /** The first of several files, and how many there are beside it. */
  andMore: (name: string, n: number) => `${name} and ${n} more`,
  kernelHas: (memory: number) => `CAD kernel: ${bytes(memory)}`,
  kernelTook: (memory: number) => `The CAD kernel took ${bytes(memory)} of memory, and has given it back.`,
  accuracy: "STEP accuracy",
  bySize: "by size",
  accuracyWhy:
    "How far curved surfaces of STEP files that are opened next may be from their triangles. By size: a five-thousandth of the largest part, and farther for free forms that would need too many triangles.",
  notAnAccuracy: (typed: unknown) =>
    `“${typed}” is not an accuracy: it is a length above 0, such as 0.01 mm.`,
} as const;
