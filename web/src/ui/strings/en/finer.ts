/** Sentences about how near the triangles of parts of STEP files are to their true surfaces. */

import { plural } from "./plural";

export const finer = {
  field: "Surface within",
  fieldTitle:
    "How far its true surface is from its triangles at most. Another length covers it, and all parts of the same product, with others.",
  estimated: "estimated",
  button: "Finer",
  buttonTitle:
    "Triangles that are four times as near to its true surface, for it and all parts of the same product",
  title: (name: string) => `Covering ${name} anew`,
  done: (name: string, others: number, accuracy: string) =>
    `${name}${others > 0 ? ` and ${plural(others, "part", "parts")} of the same product` : ""}: triangles within ${accuracy} of the true surface.`,
  cancelled: "It was cancelled. Nothing was changed.",
  failed: (name: string) => `${name} could not be covered anew.`,
  tooMuch:
    "It needs more memory than the browser gives this page, or met a fault of the CAD kernel. Wish for a coarser accuracy.",
  hung: (minutes: number) =>
    `It was given up: for ${plural(minutes, "minute", "minutes")} nothing was heard of it. Wish for a coarser accuracy.`,
  cannot: "Only parts of STEP files have true surfaces to be nearer to.",
  isFlat: (name: string) => `All faces of ${name} are flat: its triangles are the true surface.`,
  isEstimated: "How near it is now is not known. Say how near it shall be.",
} as const;
