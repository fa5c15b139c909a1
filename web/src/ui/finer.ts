/** How near a part of a STEP file is to its true surface, and what makes it nearer. */

import { html, nothing, type TemplateResult } from "lit-html";
import type { PartRow } from "../engine/types";
import { nearer } from "../state/accuracy";
import { exactly, parseLength, plainLength } from "../state/format";
import { say } from "../state/messages";
import { unitName } from "../state/unit-names";
import { units } from "../state/units";
import { solidOf } from "../state/verified";
import type { Actions } from "./actions";
import { fieldText } from "./field-text";
import { text } from "./strings";

const t = text.finer;

/** Nothing where its triangles are the surface. */
export function accuracyLine(part: PartRow, { finer }: Actions): TemplateResult | typeof nothing {
  const { id, deviation } = part;
  if (!solidOf(part) || deviation === 0) return nothing;
  const lengths = units.value;
  const shown = deviation === undefined ? "" : plainLength(deviation, lengths);
  const changed = (event: Event) => {
    const input = event.target as HTMLInputElement;
    const wish = parseLength(input.value, lengths);
    if (wish !== undefined && wish > 0) finer.ask(id, wish);
    else say("warning", text.open.notAnAccuracy({ typed: input.value.trim() }));
    input.value = shown;
  };
  const usual = nearer(part);
  return html`
    <div class="field within" title=${t.fieldTitle}>
      <label for="surface-within">${t.field}</label>
      <input id="surface-within" class="m" inputmode="decimal" autocomplete="off" data-testid="surface-within" placeholder=${t.estimated}
        title=${deviation === undefined ? t.fieldTitle : exactly(deviation, lengths)} .value=${fieldText(shown)} @change=${changed} /><span>${unitName(lengths.told)}</span>
      ${
        usual === undefined
          ? nothing
          : html`<button class="button small" data-testid="finer" title=${t.buttonTitle} @click=${() => finer.ask(id, usual)}>${t.button}</button>`
      }
    </div>`;
}
