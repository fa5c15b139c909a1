/** What is told of a pair, in words: how much, how sure that is, and what would decide what is not. */

import { about, alike, between, type Unit, volume } from "../../state/format";
import type { Row } from "../../state/severity";
import { text } from "../strings";

const t = text.pair;

export interface Told {
  unit: Unit;
  name(part: number): string;
  /** Whether a part's facets are what it is, and not an approximation. */
  isModel(part: number): boolean;
}

/** How deep they are in each other; undefined where that is nothing, or cannot be told. */
export function depthOf({ depth }: Row, unit: Unit): string | undefined {
  return depth && depth.upper > 0 ? between(depth.lower, depth.upper, unit) : undefined;
}

/** Whether that number is exact, or two bounds of it. */
export const howSure = ({ depth }: Row, unit: Unit): string =>
  depth && !alike(depth.lower, depth.upper, unit) ? t.bounded : t.exact;

/** "0.83 mm³ in common, 2 pieces" */
export const common = ({ body }: Row, unit: Unit): string | undefined =>
  body && t.common(volume(body.volume, unit), body.pieces);

/** How far the facets may be off, and from where that is known. */
export function basisOf({ a, b, basis, deviation }: Row, { unit, isModel }: Told): string {
  if (basis === "bounded") return t.basis.bounded(between(0, deviation, unit));
  if (basis === "estimated") return t.basis.estimated(about(deviation, unit));
  return isModel(a) && isModel(b) ? t.basis.model : t.basis.planar;
}

/** Which part lies in the other's place. */
export function place({ a, b, duplicate, inner }: Row, { name }: Pick<Told, "name">): string {
  const [part, other] = inner === a ? [a, b] : [b, a];
  return (duplicate === "nearly" ? t.nearlyInPlace : t.inPlace)(name(part), name(other));
}

/** Why an undecided pair is, and what would decide it. */
export function why(
  { a, b, because, deviation, basis }: Row,
  { name, unit }: Pick<Told, "name" | "unit">,
): string {
  const isBound = basis === "bounded";
  const off = isBound ? between(0, deviation, unit) : about(deviation, unit);
  switch (because) {
    case "withinDeviation":
      return isBound ? t.because.withinBound(off) : t.because.withinDeviation(off);
    case "nearerThanDeviation":
      return isBound ? t.because.nearerThanBound(off) : t.because.nearerThanDeviation(off);
    case "openA":
      return t.because.open(name(a));
    case "openB":
      return t.because.open(name(b));
    case "openBoth":
      return t.because.openBoth;
    case "selfOverlapA":
      return t.because.selfOverlap(name(a));
    case "selfOverlapB":
      return t.because.selfOverlap(name(b));
    case "unorientedA":
      return t.because.unoriented(name(a));
    case "unorientedB":
      return t.because.unoriented(name(b));
    default:
      return t.because.unknown;
  }
}
