/** Sentences about what the CAD kernel itself says of pairs. */

import { count } from "../../../state/format";
import { plural } from "./plural";

type Counts = Record<"interferes" | "touches" | "clear" | "refused", number>;

export const verify = {
  button: "Verify on CAD",
  buttonTitle: "Ask the CAD kernel about the true solids of the file: their common volume and distance",
  all: {
    interfere: (n: number) => `all ${count(n)} interfering`,
    undecided: (n: number) => `all ${count(n)} undecided`,
  },
  progress: (done: number, of: number) => `Asking the CAD kernel: ${count(done)} of ${count(of)}`,
  cancel: "Cancel",
  sign: "CAD",

  /** In the details of a pair. */
  found: (common: string | undefined, distance: string) =>
    `CAD kernel: ${common === undefined ? "no common volume" : `common volume ${common}`}, distance ${distance}`,
  refused: (why: string) => `CAD kernel: no answer (${why})`,
  outdated: (found: string) => `${found}; outdated, for they have moved since`,
  /** In the list, beside our own word. */
  said: {
    interferes: (common: string) => `interferes by the CAD kernel, ${common} in common`,
    touches: "touches by the CAD kernel",
    clear: (distance: string) => `clear by the CAD kernel, ${distance}`,
  },

  done: (n: number, { interferes, touches, clear, refused }: Counts) =>
    `The CAD kernel was asked about ${plural(n, "pair", "pairs")}: ${[
      ...(interferes > 0 ? [`${count(interferes)} ${interferes === 1 ? "interferes" : "interfere"}`] : []),
      ...(touches > 0 ? [`${count(touches)} ${touches === 1 ? "touches" : "touch"}`] : []),
      ...(clear > 0 ? [`${count(clear)} clear`] : []),
      ...(refused > 0 ? [`${count(refused)} without an answer`] : []),
    ].join(", ")}.`,
  cancelled: "Verifying was cancelled. What was answered until then is kept.",
  failed: "The CAD kernel could not be asked about all pairs.",
  cannot: "Only two solids of one STEP file can be verified.",
  filesGone:
    "The file that the parts come from cannot be read any more: it was moved, changed or removed since. Open it again.",
  tooMuch:
    "It needs more memory than the browser gives this page, or met a fault of its own. Verify fewer pairs at once.",
  hung: (minutes: number) =>
    `It was given up: for ${plural(minutes, "minute", "minutes")} nothing was heard of it. Verify the other pairs without this one.`,
} as const;
