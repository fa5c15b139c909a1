/** Describes where two parts are deepest in each other, or nearest to each other. */

import type { Xyz } from "../../engine/types";
import { plainPlace, unitName } from "../../state/format";
import type { Names } from "../../state/names";
import type { Row } from "../../state/result-class";
import { text } from "../strings";

const t = text.pair;

/** Returns the coordinates of the place, with the numbers of the faces there; undefined if none is known. */
export function placeText(row: Row, { name, units }: Names): string | undefined {
  const point = placeOf(row);
  if (!point) return undefined;
  const [x, y, z] = plainPlace(point, units);
  const at = `x ${x}, y ${y}, z ${z}\u202f${unitName(units.displayUnit)}`;
  if (!row.placeFaces) return t.place({ at });
  const [faceA, faceB] = row.placeFaces.map(String) as [string, string];
  return t.placeFaces({ at, a: name(row.a), b: name(row.b), faceA, faceB });
}

/** Returns the deepest point, or the middle between the nearest ones. */
function placeOf({ clearance, depth }: Row): Xyz | undefined {
  if (!clearance) return depth?.onA;
  const { onA, onB } = clearance;
  return onA.map((value, k) => (value + (onB[k] ?? value)) / 2) as Xyz;
}
