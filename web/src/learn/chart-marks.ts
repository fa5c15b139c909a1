/**
 * Marks that distinguish the lines of a chart without colour. Lines about one subject share a mark: filled if this run computed it, hollow if it was
 * published or is a comparison.
 */

import type uPlot from "uplot";
import type { LessonChart } from "./types";

type Line = LessonChart["lines"][number];

/** The outlines within a circle of radius about 1, as paths for SVG and canvas. */
const outlines = [
  "M-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0Z",
  "M-.9-.9h1.8v1.8h-1.8Z",
  "M0-1.2 1.1.8H-1.1Z",
  "M0-1.3 1.1 0 0 1.3-1.1 0Z",
  "M0 1.2 1.1-.8H-1.1Z",
  "M-.4-1.2h.8v.8h.8v.8h-.8v.8h-.8v-.8h-.8v-.8h.8Z",
  "M-1.2-.5h2.4v1h-2.4Z",
  "M-.5-1.2h1v2.4h-1Z",
] as const;

/** The dashes: long for published lines, short for comparisons. */
const dashes = { computed: undefined, published: [6, 4], compared: [2, 3] } as const;
type Kind = keyof typeof dashes;

export interface Mark {
  outline: string;
  /** True for computed lines. */
  isFilled: boolean;
  dash: readonly number[] | undefined;
}

const comparedName = /-compared$/;
export const isCompared = ({ name }: Line): boolean => comparedName.test(name);

/** Returns the subject of a line, which its published, compared and computed versions share. */
export const subjectOf = ({ name }: Line): string =>
  name.replace(comparedName, "").replace(/^published-/, "");

const kindOf = (line: Line): Kind =>
  line.style === "published" ? "published" : isCompared(line) ? "compared" : "computed";

/** Returns a mark for each line, in order. */
export function marksOf(lines: readonly Line[]): Mark[] {
  const subjects = [...new Set(lines.map(subjectOf))];
  return lines.map((line) => {
    const kind = kindOf(line);
    return {
      outline: outlines[subjects.indexOf(subjectOf(line)) % outlines.length] ?? outlines[0],
      isFilled: kind === "computed",
      dash: dashes[kind],
    };
  });
}

/** The smallest distance between marks of a line, in CSS pixels. Points each have a mark. */
const apart = 34;

/** Returns a function for the `show` of a line's points. It draws the marks, and the points themselves are not drawn. */
export function drawMarks(mark: Mark, line: Line, stroke: string, radius: number) {
  const path = new Path2D(mark.outline);
  // A hollow mark is larger, so that it is visible around a filled one at the same position.
  const scale = mark.isFilled ? radius : radius * 1.4;
  return (plot: uPlot, series: number, first: number, last: number): boolean => {
    const ratio = devicePixelRatio;
    const least = line.style === "points" ? 0 : apart * ratio;
    const [xs, ys] = [plot.data[0], plot.data[series]];
    const { ctx } = plot;
    let before = Number.NEGATIVE_INFINITY;
    ctx.save();
    ctx.setLineDash([]);
    ctx.fillStyle = stroke;
    ctx.strokeStyle = stroke;
    for (let i = first; i <= last; i++) {
      const [x, y] = [xs[i], ys?.[i]];
      if (x === undefined || y === undefined || y === null) continue;
      const at = plot.valToPos(x, "x", true);
      if (at - before < least) continue;
      before = at;
      ctx.setTransform(scale * ratio, 0, 0, scale * ratio, at, plot.valToPos(y, "y", true));
      ctx.lineWidth = 1.4 / scale;
      if (mark.isFilled) ctx.fill(path);
      else ctx.stroke(path);
    }
    ctx.restore();
    return false;
  };
}
