/** Converts the numbers of a chart to columns for the plot, and to a complete table for a spreadsheet. */

import type uPlot from "uplot";
import { csv } from "../state/csv";
import { saveAs } from "../ui/save-file";
import { story } from "./state";
import type { LessonChart } from "./types";

type Line = LessonChart["lines"][number];
type Names = (key: string) => string;

/** Returns all lines over one list of x. A line without a point at an x continues straight. */
export function columns({ lines, x, y }: LessonChart): uPlot.AlignedData {
  const xs = xValues(lines);
  if (xs.length === 0) xs.push(x.log ? 1 : 0);
  const column = (line: Line) => {
    const at = new Map(line.x.map((x, i) => [x, line.y[i]]));
    return xs.map((x) => seen(at.get(x), y.log));
  };
  return [xs, ...lines.map(column)] as uPlot.AlignedData;
}

/** Returns every x at which a line has a point, in order. */
export const xValues = (lines: readonly Line[]): number[] =>
  [...new Set(lines.flatMap((line) => line.x))].sort((a, b) => a - b);

/** Hides values that a logarithmic scale cannot show, as a gap. */
const seen = (value: number | null | undefined, log: boolean): number | null | undefined =>
  log && value !== undefined && value !== null && value <= 0 ? null : value;

/** Returns a table with a column for x and one for each line, with its meaning in the head. An x with several points of a line has several rows. */
export function tableOf(chart: LessonChart, names: Names): string {
  const unit = names(`axis.${chart.y.name}`);
  const head = [
    names(`axis.${chart.x.name}`),
    ...chart.lines.map((line) => `${names(`line.${line.name}`)} (${unit})`),
  ];
  const rows = xValues(chart.lines).flatMap((x) => {
    const here = chart.lines.map((line) => line.y.filter((_, i) => line.x[i] === x));
    const most = Math.max(...here.map(({ length }) => length));
    return Array.from({ length: most }, (_, i) => [x, ...here.map((ys) => ys[i] ?? undefined)]);
  });
  return csv([head, ...rows]);
}

/** Saves all numbers of a chart as a file. */
export function saveChart(chart: LessonChart, names: Names): void {
  const lesson = story.peek()?.name;
  const name = `${lesson ? `${lesson}-` : ""}${chart.name}.csv`;
  saveAs(name, tableOf(chart, names), "text/csv");
}
