/** What the CAD kernel says of a pair, in words; beside ours, in whose place it never is. */

import { length, type Units, volume } from "../../state/format";
import { saidBy, type Verified } from "../../state/verified";
import { saidText } from "../core/said";
import { text } from "../strings";

const t = text.verify;

/** All of it, as the details have it. The kernel's numbers are the file's, and so the scene's. */
export function kernelSays({ answer, isOutdated }: Verified, units: Units): string {
  const said =
    "why" in answer
      ? t.refused({ why: saidText(answer.why) })
      : saidBy(answer) === "interferes"
        ? t.found({ common: volume(answer.volume, units), distance: length(0, units) })
        : t.foundApart({ distance: length(saidBy(answer) === "clear" ? answer.distance : 0, units) });
  return isOutdated ? t.outdated({ found: said }) : said;
}

/** In a few words; undefined where it has no answer. */
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
