/** The legend of a chart: each line with its colour, dashes and mark. */

import { html, svg, type TemplateResult } from "lit-html";
import { styled } from "../ui/styled";
import { colourOf } from "./chart-looks";
import { type Mark, marksOf } from "./chart-marks";
import type { LessonChart } from "./types";

export function legend({ lines }: LessonChart, names: (key: string) => string): TemplateResult {
  const marks = marksOf(lines);
  return html`
    <ul class="legend">${lines.map(
      (line, i) => html`<li style=${styled({ "--swatch": `var(${colourOf(line, i)})` })}>
        ${swatch(marks[i] as Mark, line.style !== "points")}${names(`line.${line.name}`)}</li>`,
    )}</ul>`;
}

const swatch = ({ outline, isFilled, dash }: Mark, isLine: boolean) => html`
  <svg viewBox="-12 -5 24 10" width="24" height="10" aria-hidden="true">${
    isLine
      ? svg`<path d="M-12 0h24" stroke="var(--swatch)" stroke-width=${isFilled ? 2 : 1.2} stroke-dasharray=${dash?.join(" ") ?? ""} />`
      : ""
  }${svg`<path d=${outline} transform="scale(3.4)" fill=${isFilled ? "var(--swatch)" : "var(--panel)"} stroke="var(--swatch)" stroke-width=".4" />`}</svg>`;
