/** Describes the CAD kernel's answer about a pair. It settles an undecided pair and never replaces a proven class. */

import type { KernelCheck } from "../../engine/types";
import { length, type Units, volume } from "../../state/format";
import { messageText } from "../core/translate";
import { text } from "../strings";

const t = text.verify;

/** Returns the answer in a sentence. The kernel's numbers are in the file's unit, which is the scene's. */
export function kernelAnswerText({ answer, class: found, isOutdated }: KernelCheck, units: Units): string {
  const said =
    "why" in answer
      ? t.refused({ why: messageText(answer.why) })
      : found === undefined || found === "interferes"
        ? t.found({
            common: volume(answer.volume, units),
            distance: length(found ? 0 : answer.distance, units),
          })
        : t.foundApart({ distance: length(found === "clear" ? answer.distance : 0, units) });
  return isOutdated ? t.outdated({ found: said }) : said;
}
