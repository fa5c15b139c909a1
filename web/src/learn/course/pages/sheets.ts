/** The worksheet of a chapter with space for answers, and its solutions on a separate sheet, for printing. */

import { html, nothing, svg, type TemplateResult } from "lit-html";
import { word } from "../../words";
import type { Exercise, Notes } from "../notes";
import { translate } from "../words";
import { deepLink, ofChapter, otherPages, paragraphs } from "./parts";

export const worksheetPage = (of: string | undefined): TemplateResult =>
  ofChapter("worksheet", of, worksheet);
export const solutionsPage = (of: string | undefined): TemplateResult =>
  ofChapter("solutions", of, solutions);

const worksheet = (name: string, { exercises }: Notes) => html`
  <article class="course-page paper" data-testid="worksheet" data-chapter=${name}>
    ${otherPages(name, "worksheet")}
    <header class="paper-head"><h2 class="lead">${word(`chapter.${name}`)}</h2>
      <p class="who"><span>${translate("name")}</span><i></i><span>${translate("date")}</span><i></i></p></header>
    ${exercises.map(
      (exercise, i) => html`<section class="exercise" data-testid="exercise">
        <h3>${translate("exercise", { n: i + 1 })}</h3>
        ${paragraphs(exercise.task)}
        ${writingSpace(exercise)}</section>`,
    )}
  </article>`;

/** Draws writing lines 8 mm apart, or squared paper of 5 mm. Each line is drawn, because printers may omit repeated backgrounds. */
function writingSpace({ lines, squared }: Exercise): TemplateResult {
  const [first, apart] = squared ? [5, 5] : [8, 8];
  const high = Math.ceil((lines * 8) / apart) * apart;
  const across = steps(first, squared ? high - apart : high, apart).map(
    (y) => svg`<line x1="0" x2="100%" y1=${`${y}mm`} y2=${`${y}mm`} />`,
  );
  const down = squared
    ? steps(first, maxPaperWidth, apart).map(
        (x) => svg`<line x1=${`${x}mm`} x2=${`${x}mm`} y1="0" y2="100%" />`,
      )
    : nothing;
  return html`<svg class=${squared ? "room squared" : "room"} height=${`${high}mm`} aria-hidden="true">${across}${down}</svg>`;
}

/** The width of the widest paper, in millimetres. */
const maxPaperWidth = 220;

const steps = (from: number, to: number, apart: number): number[] =>
  Array.from({ length: Math.floor((to - from) / apart) + 1 }, (_, i) => from + i * apart);

const solutions = (name: string, { exercises }: Notes) => html`
  <article class="course-page paper" data-testid="solutions" data-chapter=${name}>
    ${otherPages(name, "solutions")}
    <header class="paper-head"><h2 class="lead">${word(`chapter.${name}`)}</h2><p class="dim">${translate("solutionsFor")}</p></header>
    ${exercises.map(
      (
        { solution, show },
        i,
      ) => html`<section class="exercise"><h3>${translate("exercise", { n: i + 1 })}</h3>
        ${paragraphs(solution)}${show ? html`<p>${translate("check")} ${deepLink(show)}</p>` : nothing}</section>`,
    )}
  </article>`;
