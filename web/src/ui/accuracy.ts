/** The accuracy fields: for files that are opened next, and for a part of a STEP file. */

import { html, nothing, type TemplateResult } from "lit-html";
import type { PartRow } from "../engine/types";
import { accuracyUnits, defaultAccuracy, requestedAccuracy } from "../state/accuracy";
import { exactly, unitName } from "../state/format";
import { units } from "../state/units";
import { solidOf } from "../state/verified";
import type { Actions } from "./actions";
import { assign, setterOf } from "./fields";
import { lengthInput } from "./length-input";
import { text } from "./strings";

const t = text.open;

export function accuracyField(): TemplateResult {
  const lengths = accuracyUnits.value;
  const field = lengthInput({
    id: "accuracy",
    value: () => requestedAccuracy.value,
    lengths,
    refusal: t.notAnAccuracy,
    onChange: setterOf(requestedAccuracy),
    emptied: assign(requestedAccuracy, undefined),
    placeholder: t.bySize,
    describedBy: "why-accuracy",
  });
  return html`
    <label class="param"><span>${t.accuracy}</span>
      ${field}<i>${unitName(lengths.displayUnit)}</i>
      <small id="why-accuracy">${t.accuracyWhy}</small></label>`;
}

/** Shows the deviation of a part's triangles; nothing if the triangles are its surface. */
export function accuracyLine(part: PartRow, { refine: finer }: Actions): TemplateResult | typeof nothing {
  const { id, deviation } = part;
  if (!solidOf(part) || deviation === 0) return nothing;
  const field = lengthInput({
    id: "surface-within",
    isLabelled: true,
    value: () => deviation,
    refusal: text.open.notAnAccuracy,
    onChange: (options) => finer.ask(id, options),
    placeholder: text.finer.estimated,
    title: deviation === undefined ? text.finer.fieldTitle : exactly(deviation, units.value),
  });
  const usual = defaultAccuracy(part);
  return html`
    <div class="field within" title=${text.finer.fieldTitle}>
      <label for="surface-within">${text.finer.field}</label>
      ${field}<span>${unitName(units.value.displayUnit)}</span>
      ${
        usual === undefined
          ? nothing
          : html`<button class="button small" data-testid="finer" title=${text.finer.buttonTitle} @click=${() => finer.ask(id, usual)}>${text.finer.button}</button>`
      }
    </div>`;
}
