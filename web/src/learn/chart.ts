/** The charts of the lesson: computed lines full, published ones dashed, a cursor where the step is. */

import { effect } from "@preact/signals-core";
import { html, render } from "lit-html";
import type uPlot from "uplot";
import { number } from "../state/format";
import { theme } from "../state/theme";
import { Plot } from "../ui/plot";
import { colourOf, isCompared, options } from "./chart-looks";
import { shown, steps } from "./state";
import type { LessonChart } from "./types";
import { t, word } from "./words";

/**
 * Draws all charts into `host` for as long as the page lives; each has a head, a plot and a legend. `all` reads signals; `names`
 * finds the words for the keys of a chart, its axes and lines.
 */
export function charts(
  host: HTMLElement,
  all: () => LessonChart[] = () => shown.value?.charts ?? [],
  names: (key: string) => string = word,
): void {
  const frames = new Map<string, Frame>();
  effect(() => {
    theme.value;
    const now = all();
    for (const [name, frame] of frames) {
      if (now.some((chart) => chart.name === name)) continue;
      frame.element.remove();
      frames.delete(name);
    }
    for (const chart of now) {
      const frame = frames.get(chart.name) ?? new Frame(chart.name, host, names);
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

  constructor(
    name: string,
    host: HTMLElement,
    private readonly names: (key: string) => string,
  ) {
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
    render(head(chart, this.names), this.#head);
    this.#canvas.setAttribute("aria-label", label(chart, this.names));
    this.#ask();
  }

  #ask(): void {
    if (this.#asked) return;
    this.#asked = true;
    requestAnimationFrame(() => {
      this.#asked = false;
      const chart = this.#chart;
      if (chart)
        this.#plot.show(columns(chart), look(chart, this.names), () =>
          options(chart, () => this.#chart?.at, this.names),
        );
    });
  }
}

const head = (chart: LessonChart, names: (key: string) => string) => html`
  <h2>${names(`chart.${chart.name}`)} <i>${names(`axis.${chart.y.name}`)}</i></h2>
  <ul class="legend">${chart.lines.map(
    (line, i) => html`<li data-style=${line.style} style=${`--swatch: var(${colourOf(line, i)})`}
      class=${isCompared(line) ? "compared" : ""}>${names(`line.${line.name}`)}</li>`,
  )}</ul>`;

/** The chart in a sentence: its name, and where each line is at the step. */
function label(chart: LessonChart, names: (key: string) => string): string {
  const lines = chart.lines.map((line) => {
    const at = chart.at === undefined ? -1 : line.x.indexOf(chart.at);
    const value = line.y.at(at) ?? null;
    return t("page.chartLine", {
      line: names(`line.${line.name}`),
      value: value === null ? "–" : number(value),
    });
  });
  return t("page.chartLabel", {
    chart: names(`chart.${chart.name}`),
    x: names(`axis.${chart.x.name}`),
    lines: lines.join(", "),
  });
}

const look = (chart: LessonChart, names: (key: string) => string): string =>
  JSON.stringify([
    theme.value,
    steps.peek(),
    names(`axis.${chart.x.name}`),
    chart.x,
    chart.y,
    chart.lines.map(({ name, style }) => [name, style]),
  ]);

/** All lines over one list of x; where a line has no point at an x it goes straight on. */
function columns({ lines, x, y }: LessonChart): uPlot.AlignedData {
  const xs = [...new Set(lines.flatMap((line) => line.x))].sort((a, b) => a - b);
  if (xs.length === 0) xs.push(x.log ? 1 : 0);
  const column = (line: LessonChart["lines"][number]) => {
    const at = new Map(line.x.map((x, i) => [x, line.y[i]]));
    return xs.map((x) => seen(at.get(x), y.log));
  };
  return [xs, ...lines.map(column)] as uPlot.AlignedData;
}

/** On a logarithmic scale nothing has no place: it is a gap. */
const seen = (value: number | null | undefined, log: boolean): number | null | undefined =>
  log && value !== undefined && value !== null && value <= 0 ? null : value;
