/** The charts of the lesson: computed lines full, published ones dashed, a cursor where the step is. */

import { effect } from "@preact/signals-core";
import { html, render } from "lit-html";
import type uPlot from "uplot";
import { number } from "../state/format";
import { theme } from "../state/theme";
import { Plot, quietAxis, tickTexts, token } from "../ui/plot";
import { shown, steps } from "./state";
import type { LessonChart } from "./types";
import { t, word } from "./words";

type Line = LessonChart["lines"][number];

/** Colours of the style sheet: of lines that mean something, then of any others in their order. */
const meant: Record<string, string> = {
  upper: "--hit",
  lower: "--ok",
  exact: "--ink",
  reported: "--accent",
  searches: "--accent",
  "part-pairs": "--dim",
  hulls: "--near",
  bubbles: "--accent",
  wrong: "--hit",
  threshold: "--dim",
  plain: "--touch",
  "published-plain": "--touch",
  climbing: "--accent",
  "published-flat": "--accent",
};
const others = ["--accent", "--near", "--touch", "--ok", "--violet", "--hit"];
/** Axes on which there is nothing between two whole numbers. */
const counted = new Set(["step", "cycle"]);
const whole = [1, 2, 5]
  .flatMap((digit) => [1, 10, 100, 1000, 1e4].map((power) => digit * power))
  .sort((a, b) => a - b);
const comparedName = /-compared$/;

/** Draws all charts into `host` for as long as the page lives; each has a head, a plot and a legend. */
export function charts(host: HTMLElement): void {
  const frames = new Map<string, Frame>();
  effect(() => {
    theme.value;
    const now = shown.value?.charts ?? [];
    for (const [name, frame] of frames) {
      if (now.some((chart) => chart.name === name)) continue;
      frame.element.remove();
      frames.delete(name);
    }
    for (const chart of now) {
      const frame = frames.get(chart.name) ?? new Frame(chart.name, host);
      frames.set(chart.name, frame);
      frame.show(chart);
    }
  });
}

class Frame {
  readonly element = document.createElement("section");
  readonly #head = document.createElement("div");
  readonly #canvas = document.createElement("div");
  readonly #plot = new Plot(this.#canvas);
  #chart: LessonChart | undefined;
  #asked = false;

  constructor(name: string, host: HTMLElement) {
    this.element.className = "chart";
    this.element.dataset.testid = `chart-${name}`;
    this.#canvas.className = "plot";
    this.#canvas.setAttribute("role", "img");
    this.element.append(this.#head, this.#canvas);
    host.append(this.element);
    new ResizeObserver(() => this.#ask()).observe(this.#canvas);
  }

  show(chart: LessonChart): void {
    this.#chart = chart;
    render(head(chart), this.#head);
    this.#canvas.setAttribute("aria-label", label(chart));
    this.#ask();
  }

  #ask(): void {
    if (this.#asked) return;
    this.#asked = true;
    requestAnimationFrame(() => {
      this.#asked = false;
      const chart = this.#chart;
      if (chart) this.#plot.show(columns(chart), look(chart), () => options(chart, () => this.#chart?.at));
    });
  }
}

const head = (chart: LessonChart) => html`
  <h2>${word(`chart.${chart.name}`)} <i>${word(`axis.${chart.y.name}`)}</i></h2>
  <ul class="legend">${chart.lines.map(
    (line, i) => html`<li data-style=${line.style} style=${`--swatch: var(${colourOf(line, i)})`}
      class=${comparedName.test(line.name) ? "compared" : ""}>${word(`line.${line.name}`)}</li>`,
  )}</ul>`;

/** The chart in a sentence: its name, and where each line is at the step. */
function label(chart: LessonChart): string {
  const lines = chart.lines.map((line) => {
    const at = chart.at === undefined ? -1 : line.x.indexOf(chart.at);
    const value = line.y.at(at) ?? null;
    return t("page.chartLine", {
      line: word(`line.${line.name}`),
      value: value === null ? "–" : number(value),
    });
  });
  return t("page.chartLabel", {
    chart: word(`chart.${chart.name}`),
    x: word(`axis.${chart.x.name}`),
    lines: lines.join(", "),
  });
}

const look = (chart: LessonChart): string =>
  JSON.stringify([
    theme.value,
    steps.peek(),
    chart.x,
    chart.y,
    chart.lines.map(({ name, style }) => [name, style]),
  ]);

/** All lines over one list of x; where a line has no point at an x it goes straight on. */
function columns({ lines, x, y }: LessonChart): uPlot.AlignedData {
  const xs = [...new Set(lines.flatMap((line) => line.x))].sort((a, b) => a - b);
  if (xs.length === 0) xs.push(x.log ? 1 : 0);
  const column = (line: Line) => {
    const at = new Map(line.x.map((x, i) => [x, line.y[i]]));
    return xs.map((x) => seen(at.get(x), y.log));
  };
  return [xs, ...lines.map(column)] as uPlot.AlignedData;
}

/** On a logarithmic scale nothing has no place: it is a gap. */
const seen = (value: number | null | undefined, log: boolean): number | null | undefined =>
  log && value !== undefined && value !== null && value <= 0 ? null : value;

function colourOf(line: Line, index: number): string {
  const name = line.name.replace(comparedName, "");
  return meant[name] ?? others[index % others.length] ?? "--ink";
}

function series(line: Line, index: number): uPlot.Series {
  const stroke = token(colourOf(line, index));
  const compared = comparedName.test(line.name);
  const points = line.style === "points";
  return {
    label: line.name,
    stroke,
    width: points ? 0 : compared ? 1 : 2,
    alpha: compared ? 0.6 : 1,
    ...(line.style === "published" && { dash: [5, 4] }),
    points: { show: line.style !== "published", size: points ? 6 : 5, fill: stroke },
  };
}

function options(chart: LessonChart, at: () => number | undefined): Omit<uPlot.Options, "width"> {
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
        ...(counted.has(chart.x.name) && { range: wholeStory }),
      },
      y: chart.y.log ? { distr: 3 } : { range: (_, low, high) => [Math.min(0, low), high > 0 ? high : 1] },
    },
    axes: [
      {
        ...axis,
        size: 34,
        ...(counted.has(chart.x.name) && { incrs: whole }),
        label: word(`axis.${chart.x.name}`),
        labelSize: 14,
        labelGap: 0,
        labelFont: "11px system-ui",
        values: (_, ticks) => tickTexts(ticks),
      },
      { ...axis, size: 50, values: (_, ticks) => tickTexts(ticks) },
    ],
    series: [{}, ...chart.lines.map(series)],
    hooks: { draw: [(plot) => cursor(plot, at())] },
  };
}

/** From the first step to the last: lines grow into their place. */
const wholeStory = (): [number, number] => [0, Math.max(1, steps.peek() - 1)];

/** A line where the step is. */
function cursor(plot: uPlot, at: number | undefined): void {
  if (at === undefined) return;
  const { ctx, bbox } = plot;
  const x = plot.valToPos(at, "x", true);
  if (!Number.isFinite(x) || x < bbox.left - 1 || x > bbox.left + bbox.width + 1) return;
  ctx.save();
  ctx.strokeStyle = token("--dim");
  ctx.lineWidth = devicePixelRatio;
  ctx.beginPath();
  ctx.moveTo(x, bbox.top);
  ctx.lineTo(x, bbox.top + bbox.height);
  ctx.stroke();
  ctx.restore();
}
