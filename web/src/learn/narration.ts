/** The narration of the step: title, text and formula, and the description of the picture in words. */

import { html, nothing, type TemplateResult } from "lit-html";
import type { Pattern } from "../state/fluent";
import { inList, sentence, sentences } from "../state/punctuation";
import { linkTerms } from "./course/terms";
import { formula } from "./math/show";
import { measuredText } from "./measured";
import { boundMark } from "./numbers";
import { renderText } from "./render-text";
import { isReading, openPuzzle } from "./shown-view";
import { playing, shownStep, story } from "./state";
import { plain } from "./template";
import type { LessonNumber, LessonValues, StepInfo } from "./types";
import { fill, stepTexts, t, word } from "./words";

export function narration(): TemplateResult {
  const now = shownStep.value;
  if (!now) return html``;
  const { title } = stepTexts(now.say);
  return html`
    <h1 class="sr" data-testid="lesson-name">${word(`lesson.${story.value?.name ?? ""}`)}</h1>
    <h2>${t("page.step", { step: now.index })} <i>${filled(title, now.with)}</i></h2>
    ${stepBody(now, new Set())}`;
}

/** Returns the paragraphs and the formula of a step. `seen` holds the terms that have a link already. */
export function stepBody(step: StepInfo, seen: Set<string>): TemplateResult {
  const { text, formula: lines } = stepTexts(step.say);
  return html`
    <div class="prose" data-testid="say" data-say=${step.say}>${text.map((p) => html`<p>${renderText(p, step.with, (words) => linkTerms(words, seen))}</p>`)}</div>
    ${
      lines
        ? html`<div class="card formula" data-testid="formula">${lines.map((line) => html`<p>${formula(fill(line, step.with))}</p>`)}</div>`
        : nothing
    }`;
}

/** One line below the picture of an embedded frame. */
export function line(): TemplateResult {
  const now = shownStep.value;
  if (!now) return html``;
  const { title, text } = stepTexts(now.say);
  return html`<p><b>${filled(title, now.with)}</b> ${renderText(text[0] ?? "", now.with)}</p>`;
}

/** Returns a text of the catalogue with its values. */
export const filled = (text: Pattern, values: LessonValues): string => plain(fill(text, values));

/** Returns all of it as plain text, for screen readers and for programs. */
export function spokenText(): string {
  const now = shownStep.value;
  if (!now) return "";
  const { title, text } = stepTexts(now.say);
  const words = text.map((p) => filled(p, now.with));
  const head = sentence(`${t("page.step", { step: now.index })}: ${filled(title, now.with)}`);
  return sentences([head, ...words, inList(now.numbers.map(numberSpoken))]).trim();
}

/** Returns a number of a step with its name. */
export const numberSpoken = (number: LessonNumber): string =>
  `${word(`number.${number.name}`)} ${boundMark(number.bound, number.unit)} ${measuredText(number)}`.replace(
    / {2,}/g,
    " ",
  );

/** The live region. It is read out when the user shows a step, but not while a lesson plays or the user scrolls its text, which would be too much. A puzzle has its own. */
export const liveRegion = (): TemplateResult => html`
  <p class="sr" id="announcer" role="status" aria-live=${playing.value || isReading.value ? "off" : "polite"} data-testid="twin">${openPuzzle.value ? nothing : spokenText()}</p>`;
