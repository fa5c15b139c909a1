/** The numbers of the step, beside those of the compared method, and the events so far. */

import { html, nothing, type TemplateResult } from "lit-html";
import type { Actions } from "./actions";
import { measuredText, noisyMark, remeasureButton } from "./measured";
import { boundMark, numberText } from "./numbers";
import { lesson, shownStep, story } from "./state";
import type { LessonEvent, LessonNumber } from "./types";
import { t, word } from "./words";

export function numberTable(actions: Actions): TemplateResult | typeof nothing {
  const now = shownStep.value;
  if (!now || now.numbers.length === 0) return nothing;
  const both = now.numbers.some(({ compared }) => compared !== undefined);
  return html`
    <h2 id="numbers">${t("page.numbers")} ${both ? nothing : html`<i>${t("page.thisRun")}</i>`}</h2>
    <table class="numbers" aria-labelledby="numbers" data-testid="numbers">
      ${both ? html`<thead><tr><td></td><th scope="col">${t("page.thisRun")}</th><th scope="col">${comparedWith(now.numbers)}</th></tr></thead>` : nothing}
      <tbody>${now.numbers.map((number) => row(number, both))}</tbody>
    </table>
    ${remeasureButton(now.numbers, actions)}`;
}

const row = (number: LessonNumber, both: boolean) => html`
  <tr data-testid="number" data-name=${number.name} data-bound=${number.bound}>
    <th scope="row" title=${number.bound === "measured" ? t("page.measured") : number.bound === "published" ? t("page.published") : nothing}>${word(`number.${number.name}`)}</th>
    <td class="m">${number.spread ? measuredText(number) : cell(number, number.value)}${noisyMark(number)}</td>
    ${both ? html`<td class="m compared">${number.compared === undefined ? "" : cell(beside(number), number.compared)}</td>` : nothing}
  </tr>`;

const cell = ({ bound, unit }: LessonNumber, value: number | undefined) =>
  html`<span class="dim">${value === undefined ? "" : boundMark(bound, unit)}</span> ${numberText(value, unit)}`;

/** Returns the compared number, whose quality may differ. */
const beside = (number: LessonNumber): LessonNumber => ({
  ...number,
  bound: number.comparedBound ?? number.bound,
});

/** Returns the choice of the parameter `compare`, if the lesson has it. */
function comparedWith(numbers: readonly LessonNumber[]): string {
  const compared = numbers.filter((number) => number.compared !== undefined);
  if (compared.every(({ comparedBound }) => comparedBound === "published")) return t("page.published");
  const choice = story.value?.values.compare;
  return typeof choice === "string" && choice !== "none"
    ? word(`choice.${story.value?.name}.compare.${choice}`)
    : t("page.compared");
}

export function eventList(actions: Actions): TemplateResult | typeof nothing {
  const events = shownStep.value?.events ?? [];
  if (!lesson.value || events.length === 0) return nothing;
  return html`
    <h2>${t("page.events")}</h2>
    <ol class="events" data-testid="events">${events.toReversed().map((event) => eventItem(event, actions))}</ol>`;
}

const eventItem = (event: LessonEvent, actions: Actions) => html`
  <li><button data-testid="event" data-step=${event.step} aria-current=${event.step === shownStep.value?.index ? "step" : nothing}
    @click=${() => actions.seek(event.step)}>
    <span>${eventText(event)}</span><small class="m">${t("page.eventStep", { step: event.step })}</small></button></li>`;

export function eventText({ name, with: values }: LessonEvent): string {
  return word(`event.${name}`, values);
}
