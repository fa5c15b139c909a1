/** How a way out is looked for: each number with what it does. */

import { html, nothing, type TemplateResult } from "lit-html";
import type { RemovalRow } from "../../engine/types";
import { degrees, plainLength, unitName } from "../../state/format";
import { wish } from "../../state/removal";
import { units } from "../../state/units";
import { into, lengthInput, onValue } from "../fields";
import { text } from "../strings";

const t = text.removal;
/** Degrees that a full turn is made of evenly; none at all first. */
const turns = [0, 90, 60, 45, 30] as const;

/** `told` is how it was looked for last. */
export const removalSettings = (
  row: RemovalRow | undefined,
  told: readonly string[],
  again: () => void,
): TemplateResult => html`
  <div class="next">
    <details class="how" data-testid="removal-settings"><summary>${t.settings}</summary>
      ${told.length > 0 ? html`<p class="dim">${told.join(" ")}</p>` : nothing}
      <form id="removal-form" @submit=${(event: Event) => {
        event.preventDefault();
        again();
      }}>
        ${lengthField("step", row)} ${turnsField()} ${lengthField("fit", row)}
      </form>
    </details>
    <button class="button small" form="removal-form" data-testid="removal-again">${t.again}</button>
  </div>`;

function lengthField(name: "step" | "fit", row: RemovalRow | undefined): TemplateResult {
  const lengths = units.value;
  const [label, why] = t.fields[name];
  const used = row?.used?.[name];
  const set = (value: number) => into(wish)({ ...wish.peek(), [name]: value });
  const field = lengthInput({
    id: `removal-${name}`,
    value: () => wish.value[name] || undefined,
    allowsZero: true,
    refusal: t.notALength,
    take: set,
    emptied: () => set(0),
    placeholder: used === undefined ? t.chosen : plainLength(used, lengths),
    label,
    describedBy: `why-removal-${name}`,
  });
  return html`
    <label class="param"><span>${label}</span>
      ${field}<i>${unitName(lengths.told)}</i>
      <small id=${`why-removal-${name}`}>${why}</small></label>`;
}

function turnsField(): TemplateResult {
  const [label, why] = t.fields.turns;
  const now = Math.round((wish.value.turns * 180) / Math.PI);
  return html`
    <label class="param"><span>${label}</span>
      <select data-testid="removal-turns" aria-label=${label} aria-describedby="why-removal-turns" @change=${onValue(
        (angle) => into(wish)({ ...wish.peek(), turns: (Number(angle) * Math.PI) / 180 }),
      )}>${turns.map(
        (angle) =>
          html`<option value=${angle} ?selected=${angle === now}>${angle === 0 ? t.never : degrees((angle * Math.PI) / 180)}</option>`,
      )}</select><i></i>
      <small id="why-removal-turns">${why}</small></label>`;
}
