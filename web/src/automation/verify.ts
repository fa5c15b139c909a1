/** Implements the API for the CAD kernel. */

import type { App } from "../app";
import type { Nearpoint, VerifiedRow } from "../automation";
import { english, toEnglish } from "../engine/english";
import { nameOf } from "../state/names";
import * as store from "../state/store";
import { canVerify, type Pair, pairsToVerify, verifiedOf } from "../state/verified";
import { reason } from "../verify-actions";
import { idOf } from "./names";

export function verifications(app: App) {
  return {
    async verify(which) {
      await app.idle();
      const pairs = pairsOf(which);
      const wanted = Array.isArray(which) ? pairs : pairsToVerify(pairs);
      try {
        if (wanted.length > 0) await app.verification.verify(wanted);
      } catch (error) {
        throw new Error(english(reason(error as Error)));
      }
      return pairs.flatMap(rowOf);
    },
    verified: () => store.rows.peek().flatMap(rowOf),
  } satisfies Partial<Nearpoint>;
}

/** Returns the listed pairs that the kernel can check; two named parts are accepted wherever they are. */
function pairsOf(which: Parameters<Nearpoint["verify"]>[0]): Pair[] {
  if (Array.isArray(which)) {
    const [a, b] = which.map(idOf) as [number, number];
    return [{ a, b }];
  }
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

function rowOf({ a, b }: Pair): VerifiedRow[] {
  const verified = verifiedOf({ a, b });
  if (!verified) return [];
  const { answer, isOutdated } = verified;
  return [{ a, b, names: [nameOf(a), nameOf(b)], ...toEnglish(answer), isOutdated }];
}
