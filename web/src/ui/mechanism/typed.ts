/** Reads and shows the numbers of joints: angles of joints that turn, lengths of joints that slide. */

import { parseAngle, parseLength, plain, plainLength, unitName } from "../../state/format";
import { showMessage } from "../../state/messages";
import { units } from "../../state/units";
import { valueText } from "../robots/joint-row";
import { text } from "../strings";
import { mechanismText as t } from "../strings/mechanism";

/** Returns the shown text of a limit; an empty one if there is none. */
export function limitText(value: number | null | undefined, turns: boolean): string {
  if (value === null || value === undefined) return "";
  return turns ? valueText(value, turns) : plainLength(value, units.value);
}

/** Passes a typed limit on, undefined for an empty text; says so if it is no angle or length. */
export function takeLimit(words: string, turns: boolean, take: (value: number | undefined) => void): void {
  const typed = words.trim();
  const { notAnAngle, notALength } = text.details;
  const value = turns ? parseAngle(typed) : parseLength(typed, units.peek());
  if (typed === "") take(undefined);
  else if (value === undefined) showMessage("warning", (turns ? notAnAngle : notALength)({ typed }));
  else take(value);
}

/** The ratio of a follower to its leader, in the units that the user reads. */
export interface Ratio {
  turns: boolean;
  leaderTurns: boolean;
}

/** Returns the factor from the engine's ratio to the shown one: lengths per turn, or degrees per length. */
function shownFactor({ turns, leaderTurns }: Ratio): number {
  if (turns === leaderTurns) return 1;
  const perScene = Number(parseLength("1", units.peek()));
  return turns ? (180 / Math.PI) * perScene : (2 * Math.PI) / perScene;
}

export const ratioText = (ratio: number, kinds: Ratio): string => plain(ratio * shownFactor(kinds));

export function ratioLabel({ turns, leaderTurns }: Ratio): string {
  const unit = unitName(units.value.displayUnit);
  if (turns === leaderTurns) return t.ratio;
  return turns ? t.ratios.turnToSlide({ unit }) : t.ratios.slideToTurn({ unit });
}

/** Passes a typed ratio on in the engine's units: a number or a fraction, such as −20/45. */
export function takeRatio(words: string, kinds: Ratio, take: (ratio: number) => void): void {
  const typed = words.trim();
  const [above, below = "1", ...rest] = typed.replaceAll("−", "-").replaceAll(",", ".").split("/");
  const value = Number(above) / Number(below);
  if (typed === "" || rest.length > 0 || !Number.isFinite(value))
    showMessage("warning", t.notANumber({ typed }));
  else take(value / shownFactor(kinds));
}
