/** What all charts share: the theme's colours, quiet axes, and a plot that is drawn again when its looks change. */

// Before uPlot, which makes a format of the browser's language as it is loaded.
import "./locale";

import uPlot from "uplot";
import "uplot/dist/uPlot.min.css";
import { number } from "../state/format";

/** A colour or font of the style sheet, by its name there. */
export const token = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** An axis with a faint grid and small dim numbers. */
export const quietAxis = (): uPlot.Axis => ({
  stroke: token("--dim"),
  font: `11px ${token("--mono") || "monospace"}`,
  grid: { stroke: token("--line"), width: 1 },
  ticks: { show: false },
});

/** Numbers beside an axis, without the zeros at their ends; where a logarithmic axis has no room it leaves some out. */
export const tickTexts = (ticks: readonly (number | null)[]): string[] =>
  ticks.map((tick) => (tick === null ? "" : number(tick).replace(/\.?0+$/, "") || "0"));

/** A plot in `host` that keeps its canvas while only the data change. */
export class Plot {
  #plot: uPlot | undefined;
  #look = "";

  constructor(private readonly host: HTMLElement) {}

  /** `look` names all that `options` depend on; the host's width is added to it. */
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
