/** How near a part of a STEP file is to its true surface, and what makes it nearer. */

import { html, nothing, type TemplateResult } from "lit-html";
import { live } from "lit-html/directives/live.js";
import type { PartRow } from "../engine/types";
import { nearer } from "../state/accuracy";
import { exactly, parseLength, plainLength } from "../state/format";
import { say } from "../state/messages";
import { units } from "../state/units";
import { solidOf } from "../state/verified";
import type { Actions } from "./actions";
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
    else say("warning", text.open.notAnAccuracy(input.value.trim()));
    input.value = shown;
  };
  const usual = nearer(part);
  return html`
    <label class="field within" title=${t.fieldTitle}>${t.field} (${lengths.told})
      <input class="m" inputmode="decimal" autocomplete="off" data-testid="surface-within" placeholder=${t.estimated}
        title=${deviation === undefined ? t.fieldTitle : exactly(deviation, lengths)} .value=${live(shown)} @change=${changed} />
      ${
        usual === undefined
          ? nothing
          : html`<button class="button small" data-testid="finer" title=${t.buttonTitle} @click=${() => finer.ask(id, usual)}>${t.button}</button>`
      }</label>`;
}
