/** How a lesson's charts look: which line has which colour, what the axes say, where the cursor stands. */

import type uPlot from "uplot";
import { quietAxis, tickTexts, token } from "../ui/plot";
import { steps } from "./state";
import type { LessonChart } from "./types";
import { word } from "./words";

type Line = LessonChart["lines"][number];

/** Colours of the style sheet: of lines that mean something, then of any others in their order. */
const meant: Record<string, string> = {
  upper: "--hit",
  lower: "--ok",
  exact: "--ink",
  reported: "--accent",
  searches: "--accent",
  "part-pairs": "--dim",
  "this-run": "--accent",
  "searched-each-cycle": "--touch",
  "method-one": "--near",
  "method-two": "--violet",
  hulls: "--near",
  bubbles: "--accent",
  wrong: "--hit",
  threshold: "--dim",
  "at-start": "--dim",
  "at-end": "--touch",
  sampled: "--touch",
  "by-hulls": "--near",
  "by-time": "--accent",
  "tree-exact-compacted": "--accent",
  "tree-exact": "--near",
  "tree-weng-ahuja-compacted": "--violet",
  "tree-weng-ahuja": "--touch",
  "published-weng-ahuja": "--touch",
  "published-exact": "--near",
  "published-proposed": "--accent",
  plain: "--touch",
  "published-plain": "--touch",
  climbing: "--accent",
  "published-flat": "--accent",
  cubes: "--touch",
  "candidate-faces": "--ok",
  "face-pairs": "--accent",
  "colliding-pairs": "--hit",
  "published-cubes": "--touch",
  "published-pairs": "--hit",
  "cells-compared": "--dim",
  "mode-1": "--touch",
  "mode-2": "--near",
  "mode-3": "--accent",
  "distance-gain": "--accent",
  "angle-gain": "--near",
  "time-gain": "--touch",
  "published-distance-gain": "--accent",
  "published-angle-gain": "--near",
  "published-time-gain": "--touch",
  "time-48": "--accent",
  "deviation-48": "--accent",
  "pairs-48": "--accent",
  "time-360": "--ok",
  "deviation-360": "--ok",
  "pairs-360": "--ok",
  "time-960": "--hit",
  "deviation-960": "--hit",
  "pairs-960": "--hit",
  "going-down": "--near",
  "going-up": "--accent",
  now: "--hit",
  "lets-go-at": "--accent",
  "published-pull": "--touch",
  "field-cubes": "--touch",
  "field-sweeps": "--near",
  "plan-search": "--accent",
  "published-field": "--touch",
  "published-search": "--accent",
  "way-published": "--touch",
  "way-climbed": "--touch",
  "way-ours": "--accent",
  "plan-now": "--hit",
  "plan-before": "--dim",
};
const others = ["--accent", "--near", "--touch", "--ok", "--violet", "--hit"];
/** Axes on which there is nothing between two whole numbers. */
const counted = new Set(["step", "cycle", "cycle-shown", "level", "freedoms", "criterion"]);
/** Those of them that count the steps of the story. */
const ofSteps = new Set(["step", "cycle"]);
const whole = [1, 2, 5]
  .flatMap((digit) => [1, 10, 100, 1000, 1e4].map((power) => digit * power))
  .sort((a, b) => a - b);
const comparedName = /-compared$/;

export const isCompared = ({ name }: Line): boolean => comparedName.test(name);

export function colourOf(line: Line, index: number): string {
  const name = line.name.replace(comparedName, "");
  return meant[name] ?? others[index % others.length] ?? "--ink";
}

function series(line: Line, index: number): uPlot.Series {
  const stroke = token(colourOf(line, index));
  const compared = isCompared(line);
  const points = line.style === "points";
  return {
    label: line.name,
    stroke,
    width: points ? 0 : compared ? 1 : 2,
    alpha: compared ? 0.6 : 1,
    ...(line.style === "published" && { dash: [5, 4] }),
    points: { ...pointsOf(line), fill: stroke },
  };
}

/** Points of a line are shown while there is room between them; a published number alone is a point. */
function pointsOf({ style, x }: Line): uPlot.Series.Points {
  if (style === "published") return x.length === 1 ? { show: true, size: 9 } : { show: false };
  return style === "points" ? { show: true, size: 6 } : { size: 5 };
}

/** Numbers beside an axis; on a logarithmic one thousands are written short, for they stand close. */
const ticksOf = (log: boolean) => (_: uPlot, ticks: (number | null)[]) =>
  log
    ? ticks.map((tick) => (tick === null ? "" : tick >= 1000 ? `${tick / 1000}k` : String(tick)))
    : tickTexts(ticks);

export function options(
  chart: LessonChart,
  at: () => number | undefined,
  names: (key: string) => string = word,
): Omit<uPlot.Options, "width"> {
  const axis = quietAxis();
  return {
    height: 150,
    padding: [8, 10, 0, 0],
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false } },
    scales: {
      x: {
        time: false,
        ...(chart.x.log && { distr: 3 }),
        ...(ofSteps.has(chart.x.name) && { range: wholeStory }),
        ...(chart.x.name === "seconds" && { range: fromNothing }),
      },
      y: chart.y.log ? { distr: 3 } : { range: (_, low, high) => [Math.min(0, low), high > 0 ? high : 1] },
    },
    axes: [
      {
        ...axis,
        size: 34,
        ...(counted.has(chart.x.name) && { incrs: whole }),
        label: names(`axis.${chart.x.name}`),
        labelSize: 14,
        labelGap: 0,
        labelFont: "11px system-ui",
        values: ticksOf(chart.x.log),
      },
      { ...axis, size: 50, values: ticksOf(chart.y.log) },
    ],
    series: [{}, ...chart.lines.map(series)],
    hooks: { draw: [(plot) => cursor(plot, at())] },
  };
}

/** From the first step to the last: lines grow into their place. */
const wholeStory = (): [number, number] => [0, Math.max(1, steps.peek() - 1)];

/** Times begin at 0, and the longest one is not cut at the edge. */
const fromNothing = (_: uPlot, __: number, high: number): [number, number] => [0, high > 0 ? high * 1.05 : 1];

/** A line where the step is. */
function cursor(plot: uPlot, at: number | undefined): void {
  if (at === undefined) return;
  const { ctx, bbox } = plot;
  const x = plot.valToPos(at, "x", true);
  if (!Number.isFinite(x) || x < bbox.left - 1 || x > bbox.left + bbox.width + 1) return;
  ctx.save();
  ctx.setLineDash([]);
  ctx.strokeStyle = token("--dim");
  ctx.lineWidth = devicePixelRatio;
  ctx.beginPath();
  ctx.moveTo(x, bbox.top);
  ctx.lineTo(x, bbox.top + bbox.height);
  ctx.stroke();
  ctx.restore();
}
