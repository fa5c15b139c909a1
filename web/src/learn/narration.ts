/** What is said at the step: title, text and formula; the picture's twin in words. */

import { html, nothing, type TemplateResult } from "lit-html";
import { boundMark, numberText } from "./numbers";
import { playing, shown } from "./state";
import { type Piece, plain } from "./template";
import type { LessonNumber, LessonValues } from "./types";
import { fill, t, told, word } from "./words";

export function narration(): TemplateResult {
  const now = shown.value;
  if (!now) return html``;
  const { title, text, formula } = told(now.say);
  return html`
    <h2>${t("page.step", { step: now.index })} <i>${filled(title, now.with)}</i></h2>
    <div class="prose" data-testid="say" data-say=${now.say}>${text.map((p) => html`<p>${set(p, now.with)}</p>`)}</div>
    ${
      formula
        ? html`<div class="card formula m" data-testid="formula">${formula.map((line) => html`<p>${set(line, now.with)}</p>`)}</div>`
        : nothing
    }`;
}

/** In an embedded frame: one line below the picture. */
export function line(): TemplateResult {
  const now = shown.value;
  if (!now) return html``;
  const { title, text } = told(now.say);
  return html`<p><b>${filled(title, now.with)}</b> ${set(text[0] ?? "", now.with)}</p>`;
}

const set = (text: string, values: LessonValues) =>
  fill(text, values).map((piece: Piece) => (typeof piece === "string" ? piece : html`<b>${piece.value}</b>`));

const filled = (text: string, values: LessonValues): string => plain(fill(text, values));

/** All of it as plain text, for a screen reader and for whoever reads the page from outside. */
export function spoken(): string {
  const now = shown.value;
  if (!now) return "";
  const { title, text } = told(now.say);
  const words = text.map((p) => filled(p, now.with)).join(" ");
  return `${t("page.step", { step: now.index })}: ${filled(title, now.with)}. ${words} ${now.numbers.map(numberSpoken).join(", ")}`.trim();
}

const numberSpoken = ({ name, value, unit, bound }: LessonNumber): string =>
  `${word(`number.${name}`)} ${boundMark(bound, unit)} ${numberText(value, unit)}`.replace(/ {2,}/g, " ");

/** Read out when a step is shown by hand; while it plays that would be a flood. */
export const twin = (): TemplateResult => html`
  <p class="sr" id="announcer" role="status" aria-live=${playing.value ? "off" : "polite"} data-testid="twin">${spoken()}</p>`;
