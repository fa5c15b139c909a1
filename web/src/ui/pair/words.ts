/** Describes a pair in words: the numbers, how sure they are, and what would decide an undecided pair. */

import { areEqualBounds, between, estimate, exactly, type Units, volumeBetween } from "../../state/format";
import type { Names } from "../../state/names";
import type { Row } from "../../state/result-class";
import { text } from "../strings";

const t = text.pair;

export interface PairTextContext extends Names {
  /** Returns whether a part's facets are its exact surface, and not an approximation. */
  isModel(part: number): boolean;
}

/** Returns the penetration depth; undefined if it is zero or unknown. */
export function depthOf({ depth }: Row, units: Units): string | undefined {
  return depth && depth.upper > 0 ? between(depth.lower, depth.upper, units) : undefined;
}

/** Returns the clearance or its bounds; undefined if there is none. */
export const clearanceOf = ({ clearance }: Row, units: Units): string | undefined =>
  clearance && between(clearance.lower, clearance.upper, units);

/** Returns the depth or clearance with all digits; undefined if there is neither. */
export function digitsOf({ clearance, depth }: Row, units: Units): string | undefined {
  const bounds = clearance ?? depth;
  if (!bounds || (!clearance && bounds.upper <= 0)) return undefined;
  const [lower, upper] = [exactly(bounds.lower, units), exactly(bounds.upper, units)];
  return lower === upper ? upper : t.interval({ lower, upper });
}

/** Returns whether the number is exact, or two bounds, or valid for the meshes only. */
export function certaintyText({ clearance, depth, boundsOf, settledBy }: Row, units: Units): string {
  if (settledBy === "kernel" && clearance) return text.verify.byKernel;
  if (boundsOf === "meshes") return t.ofMesh;
  const bounds = clearance ?? depth;
  return bounds && !areEqualBounds(bounds.lower, bounds.upper, units) ? t.bounded : t.exact;
}

/** Returns the sign between the names of two parts, which shows whether they are apart. */
export const signBetween = (row: Row): string => (row.kind === "clear" || row.class === "clear" ? "↔" : "×");

/** Returns the size of the intersection: "intersection 0.83 mm³, 2 pieces". */
export const intersectionText = ({ body }: Row, units: Units): string | undefined =>
  body && t.common({ volume: volumeBetween(body.volumeBounds, units), pieces: body.pieces });

/** Returns how far the facets may deviate, and the source of this number. */
export function basisOf({ a, b, basis, deviation }: Row, { units, isModel }: PairTextContext): string {
  if (basis === "bounded") return t.basis.bounded({ off: between(0, deviation, units) });
  if (basis === "estimated") return t.basis.estimated({ off: estimate(deviation, units) });
  return isModel(a) && isModel(b) ? t.basis.model : t.basis.planar;
}

/** Returns whether the parts coincide, or which one is inside the other. */
export function locationText(
  { a, b, duplicate, inner }: Row,
  { name }: Pick<PairTextContext, "name">,
): string {
  const [part, other] = inner === a ? [a, b] : [b, a];
  return (duplicate === "nearly" ? t.nearlyInPlace : t.inPlace)({ part: name(part), other: name(other) });
}

/** Returns why a pair is undecided, and what would decide it. */
export function undecidedText({ a, b, because, deviation, basis }: Row, { name, units }: Names): string {
  const isBound = basis === "bounded";
  const off = isBound ? between(0, deviation, units) : estimate(deviation, units);
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
