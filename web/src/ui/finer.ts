/** How near a part of a STEP file is to its true surface, and what makes it nearer. */

import { html, nothing, type TemplateResult } from "lit-html";
import type { PartRow } from "../engine/types";
import { nearer } from "../state/accuracy";
import { exactly } from "../state/format";
import { unitName } from "../state/unit-names";
import { units } from "../state/units";
import { solidOf } from "../state/verified";
import type { Actions } from "./actions";
import { lengthInput } from "./fields";
import { text } from "./strings";

const t = text.finer;

/** Nothing where its triangles are the surface. */
export function accuracyLine(part: PartRow, { finer }: Actions): TemplateResult | typeof nothing {
  const { id, deviation } = part;
  if (!solidOf(part) || deviation === 0) return nothing;
  const field = lengthInput({
    id: "surface-within",
    isLabelled: true,
    value: () => deviation,
    refusal: text.open.notAnAccuracy,
    take: (wish) => finer.ask(id, wish),
    placeholder: t.estimated,
    title: deviation === undefined ? t.fieldTitle : exactly(deviation, units.value),
  });
  const usual = nearer(part);
  return html`
    <div class="field within" title=${t.fieldTitle}>
      <label for="surface-within">${t.field}</label>
      ${field}<span>${unitName(units.value.told)}</span>
      ${
        usual === undefined
          ? nothing
          : html`<button class="button small" data-testid="finer" title=${t.buttonTitle} @click=${() => finer.ask(id, usual)}>${t.button}</button>`
      }
    </div>`;
}
