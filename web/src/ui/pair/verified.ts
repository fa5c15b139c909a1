/** Describes the CAD kernel's answer about a pair. It is shown beside the engine's own result and never replaces it. */

import { length, type Units, volume } from "../../state/format";
import { saidBy, type Verified } from "../../state/verified";
import { saidText } from "../core/said";
import { text } from "../strings";

const t = text.verify;

/** Returns the whole answer for the details. The kernel's numbers are in the file's unit, which is the scene's. */
export function kernelSays({ answer, isOutdated }: Verified, units: Units): string {
  const said =
    "why" in answer
      ? t.refused({ why: saidText(answer.why) })
      : saidBy(answer) === "interferes"
        ? t.found({ common: volume(answer.volume, units), distance: length(0, units) })
        : t.foundApart({ distance: length(saidBy(answer) === "clear" ? answer.distance : 0, units) });
  return isOutdated ? t.outdated({ found: said }) : said;
}

/** Returns the answer in a few words; undefined if there is none. */
export function kernelWord({ answer }: Verified, units: Units): string | undefined {
  if ("why" in answer) return undefined;
  switch (saidBy(answer)) {
    case "interferes":
      return t.said.interferes({ common: volume(answer.volume, units) });
    case "touches":
      return t.said.touches;
    case "clear":
      return t.said.clear({ distance: length(answer.distance, units) });
  }
}
