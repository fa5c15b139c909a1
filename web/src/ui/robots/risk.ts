/** How near a robot is to hitting something now, in one line: the worst of what the results say of its parts. */

import type { PartId } from "../../engine/types";
import { between, type Units } from "../../state/format";
import { nameOf } from "../../state/names";
import { involves, type Row } from "../../state/severity";
import { text } from "../strings";

export interface Risk {
  tone: "hit" | "undecided" | "touch" | "near" | "calm";
  words: string;
  /** The pair to look at. */
  pair?: { a: PartId; b: PartId };
}

const t = text.robots.joints.risk;

export function riskOf(
  parts: readonly PartId[],
  rows: readonly Row[],
  /** Pairs of which it is not known yet whether they interfere. */
  open: number,
  units: Units,
  name: (part: PartId) => string = nameOf,
): Risk {
  const own = rows.filter((row) => parts.some((part) => involves(row, part)));
  const [worst] = own; // the rows come worst first
  if (!worst) return { tone: "calm", words: open > 0 ? t.checking : t.clear };
  const [part, other] = (parts.includes(worst.a) ? [worst.a, worst.b] : [worst.b, worst.a]).map(name) as [
    string,
    string,
  ];
  const pair = { a: worst.a, b: worst.b };
  switch (worst.severity) {
    case "interference":
    case "contained":
    case "duplicate": {
      const more = own.filter((row) => row.class === "interferes").length - 1;
      const words = more > 0 ? `${t.hits({ part, other })}, ${t.more({ n: more })}` : t.hits({ part, other });
      return { tone: "hit", words, pair };
    }
    case "undecided":
      return { tone: "undecided", words: t.mayHit({ part, other }), pair };
    case "contact":
      return { tone: "touch", words: t.touches({ part, other }), pair };
    default:
      return worst.clearance
        ? {
            tone: "near",
            words: t.near({
              distance: between(worst.clearance.lower, worst.clearance.upper, units),
              part,
              other,
            }),
            pair,
          }
        : { tone: "calm", words: t.clear };
  }
}
