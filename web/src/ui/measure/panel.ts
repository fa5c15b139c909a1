/** The measuring panel beside the picture while the tool is selected: the present measurement and the earlier ones. */

import { html, nothing, type TemplateResult } from "lit-html";
import type { MeasureRow, PickKind } from "../../engine/types";
import { kinds, measuring } from "../../state/measure";
import { nameOf } from "../../state/names";
import { units } from "../../state/units";
import type { Actions } from "../actions";
import { icons, smallTool } from "../icons";
import { text } from "../strings";
import { factsOf, featureName, headingOf, type LabelledValue } from "./words";

const t = text.measure;

export function measurePanel(actions: Actions): TemplateResult {
  const { kind, pointed, first, kept } = measuring.value;
  const { measure } = actions;
  const shown = pointed ?? first;
  return html`
    <section class="float measure-panel" aria-label=${t.title} data-testid="measure" data-kept=${kept.length} data-first=${first !== null}>
      <div class="head">
        <div class="kinds" role="group" aria-label=${t.kind}>${kinds.map((own) => choice(own, kind, actions))}</div>
        ${smallTool("measure-close", t.close, icons.close, measure.toggle)}
      </div>
      ${shown ? current(shown, first !== null, actions) : html`<p class="dim">${kind ? t.hints[kind] : t.hint}</p>`}
      ${kept.length > 0 ? list(kept, actions) : nothing}
    </section>`;
}

const choice = (own: PickKind | null, chosen: PickKind | null, { ask }: Actions) => html`
  <button aria-pressed=${own === chosen} data-testid=${`measure-${own ?? "any"}`} @click=${() => ask("measureKind", own)}>${t.kinds[own ?? "any"]}</button>`;

/** Shows what is under the pointer, or was picked. */
function current(row: MeasureRow, isPicked: boolean, { ask }: Actions): TemplateResult {
  return html`
    <div class="current" data-testid="measure-current">
      <p class="what">${choiceName(row)}</p>
      ${facts(factsOf(row, units.value))}
    </div>
    ${
      isPicked
        ? html`<p class="line"><span class="dim">${t.second}</span>
          <button class="button small" title=${t.keepTitle} data-testid="measure-keep" @click=${() => ask("measureKeep")}>${t.keep}</button></p>`
        : nothing
    }`;
}

const choiceName = ({ picks }: MeasureRow): string =>
  picks.length === 0
    ? t.missing
    : picks.map((pick) => `${featureName(pick)} · ${nameOf(pick.part)}`).join(" ↔ ");

const facts = (all: readonly LabelledValue[]) => html`
  <dl>${all.map(
    ({ name, value, exactly }) =>
      html`<div><dt>${name}</dt><dd class="m" title=${value.includes("≈") ? t.about : (exactly ?? nothing)}>${value}</dd></div>`,
  )}</dl>`;

function list(kept: readonly MeasureRow[], actions: Actions): TemplateResult {
  const { chosen } = measuring.value;
  return html`
    <ol class="saved-measures" aria-label=${t.kept({ n: kept.length })}>${kept.map((row) => item(row, row.id === chosen, actions))}</ol>
    <div class="buttons">
      <button class="button small" title=${t.csvTitle} data-testid="measure-csv" @click=${actions.measure.save}>${t.csv}</button>
      <button class="button small" data-testid="measure-clear" @click=${() => removeMeasures(actions, kept)}>${t.clear}</button>
    </div>`;
}

const removeMeasures = ({ command }: Actions, rows: readonly MeasureRow[]): void =>
  command({ type: "removeMeasures", ids: rows.flatMap(({ id }) => id ?? []) });

function item(row: MeasureRow, isChosen: boolean, actions: Actions): TemplateResult {
  const id = row.id ?? undefined;
  return html`
    <li data-testid="measure-row" data-chosen=${isChosen}>
      <div class="head">
        <button class="open" data-testid="measure-open" aria-expanded=${isChosen} @click=${() => actions.ask("measureChoose", isChosen ? undefined : id)}>
          <span class="m">${headingOf(row, units.value)}</span><span class="dim ellipsis">${choiceName(row)}</span></button>
        ${smallTool("measure-remove", t.remove, icons.close, () => removeMeasures(actions, [row]))}
      </div>
      ${isChosen ? facts(factsOf(row, units.value)) : nothing}
    </li>`;
}
