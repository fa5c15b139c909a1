/** The check of the taught motion: its settings, its progress and its findings. */

import { html, nothing, type TemplateResult } from "lit-html";
import { live } from "lit-html/directives/live.js";
import type { MotionCheckRow } from "../../engine/types";
import { contactIntervals, contactPairs } from "../../state/contact-intervals";
import { count, duration, lengthOr, seconds, unitName } from "../../state/format";
import { check, motion, reports } from "../../state/robots";
import { units } from "../../state/units";
import type { Actions } from "../actions";
import { assign, checkbox, setterOf } from "../fields";
import { lengthInput } from "../length-input";
import { text } from "../strings";
import { accuracy, method, startCheck, stopAtFirst, typedAccuracy } from "./check-options";
import { report } from "./report";
import { spheresNow } from "./spheres";

const t = text.robots.check;

export function checkPanel(actions: Actions): TemplateResult {
  const row = check.value;
  const ready = (motion.value?.keys.length ?? 0) > 1;
  return html`
    <h2>${t.title}</h2>
    ${ready ? optionsForm(actions, row?.running ?? false) : html`<p class="hint">${t.noMotion}</p>`}
    ${row?.running ? progress(row, actions) : nothing}
    ${row && ready ? report(row, actions) : nothing} ${ready ? compare() : nothing}
    ${row || !ready ? nothing : html`<p class="hint">${t.hint}</p>`} ${spheresNow(actions)}`;
}

const optionsForm = (actions: Actions, running: boolean) => html`
  <div class="wish">
    <div class="choice" role="radiogroup" aria-label=${t.method}>${(["exact", "spheres"] as const).map(
      (
        name,
      ) => html`<label title=${t.methodTitles[name]}><input type="radio" class="sr" name="method" value=${name} data-testid=${`method-${name}`}
        .checked=${live(method.value === name)} @change=${assign(method, name)} /><span>${t.methods[name]}</span></label>`,
    )}</div>
    ${accuracyField()}
    <label class="check-line">${checkbox("stop-at-first", stopAtFirst.value, setterOf(stopAtFirst))}${t.stopAtFirst}</label>
    <div class="buttons">
      <button class="button primary small" data-testid="check-motion" title=${t.runTitle} ?disabled=${running} @click=${() => startCheck(actions)}>${t.run}</button>
      <button class="button small" data-testid="check-both" title=${t.bothTitle} ?disabled=${running} @click=${() => startCheck(actions, ["spheres", "exact"])}>${t.both}</button>
    </div>
  </div>`;

function accuracyField(): TemplateResult {
  const field = lengthInput({
    id: "accuracy",
    value: () => accuracy.value,
    refusal: text.details.notALength,
    onChange: setterOf(typedAccuracy),
  });
  return html`
    <label class="check-line" title=${t.accuracyTitle}>${t.accuracy} ${field} <span class="dim">${unitName(units.value.displayUnit)}</span></label>`;
}

const progress = (row: MotionCheckRow, actions: Actions) => html`
  <div class="check-progress" data-testid="check-progress">
    <p><span>${t.running({ method: row.method, part: row.progress })}</span>
      <button class="button small" data-testid="cancel-check" @click=${() => void actions.robots.tryCommand({ type: "cancelCheck" })}>${t.cancel}</button></p>
    <progress aria-label=${t.title} max="1" value=${row.progress}></progress>
  </div>`;

export function compare(): TemplateResult | typeof nothing {
  const { exact, spheres } = reports.value;
  if (!exact || !spheres) return nothing;
  const line = (name: string, cell: (row: MotionCheckRow) => string) => html`
    <tr><th scope="row">${name}</th><td>${cell(spheres)}</td><td>${cell(exact)}</td></tr>`;
  const first = (row: MotionCheckRow) => contactIntervals(row)[0];
  return html`
    <table class="compare ${exact.outdated || spheres.outdated ? "outdated" : ""}" data-testid="check-compare">
      <caption>${t.compare}</caption>
      <thead><tr><td></td><th scope="col">${t.methods.spheres}</th><th scope="col">${t.methods.exact}</th></tr></thead>
      <tbody>
        ${line(t.rows.verdict, (row) => (first(row) ? t.meets : row.complete ? t.clear : t.partly))}
        ${line(t.rows.pairs, (row) => count(contactPairs(row).length))}
        ${line(t.rows.first, (row) => (first(row) ? seconds(first(row)?.from ?? 0) : "–"))}
        ${line(t.rows.smallest, (row) => lengthOr(row.smallest?.distance, units.value))}
        ${line(t.rows.tests, ({ method, tests }) => count(method === "spheres" ? tests.spheres : tests.intervals))}
        ${line(t.rows.took, (row) => duration(row.ms))}
      </tbody>
    </table>`;
}
