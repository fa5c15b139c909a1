/**
 * Marks that tell the lines of a chart apart without their colours. What is told of one thing has one mark: filled where this
 * run computed it, hollow where it was published or compared with.
 */

import type uPlot from "uplot";
import type { LessonChart } from "./types";

type Line = LessonChart["lines"][number];

/** Outlines within a circle of about 1, as SVG and a canvas read them. */
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

/** Published numbers are dashed, those compared with dotted. */
const dashes = { computed: undefined, published: [6, 4], compared: [2, 3] } as const;
type Kind = keyof typeof dashes;

export interface Mark {
  outline: string;
  /** Of computed lines. */
  isFilled: boolean;
  dash: readonly number[] | undefined;
}

const comparedName = /-compared$/;
export const isCompared = ({ name }: Line): boolean => comparedName.test(name);

/** What a line tells of: the same for the published, the compared and the computed line of it. */
export const subjectOf = ({ name }: Line): string =>
  name.replace(comparedName, "").replace(/^published-/, "");

const kindOf = (line: Line): Kind =>
  line.style === "published" ? "published" : isCompared(line) ? "compared" : "computed";

/** One for each line, in their order. */
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

/** Marks of a line stand at least so far from each other, in CSS pixels; of points each has its own. */
const apart = 34;

/** Draws the marks of a line: as the `show` of its points, which then draw nothing themselves. */
export function drawMarks(mark: Mark, line: Line, stroke: string, radius: number) {
  const path = new Path2D(mark.outline);
  // A hollow one is seen around a filled one at the same place.
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
