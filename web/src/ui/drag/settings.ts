/** The snap settings, behind a button beside the mode switch; every parameter has an explanation. */

import { html, nothing, type TemplateResult } from "lit-html";
import { live } from "lit-html/directives/live.js";
import type { SnapSettings } from "../../engine/types";
import { snap } from "../../state/drag-mode";
import { defaultSnap } from "../../state/drag-state";
import { parseAngle, parseLength, plain, plainLength, unitName } from "../../state/format";
import { showMessage } from "../../state/messages";
import { units } from "../../state/units";
import type { Actions } from "../actions";
import { checkbox, fieldText } from "../fields";
import { icons } from "../icons";
import { text } from "../strings";
import { canVibrate, enabled, setEnabled } from "./haptics";

const t = text.hand.settings;

type Field = keyof typeof t.fields;
type Quantity = "number" | "share" | "angle" | "length";

const quantities: Record<Field, Quantity> = {
  threshold: "share",
  hysteresis: "share",
  pull: "number",
  leastAngle: "angle",
  reach: "length",
  angleStep: "angle",
  step: "length",
  angleWeight: "number",
  velocityWeight: "number",
};

export const snapSettings = (actions: Actions): TemplateResult => html`
  <details class="menu snapping" data-testid="snapping">
    <summary class="tool" title=${t.open} aria-label=${t.open}>${icons.sliders}</summary>
    <form class="pop" aria-label=${t.open} @submit=${(event: Event) => event.preventDefault()}>
      <h2>${t.title}<button type="button" class="link" data-testid="snap-reset" title=${t.resetTitle}
        @click=${() => void actions.setSnap(defaultSnap)}>${t.reset}</button></h2>
      ${method(actions)}
      ${(Object.keys(quantities) as Field[]).map((name) => field(name, actions))}
      ${onOff("axes", actions)} ${onOff("edges", actions)}
      <fieldset><legend>${t.feedback}</legend>
        ${sense("sound", t.sound, t.soundTitle)}
        ${canVibrate() ? sense("vibration", t.vibration, t.vibrationTitle) : nothing}
      </fieldset>
    </form>
  </details>`;

/** Sends the settings with some of them changed. A refusal is shown and changes nothing. */
const set = (actions: Actions, change: Partial<SnapSettings>) =>
  actions.setSnap({ ...snap.peek(), ...change });

const method = (actions: Actions) => html`
  <div class="choice" role="radiogroup" aria-label=${t.method}>${(["steady", "published"] as const).map(
    (
      name,
    ) => html`<label><input type="radio" class="sr" name="snap-method" value=${name} data-testid=${`snap-method-${name}`}
      .checked=${live(snap.value.method === name)} @change=${() => void set(actions, { method: name })} /><span>${t.methods[name]}</span></label>`,
  )}</div>
  <p class="why">${t.methodTitles[snap.value.method]}</p>`;

function field(name: Field, actions: Actions): TemplateResult {
  const quantity = quantities[name];
  const lengths = units.value;
  const [label, why] = t.fields[name];
  const shown = () => {
    const value = snap.peek()[name];
    if (quantity === "length") return plainLength(value, lengths);
    return plain(quantity === "angle" ? (value * 180) / Math.PI : value);
  };
  const changed = async (event: Event) => {
    const input = event.target as HTMLInputElement;
    const value = read(quantity, input.value);
    if (value === undefined) showMessage("warning", t[wrong[quantity]]({ typed: input.value }));
    else await set(actions, { [name]: value });
    input.value = shown();
  };
  return html`
    <label class="param"><span>${label}</span>
      <input class="m" inputmode="decimal" autocomplete="off" data-testid=${`snap-${name}`} aria-label=${label} aria-describedby=${`why-${name}`}
        .value=${fieldText(shown())} @change=${changed} /><i>${quantity === "angle" ? "°" : quantity === "length" ? unitName(lengths.displayUnit) : ""}</i>
      <small id=${`why-${name}`}>${why}</small></label>`;
}

const wrong = {
  number: "wrongNumber",
  share: "wrongShare",
  angle: "wrongAngle",
  length: "wrongLength",
} as const satisfies Record<Quantity, string>;

const plainNumber = (typed: string): number | undefined =>
  /^\s*[\d.,]+\s*$/.test(typed) ? Number(typed.replace(",", ".")) : undefined;
const readers: Record<Quantity, (typed: string) => number | undefined> = {
  number: plainNumber,
  share: plainNumber,
  angle: parseAngle,
  length: (typed) => parseLength(typed, units.peek()),
};

/** Returns the input as the engine accepts it; undefined if it is invalid. */
function read(quantity: Quantity, typed: string): number | undefined {
  const value = readers[quantity](typed);
  const most = quantity === "angle" ? Math.PI : quantity === "share" ? 1 : Number.POSITIVE_INFINITY;
  return value !== undefined && value >= 0 && value <= most ? value : undefined;
}

const onOff = (name: "axes" | "edges", actions: Actions) => html`
  <label class="param on-off">${checkbox(`snap-${name}`, snap.value[name], (on) => void set(actions, { [name]: on }))}
    <span>${t[name][0]}</span><small>${t[name][1]}</small></label>`;

const sense = (name: "sound" | "vibration", label: string, why: string) => html`
  <label class="param on-off">${checkbox(`tick-${name}`, enabled[name].value, (on) => setEnabled(name, on))}
    <span>${label}</span><small>${why}</small></label>`;
