/** What is told of a pair, in words: how much, how sure that is, and what would decide what is not. */

import { about, alike, between, exactly, type Units, volumeBetween } from "../../state/format";
import type { Names } from "../../state/names";
import type { Row } from "../../state/severity";
import { text } from "../strings";

const t = text.pair;

export interface Told extends Names {
  /** Whether a part's facets are what it is, and not an approximation. */
  isModel(part: number): boolean;
}

/** How deep they are in each other; undefined where that is nothing, or cannot be told. */
export function depthOf({ depth }: Row, units: Units): string | undefined {
  return depth && depth.upper > 0 ? between(depth.lower, depth.upper, units) : undefined;
}

/** How far they are apart, or may be; undefined where that is not told. */
export const clearanceOf = ({ clearance }: Row, units: Units): string | undefined =>
  clearance && between(clearance.lower, clearance.upper, units);

/** All digits of how deep they are or how far apart; undefined where neither is told. */
export function digitsOf({ clearance, depth }: Row, units: Units): string | undefined {
  const bounds = clearance ?? depth;
  if (!bounds || (!clearance && bounds.upper <= 0)) return undefined;
  const [lower, upper] = [exactly(bounds.lower, units), exactly(bounds.upper, units)];
  return lower === upper ? upper : t.interval({ lower, upper });
}

/** Whether that number is exact, or two bounds of it; or holds for the meshes only. */
export function howSure({ clearance, depth, boundsOf }: Row, units: Units): string {
  if (boundsOf === "meshes") return t.ofMesh;
  const bounds = clearance ?? depth;
  return bounds && !alike(bounds.lower, bounds.upper, units) ? t.bounded : t.exact;
}

/** The sign between the names of two parts: that they are apart, or not. */
export const signBetween = (row: Row): string => (row.kind === "clear" || row.class === "clear" ? "↔" : "×");

/** "0.83 mm³ in common, 2 pieces" */
export const common = ({ body }: Row, units: Units): string | undefined =>
  body && t.common({ volume: volumeBetween(body.volumeBounds, units), pieces: body.pieces });

/** How far the facets may be off, and from where that is known. */
export function basisOf({ a, b, basis, deviation }: Row, { units, isModel }: Told): string {
  if (basis === "bounded") return t.basis.bounded({ off: between(0, deviation, units) });
  if (basis === "estimated") return t.basis.estimated({ off: about(deviation, units) });
  return isModel(a) && isModel(b) ? t.basis.model : t.basis.planar;
}

/** Which part lies in the other's place. */
export function place({ a, b, duplicate, inner }: Row, { name }: Pick<Told, "name">): string {
  const [part, other] = inner === a ? [a, b] : [b, a];
  return (duplicate === "nearly" ? t.nearlyInPlace : t.inPlace)({ part: name(part), other: name(other) });
}

/** Why an undecided pair is, and what would decide it. */
export function why({ a, b, because, deviation, basis }: Row, { name, units }: Names): string {
  const isBound = basis === "bounded";
  const off = isBound ? between(0, deviation, units) : about(deviation, units);
  switch (because) {
    case "withinDeviation":
      return isBound ? t.because.withinBound({ off }) : t.because.withinDeviation({ off });
    case "nearerThanDeviation":
      return isBound ? t.because.nearerThanBound({ off }) : t.because.nearerThanDeviation({ off });
    case "openA":
      return t.because.open({ name: name(a) });
    case "openB":
      return t.because.open({ name: name(b) });
    case "openBoth":
      return t.because.openBoth;
    case "selfOverlapA":
      return t.because.selfOverlap({ name: name(a) });
    case "selfOverlapB":
      return t.because.selfOverlap({ name: name(b) });
    case "unorientedA":
      return t.because.unoriented({ name: name(a) });
    case "unorientedB":
      return t.because.unoriented({ name: name(b) });
    case "coordinatesTooCoarse":
      return t.because.coarse;
    default:
      return t.because.unknown;
  }
}
