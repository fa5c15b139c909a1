/** Describes the CAD kernel's answer about a pair. It is shown beside the engine's own result and never replaces it. */

import { length, type Units, volume } from "../../state/format";
import { relationOf, type VerifiedAnswer } from "../../state/verified";
import { messageText } from "../core/translate";
import { text } from "../strings";

const t = text.verify;

/** Returns the whole answer for the details. The kernel's numbers are in the file's unit, which is the scene's. */
export function kernelAnswerText({ answer, isOutdated }: VerifiedAnswer, units: Units): string {
  const said =
    "why" in answer
      ? t.refused({ why: messageText(answer.why) })
      : relationOf(answer) === "interferes"
        ? t.found({ common: volume(answer.volume, units), distance: length(0, units) })
        : t.foundApart({ distance: length(relationOf(answer) === "clear" ? answer.distance : 0, units) });
  return isOutdated ? t.outdated({ found: said }) : said;
}

/** Returns the answer in a few words; undefined if there is none. */
export function kernelAnswerLabel({ answer }: VerifiedAnswer, units: Units): string | undefined {
  if ("why" in answer) return undefined;
  switch (relationOf(answer)) {
    case "interferes":
      return t.said.interferes({ common: volume(answer.volume, units) });
    case "touches":
      return t.said.touches;
    case "clear":
      return t.said.clear({ distance: length(answer.distance, units) });
  }
}
