/** The check of the taught motion: how it is to be made, its progress, and what it found. */

import { html, nothing, type TemplateResult } from "lit-html";
import { live } from "lit-html/directives/live.js";
import type { CheckRow } from "../../engine/types";
import { parseLength, plainLength } from "../../state/format";
import { say } from "../../state/messages";
import { check, motion } from "../../state/robots";
import { unitName } from "../../state/unit-names";
import { units } from "../../state/units";
import type { Actions } from "../actions";
import { fieldText } from "../field-text";
import { text } from "../strings";
import { accuracy, method, startCheck, stopAtFirst, typedAccuracy } from "./check-wish";
import { compare } from "./compare";
import { report } from "./report";
import { spheresNow } from "./spheres";

const t = text.robots.check;

export function checkPanel(actions: Actions): TemplateResult {
  const row = check.value;
  const ready = (motion.value?.keys.length ?? 0) > 1;
  return html`
    <h2>${t.title}</h2>
    ${ready ? wish(actions, row?.running ?? false) : html`<p class="hint">${t.noMotion}</p>`}
    ${row?.running ? progress(row, actions) : nothing}
    ${row && ready ? report(row, actions) : nothing} ${ready ? compare() : nothing}
    ${row || !ready ? nothing : html`<p class="hint">${t.hint}</p>`} ${spheresNow(actions)}`;
}

const wish = (actions: Actions, running: boolean) => html`
  <div class="wish">
    <div class="choice" role="radiogroup" aria-label=${t.method}>${(["exact", "spheres"] as const).map(
      (
        name,
      ) => html`<label title=${t.methodTitles[name]}><input type="radio" class="sr" name="method" value=${name} data-testid=${`method-${name}`}
        .checked=${live(method.value === name)} @change=${() => {
          method.value = name;
        }} /><span>${t.methods[name]}</span></label>`,
    )}</div>
    ${accuracyField()}
    <label class="check-line"><input type="checkbox" data-testid="stop-at-first" .checked=${stopAtFirst.value} @change=${(
      event: Event,
    ) => {
      stopAtFirst.value = (event.target as HTMLInputElement).checked;
    }} />${t.stopAtFirst}</label>
    <div class="buttons">
      <button class="button primary small" data-testid="check-motion" title=${t.runTitle} ?disabled=${running} @click=${() => startCheck(actions)}>${t.run}</button>
      <button class="button small" data-testid="check-both" title=${t.bothTitle} ?disabled=${running} @click=${() => startCheck(actions, ["spheres", "exact"])}>${t.both}</button>
    </div>
  </div>`;

function accuracyField(): TemplateResult {
  const lengths = units.value;
  const changed = (event: Event) => {
    const field = event.target as HTMLInputElement;
    const value = parseLength(field.value, lengths);
    if (value !== undefined && value > 0) typedAccuracy.value = value;
    else say("warning", text.details.notALength({ typed: field.value }));
    field.value = plainLength(accuracy.peek(), lengths);
  };
  return html`
    <label class="check-line" title=${t.accuracyTitle}>${t.accuracy}
      <input class="m" data-testid="accuracy" inputmode="decimal" autocomplete="off" .value=${fieldText(plainLength(accuracy.value, lengths))} @change=${changed} />
      <span class="dim">${unitName(lengths.told)}</span></label>`;
}

const progress = (row: CheckRow, actions: Actions) => html`
  <div class="check-progress" data-testid="check-progress">
    <p><span>${t.running({ method: row.method, part: row.progress })}</span>
      <button class="button small" data-testid="cancel-check" @click=${() => void actions.robots.tried({ type: "cancelCheck" })}>${t.cancel}</button></p>
    <progress aria-label=${t.title} max="1" value=${row.progress}></progress>
  </div>`;
