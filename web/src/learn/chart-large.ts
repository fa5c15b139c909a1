/** A chart that fills the window, with a slider that reads its lines point by point. It follows the steps like the small one. */

import { effect, signal } from "@preact/signals-core";
import { html, render } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { inList } from "../state/punctuation";
import { showDialog } from "../ui/dialog";
import { Plot } from "../ui/plot";
import { columns, saveChart, xValues } from "./chart-data";
import { legend } from "./chart-legend";
import { look, options } from "./chart-looks";
import { distinctDigits } from "./distinct-digits";
import type { LessonChart } from "./types";
import { t } from "./words";

type Names = (key: string) => string;

/** Shows the chart. `find` reads signals and returns the present chart, if it still exists. */
export function showLarge(find: () => LessonChart | undefined, names: Names): void {
  const first = find();
  if (!first) return;
  const host = document.createElement("div");
  const dialog = showDialog(
    {
      testid: "chart-dialog",
      look: "chart-large",
      title: names(`chart.${first.name}`),
      close: t("page.close"),
    },
    html`${host}`,
  );
  const parts = html`<div class="about"></div><div class="plot" role="img"></div><div class="read"></div>`;
  render(parts, host);
  const [about, canvas, read] = [...host.children] as [HTMLElement, HTMLElement, HTMLElement];
  const at = signal<number | undefined>(undefined);
  const plot = new Plot(canvas);
  const draw = () => {
    const chart = find();
    if (!chart) return dialog.close();
    const xs = xValues(chart.lines);
    const stand = Math.min(at.value ?? nearest(xs, chart.at), xs.length - 1);
    canvas.setAttribute("aria-label", names(`chart.${chart.name}`));
    render(legend(chart, names), about);
    render(reading(chart, xs, stand, names, at), read);
    const height = Math.max(160, canvas.clientHeight);
    const size = { height, type: 17, mark: 6, line: 3 };
    plot.show(columns(chart), `${look(chart, names)} ${height} ${stand}`, () =>
      options(chart, () => xs[stand], names, size),
    );
  };
  const stop = effect(draw);
  const watch = new ResizeObserver(draw);
  watch.observe(canvas);
  const end = () => {
    stop();
    watch.disconnect();
    host.remove();
  };
  dialog.addEventListener("close", end, { once: true });
  read.querySelector("input")?.focus();
}

/** Returns the index of the point at the present step, or of the last one. */
function nearest(xs: readonly number[], at: number | undefined): number {
  if (at === undefined) return xs.length - 1;
  const after = xs.findIndex((x) => x >= at);
  return after < 0 ? xs.length - 1 : after;
}

function reading(
  chart: LessonChart,
  xs: readonly number[],
  stand: number,
  names: Names,
  at: { value: number | undefined },
) {
  const x = xs[stand];
  const axis = names(`axis.${chart.x.name}`);
  const here = chart.lines.map((line) => {
    const value = line.y[line.x.indexOf(x ?? Number.NaN)] ?? undefined;
    return t("page.chartLine", {
      line: names(`line.${line.name}`),
      value: value === undefined ? "–" : distinctDigits(value, []),
    });
  });
  const place = t("page.chartLine", { line: axis, value: x === undefined ? "–" : distinctDigits(x, []) });
  const text = `${place}: ${inList(here)}`;
  return html`
    <label>${t("page.readAt", { axis })}
      <input type="range" data-testid="chart-at" min="0" max=${Math.max(0, xs.length - 1)} step="1" .value=${live(String(stand))}
        aria-valuetext=${text} @input=${(event: Event) => {
          at.value = Number((event.target as HTMLInputElement).value);
        }} /></label>
    <p data-testid="chart-read">${text}</p>
    <button class="button" data-testid="large-csv" @click=${() => saveChart(chart, names)}>${t("page.saveTable")}</button>`;
}
