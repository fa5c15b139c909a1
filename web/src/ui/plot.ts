/** The common base of all charts: the theme's colours, plain axes, and a plot that is redrawn when its look changes. */

// This import precedes uPlot, which creates a format of the browser's language when it is loaded.
import "./locale";

import uPlot from "uplot";
import "uplot/dist/uPlot.min.css";
import { number } from "../state/format";

/** Returns a colour or font of the style sheet by its name. */
export const token = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** Returns an axis with a faint grid and small dim numbers. */
export const quietAxis = (): uPlot.Axis => ({
  stroke: token("--dim"),
  font: `11px ${token("--mono") || "monospace"}`,
  grid: { stroke: token("--line"), width: 1 },
  ticks: { show: false },
});

/** Returns the numbers beside an axis, without zeros at their ends. A logarithmic axis without space omits some. */
export const tickTexts = (ticks: readonly (number | null)[]): string[] =>
  ticks.map((tick) => (tick === null ? "" : number(tick).replace(/\.?0+$/, "") || "0"));

/** A plot in `host` that keeps its canvas while only the data change. */
export class Plot {
  #plot: uPlot | undefined;
  #look = "";

  constructor(private readonly host: HTMLElement) {}

  /** Draws the data. `look` names everything that `options` depend on, except the host's width, which is added. */
  show(data: uPlot.AlignedData, look: string, options: () => Omit<uPlot.Options, "width">): void {
    const width = this.host.clientWidth;
    if (width === 0) return;
    const wanted = `${look} ${width}`;
    if (this.#plot && this.#look === wanted) this.#plot.setData(data);
    else {
      this.#plot?.destroy();
      this.#plot = new uPlot({ ...options(), width }, data, this.host);
      this.#look = wanted;
    }
  }
}
