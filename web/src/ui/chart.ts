/** The chart under the results: the clearance and, in red, the bounds of the depth, over the present or last drag. */

import { effect, signal } from "@preact/signals-core";
import { html, type TemplateResult } from "lit-html";
import type uPlot from "uplot";
import { toDisplayUnit, unitName } from "../state/format";
import { history, type Sample } from "../state/history";
import { theme } from "../state/theme";
import { units } from "../state/units";
import { checkbox, setterOf } from "./fields";
import { Plot, quietAxis, tickTexts, token } from "./plot";
import { text } from "./strings";

const t = text.chart;
const logarithmic = signal(false);

export const chartHead = (): TemplateResult => html`
  <h2>${t.title}
    <span class="head-end"><label title=${t.logTitle}>${checkbox("chart-log", logarithmic.value, setterOf(logarithmic))}${t.log}</label> <i>${unitName(units.value.displayUnit)}</i></span></h2>
  ${history.value.length === 0 ? html`<p class="hint">${t.empty}</p>` : ""}`;

/** Draws into `host` as long as the page lives. */
export function chart(host: HTMLElement): void {
  const plot = new Plot(host);
  let asked = false;
  const draw = () => {
    asked = false;
    const samples = history.peek();
    host.hidden = samples.length === 0;
    if (host.hidden) return;
    plot.show(columns(samples), `${theme.value} ${logarithmic.peek()}`, options);
    host.setAttribute("aria-label", t.label({ n: samples.length }));
  };
  const ask = () => {
    if (asked) return;
    asked = true;
    requestAnimationFrame(draw);
  };
  effect(() => {
    history.value;
    logarithmic.value;
    theme.value;
    units.value;
    ask();
  });
  new ResizeObserver(ask).observe(host);
}

/** Returns the columns. A logarithmic scale has no zero, so zeros are left out. */
function columns(samples: readonly Sample[]): uPlot.AlignedData {
  const shown = (value: number | undefined) =>
    value === undefined || (logarithmic.peek() && value <= 0) ? null : toDisplayUnit(value, units.peek());
  return [
    samples.map(({ time }) => time),
    samples.map(({ clearance }) => shown(clearance)),
    samples.map(({ depth }) => shown(depth?.lower)),
    samples.map(({ depth }) => shown(depth?.upper)),
  ];
}

function options(): Omit<uPlot.Options, "width"> {
  const axis = quietAxis();
  return {
    height: 116,
    padding: [8, 8, 0, 0],
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false } },
    scales: {
      x: { time: false },
      y: logarithmic.peek() ? { distr: 3 } : { range: (_, low, high) => [Math.min(0, low), high || 1] },
    },
    axes: [
      { ...axis, size: 22, values: (_, ticks) => ticks.map((tick) => `${tick} s`) },
      { ...axis, size: 52, values: (_, ticks) => tickTexts(ticks) },
    ],
    series: [
      {},
      { label: t.clearance, stroke: token("--near"), width: 2, points: { show: false } },
      {
        label: t.depthAtLeast,
        stroke: token("--hit"),
        width: 2,
        fill: token("--hit-bg"),
        points: { show: false },
      },
      { label: t.depthAtMost, stroke: token("--hit"), width: 1, dash: [3, 3], points: { show: false } },
    ],
  };
}
