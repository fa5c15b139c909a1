/** Implements the API for the CAD kernel. */

import type { App } from "../app";
import type { Nearpoint, VerifiedRow } from "../automation";
import { english, toEnglish } from "../engine/english";
import { nameOf } from "../state/names";
import type { Row } from "../state/result-class";
import * as store from "../state/store";
import { canVerify, pairsToVerify } from "../state/verified";
import { type PairAnswer, reason } from "../verify-actions";
import { idOf } from "./names";

export function verifications(app: App) {
  return {
    async verify(which) {
      await app.idle();
      try {
        if (Array.isArray(which)) {
          const [a, b] = which.map(idOf) as [number, number];
          const answers = await app.verification.verify([{ a, b }]);
          await app.idle();
          return answers.map(rowOf);
        }
        const rows = rowsOf(which);
        const answers = await app.verification.verify(pairsToVerify(rows));
        await app.idle();
        const known = rows.filter((row) => row.kernel && !row.kernel.isOutdated);
        return [...known.flatMap(answerOf), ...answers].map(rowOf);
      } catch (error) {
        throw new Error(english(reason(error as Error)));
      }
    },
    verified: () => store.rows.peek().flatMap(answerOf).map(rowOf),
  } satisfies Partial<Nearpoint>;
}

/** Returns the listed pairs of a kind that the kernel can check. */
function rowsOf(which: "all" | "interfering" | "undecided"): Row[] {
  const all = store.rows.peek().filter(canVerify);
  switch (which) {
    case "all":
      return all;
    case "interfering":
      return all.filter((row) => row.class === "interferes");
    case "undecided":
      return all.filter((row) => row.class === "undecided");
    default:
      throw new Error(`there are no pairs “${which}” to verify: all, interfering, undecided, or [a, b]`);
  }
}

const answerOf = ({ a, b, kernel }: Row): PairAnswer[] => (kernel ? [{ a, b, ...kernel }] : []);

const rowOf = ({ a, b, answer, isOutdated }: PairAnswer): VerifiedRow => ({
  a,
  b,
  names: [nameOf(a), nameOf(b)],
  ...toEnglish(answer),
  isOutdated,
});
