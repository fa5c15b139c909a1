/** Asks how near true surfaces of files that are opened next shall be to their triangles; nobody need say. */

import { html, type TemplateResult } from "lit-html";
import { accuracyUnits, accuracyWish } from "../state/accuracy";
import { unitName } from "../state/unit-names";
import { assign, into, lengthInput } from "./fields";
import { text } from "./strings";

const t = text.open;

export function accuracyField(): TemplateResult {
  const lengths = accuracyUnits.value;
  const field = lengthInput({
    id: "accuracy",
    value: () => accuracyWish.value,
    lengths,
    refusal: t.notAnAccuracy,
    take: into(accuracyWish),
    emptied: assign(accuracyWish, undefined),
    placeholder: t.bySize,
    describedBy: "why-accuracy",
  });
  return html`
    <label class="param"><span>${t.accuracy}</span>
      ${field}<i>${unitName(lengths.told)}</i>
      <small id="why-accuracy">${t.accuracyWhy}</small></label>`;
}
