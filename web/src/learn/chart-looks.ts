/** The look of a lesson's charts: the colours and marks of lines, the axes, and the cursor. */

import type uPlot from "uplot";
import { theme } from "../state/theme";
import { quietAxis, tickTexts, token } from "../ui/plot";
import { bars } from "./chart-bars";
import { drawMarks, type Mark, marksOf, subjectOf } from "./chart-marks";
import { withDecimalMark } from "./numbers";
import { steps } from "./state";
import type { LessonChart } from "./types";
import { word } from "./words";

type Line = LessonChart["lines"][number];

/** The colours from the style sheet: for lines with a fixed meaning, then for others in order. */
const colourBySubject: Record<string, string> = {
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
  "pairs-48": "--accent",
  "time-360": "--ok",
  "pairs-360": "--ok",
  "time-960": "--hit",
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
/** The axes that only have whole numbers. */
const counted = new Set(["step", "cycle", "cycle-shown", "level", "freedoms", "criterion"]);
/** Those of them that count the steps of the story. */
const ofSteps = new Set(["step", "cycle"]);
const whole = [1, 2, 5]
  .flatMap((digit) => [1, 10, 100, 1000, 1e4].map((power) => digit * power))
  .sort((a, b) => a - b);

/** Sizes in CSS pixels. */
export interface Size {
  height: number;
  type: number;
  mark: number;
  line: number;
}
/** The sizes in a panel. */
export const small: Size = { height: 150, type: 11, mark: 3.4, line: 2 };

export function colourOf(line: Line, index: number): string {
  const own = line.name.replace(/-compared$/, "");
  return colourBySubject[own] ?? colourBySubject[subjectOf(line)] ?? others[index % others.length] ?? "--ink";
}

const strokeOf = (line: Line, index: number) => token(colourOf(line, index));

function series(line: Line, index: number, mark: Mark, size: Size): uPlot.Series {
  const stroke = strokeOf(line, index);
  return {
    label: line.name,
    stroke,
    width: line.style === "points" ? 0 : mark.isFilled ? size.line : size.line / 2,
    ...(mark.dash && { dash: mark.dash.map((length) => (length * size.line) / 2) }),
    points: { show: drawMarks(mark, line, stroke, size.mark) as unknown as uPlot.Series.Points.Show },
  };
}

/** Formats the numbers beside an axis. On a logarithmic axis thousands are abbreviated, because the numbers are close. */
const ticksOf = (log: boolean) => (_: uPlot, ticks: (number | null)[]) =>
  (log ? ticks.map((tick) => (tick === null ? "" : short(tick))) : tickTexts(ticks)).map(withDecimalMark);

const prefixes = [
  [1e12, "T"],
  [1e9, "G"],
  [1e6, "M"],
  [1e3, "k"],
] as const;

function short(tick: number): string {
  const [size, prefix] = prefixes.find(([size]) => tick >= size) ?? [1, ""];
  return `${tick / size}${prefix}`;
}

/** Selects the powers of ten that have grid lines, if there are many. */
const powersOfTen = (_: uPlot, ticks: number[]): (number | null)[] => {
  const isLong = (ticks.at(-1) ?? 1) / (ticks[0] ?? 1) > 1e6;
  return ticks.map((tick) => (!isLong || Math.abs(Math.log10(tick) % 1) < 1e-9 ? tick : null));
};

export function options(
  chart: LessonChart,
  at: () => number | undefined,
  names: (key: string) => string = word,
  size = small,
  /** Returns the lines of the present chart, because a plot is reused while only its numbers change. */
  lines: () => readonly Line[] = () => chart.lines,
): Omit<uPlot.Options, "width"> {
  const axis = { ...quietAxis(), font: `${size.type}px ${token("--mono") || "monospace"}` };
  const marks = marksOf(chart.lines);
  const scale = size.type / small.type;
  return {
    height: size.height,
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
        size: 34 * scale,
        ...(counted.has(chart.x.name) && { incrs: whole }),
        label: names(`axis.${chart.x.name}`),
        labelSize: 14 * scale,
        labelGap: 0,
        labelFont: `${size.type}px system-ui`,
        values: ticksOf(chart.x.log),
        ...(chart.x.log && { grid: { ...axis.grid, filter: powersOfTen } }),
      },
      { ...axis, size: 50 * scale, values: ticksOf(chart.y.log) },
    ],
    series: [{}, ...chart.lines.map((line, i) => series(line, i, marks[i] as Mark, size))],
    hooks: { draw: [(plot) => bars(plot, lines(), strokeOf), (plot) => cursor(plot, at())] },
  };
}

/** Returns everything that a plot's look depends on, without its data. */
export const look = (chart: LessonChart, names: (key: string) => string): string =>
  JSON.stringify([
    theme.value,
    steps.peek(),
    names(`axis.${chart.x.name}`),
    chart.x,
    chart.y,
    chart.lines.map(({ name, style }) => [name, style]),
  ]);

/** Returns the range of all steps, so that lines grow into their final positions. */
const wholeStory = (): [number, number] => [0, Math.max(1, steps.peek() - 1)];

/** Returns a range from 0, with a margin above the largest value. */
const fromNothing = (_: uPlot, __: number, high: number): [number, number] => [0, high > 0 ? high * 1.05 : 1];

/** Draws a line at the present step. */
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
