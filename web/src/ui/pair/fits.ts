/** Describes the fits of a pair: shafts of one part in holes of the other, by the diameters that their files state. */

import type { PairFit } from "../../engine/types";
import { finely, type Units } from "../../state/format";
import type { Row } from "../../state/result-class";
import { listText, text } from "../strings";

const t = text.pair.fit;
/** More lines would hide the rest of the details. */
const mostFits = 4;
/** Diameters that differ by a smaller fraction are the same: files and recognised surfaces are rounded. */
const sameDiameter = 1e-7;
/** Axes that are apart by a smaller fraction of the play are one axis. */
const sameAxis = 0.01;

/** Returns a line for each different fit, those with the least play first. */
export function fitTexts({ fits = [] }: Row, units: Units): string[] {
  const lines = [...new Set(fits.map((fit) => fitText(fit, units)))];
  const more = lines.length - mostFits;
  return more > 0 ? [...lines.slice(0, mostFits), t.more({ n: more })] : lines;
}

function fitText({ hole, shaft, play, offset }: PairFit, units: Units): string {
  const [ofHole, ofShaft] = [hole, shaft].map((diameter) => finely(diameter, units)) as [string, string];
  if (Math.abs(play) <= sameDiameter * hole) return t.none({ hole: ofHole });
  const size = finely(Math.abs(play), units);
  const words = (play < 0 ? t.interference : t.play)({ hole: ofHole, shaft: ofShaft, size });
  const isOff = offset > sameAxis * Math.abs(play);
  return listText([words, isOff && t.offset({ offset: finely(offset, units) })]);
}
