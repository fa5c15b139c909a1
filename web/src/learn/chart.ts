/** The charts of the lesson: computed lines are solid, published ones dashed; a cursor marks the step. */

import { effect } from "@preact/signals-core";
import { html, render } from "lit-html";
import { again } from "../engine/again";
import { number } from "../state/format";
import { showMessage } from "../state/messages";
import { inList } from "../state/punctuation";
import { theme } from "../state/theme";
import { icons } from "../ui/icons";
import { Plot } from "../ui/plot";
import { columns, saveChart } from "./chart-data";
import { legend } from "./chart-legend";
import { look, options } from "./chart-looks";
import { chartsNow } from "./motion";
import { withDecimalMark } from "./numbers";
import type { LessonChart } from "./types";
import { t, word } from "./words";

/**
 * Draws all charts into `host` as long as the page lives; each has a head, a plot and a legend. `all` reads signals; `names` returns the words for
 * the keys of a chart, its axes and its lines.
 */
export function charts(
  host: HTMLElement,
  all: () => LessonChart[] = () => chartsNow.value,
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
      const find = () => all().find(({ name }) => name === chart.name);
      const frame = frames.get(chart.name) ?? new Frame(chart.name, host, names, find);
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
    /** Returns the present chart, if it still exists; reads signals. */
    private readonly find: () => LessonChart | undefined,
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
    render(this.#top(chart), this.#head);
    this.#canvas.setAttribute("aria-label", label(chart, this.names));
    this.#ask();
  }

  #top(chart: LessonChart) {
    const title = this.names(`chart.${chart.name}`);
    const enlarge = t("page.enlarge", { chart: title });
    const save = t("page.saveChart", { chart: title });
    return html`
      <h2>${title} <span class="chart-tools"><i>${this.names(`axis.${chart.y.name}`)}</i>
        <button class="link small" data-testid="chart-csv" title=${save} aria-label=${save} @click=${() => saveChart(chart, this.names)}>CSV</button>
        <button class="tool small" data-testid="enlarge" title=${enlarge} aria-label=${enlarge} @click=${() => this.#enlarge()}>${icons.enlarge}</button></span></h2>
      ${legend(chart, this.names)}`;
  }

  #enlarge(): void {
    again(import("./chart-large")).then(
      ({ showLarge }) => showLarge(this.find, this.names),
      () => showMessage("error", t("page.classroomNotLoaded")),
    );
  }

  #ask(): void {
    if (this.#asked) return;
    this.#asked = true;
    requestAnimationFrame(() => {
      this.#asked = false;
      const chart = this.#chart;
      if (chart)
        this.#plot.show(columns(chart), look(chart, this.names), () =>
          options(
            chart,
            () => this.#chart?.at,
            this.names,
            undefined,
            () => this.#chart?.lines ?? [],
          ),
        );
    });
  }
}

/** Describes the chart in a sentence: its name, and the value of each line at the step. */
function label(chart: LessonChart, names: (key: string) => string): string {
  const lines = chart.lines.map((line) => {
    const at = chart.at === undefined ? -1 : line.x.indexOf(chart.at);
    const value = line.y.at(at) ?? null;
    return t("page.chartLine", {
      line: names(`line.${line.name}`),
      value: value === null ? "–" : withDecimalMark(number(value)),
    });
  });
  return t("page.chartLabel", {
    chart: names(`chart.${chart.name}`),
    x: names(`axis.${chart.x.name}`),
    lines: inList(lines),
  });
}
