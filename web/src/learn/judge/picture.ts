/** Draws a pair of polygons on the grid of whole numbers, with the closest points that the engine found. */

import { html, nothing, svg, type TemplateResult } from "lit-html";
import { points } from "../svg-points";
import type { PolygonDistance, PolygonPair } from "../types";
import { translate } from "./words";

type Corner = PolygonPair["a"][number];

/** At most this many grid lines are drawn in each direction. */
const maxGridLines = 24;

export function picture({ a, b }: PolygonPair, { distance, onA, onB }: PolygonDistance): TemplateResult {
  const all = [...a, ...b];
  const range = (axis: 0 | 1): [number, number] => {
    const values = all.map((corner) => corner[axis]);
    return [Math.min(...values), Math.max(...values)];
  };
  const [[left, right], [low, high]] = [range(0), range(1)];
  const extent = Math.max(right - left, high - low);
  const margin = extent * 0.12;
  const [width, height] = [right - left + 2 * margin, high - low + 2 * margin];
  const step = gridStep(extent);
  const [x, y] = [left - margin, -high - margin]; // y points up, so that it is drawn negative
  // The picture may be wider or higher than the pair, so that the grid goes farther.
  const reach = (from: number, size: number) => [from - extent, from + size + extent] as const;
  const [across, down] = [reach(x, width), reach(y, height)];
  const lines = ([from, to]: readonly [number, number]) => {
    const first = Math.ceil(from / step);
    return Array.from({ length: Math.floor(to / step) - first + 1 }, (_, i) => (first + i) * step);
  };
  const labels = labelPlaces({ a, b }, extent);
  const look = (at: number) => (at === 0 ? "axis" : "grid");
  return html`<svg class="judged-pair" viewBox=${`${x} ${y} ${width} ${height}`} role="img" aria-label=${translate(distance > 0 ? "picture" : "pictureCommon")}>
    ${lines(across).map((at) => svg`<line class=${look(at)} x1=${at} x2=${at} y1=${down[0]} y2=${down[1]} />`)}
    ${lines(down).map((at) => svg`<line class=${look(at)} x1=${across[0]} x2=${across[1]} y1=${at} y2=${at} />`)}
    <polygon class="of-a" points=${outline(a)} />
    <polygon class="of-b" points=${outline(b)} />
    ${distance > 0 ? svg`<line class="shortest" x1=${onA[0]} y1=${-onA[1]} x2=${onB[0]} y2=${-onB[1]} />` : nothing}
    ${[onA, onB].map(([x, y]) => svg`<circle class="closest" cx=${x} cy=${-y} r=${extent / 70} />`)}
    ${name("A", labels.a, extent)} ${name("B", labels.b, extent)}
  </svg>`;
}

const outline = (corners: readonly Corner[]): string => points(corners.map(([x, y]) => [x, -y]));

/** Writes the name of a polygon. */
const name = (text: "A" | "B", [x, y]: Corner, extent: number): ReturnType<typeof svg> =>
  svg`<text class=${text === "A" ? "of-a" : "of-b"} x=${x} y=${-y} font-size=${extent / 14}>${text}</text>`;

/** Returns the places of the names: the means of the corners, or beside corners far from each other if the means are too near. */
export function labelPlaces({ a, b }: PolygonPair, extent: number): { a: Corner; b: Corner } {
  const [meanA, meanB] = [mean(a), mean(b)];
  if (apart(meanA, meanB) >= extent / 14) return { a: meanA, b: meanB };
  const ofA = beside(a, meanB, extent / 20);
  return { a: ofA, b: beside(b, ofA, extent / 20) };
}

const apart = ([x, y]: Corner, [toX, toY]: Corner): number => Math.hypot(toX - x, toY - y);

const mean = (corners: readonly Corner[]): Corner => {
  const along = (axis: 0 | 1) => corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length;
  return [along(0), along(1)];
};

/** Returns the place that lies outside the corner farthest from a point. */
function beside(corners: readonly Corner[], from: Corner, by: number): Corner {
  const corner = corners.reduce((far, one) => (apart(one, from) > apart(far, from) ? one : far));
  const middle = mean(corners);
  const scale = 1 + by / apart(middle, corner);
  return [middle[0] + (corner[0] - middle[0]) * scale, middle[1] + (corner[1] - middle[1]) * scale];
}

/** Returns the distance of grid lines: 1, 2 or 5 times a power of ten. */
function gridStep(extent: number): number {
  for (let power = 1; ; power *= 10)
    for (const step of [power, 2 * power, 5 * power]) if (extent * 1.24 <= step * maxGridLines) return step;
}
