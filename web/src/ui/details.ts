/** The details of the selection: name, position and rotation as input fields, and the mesh's properties. */

import { html, nothing, type TemplateResult } from "lit-html";
import { live } from "lit-html/directives/live.js";
import type { PartRow } from "../engine/types";
import { between } from "../state/euler";
import { degrees, exactly, length, unitName } from "../state/format";
import { selected, title } from "../state/store";
import { units } from "../state/units";
import { accuracyLine } from "./accuracy";
import type { Actions } from "./actions";
import { hexColour, parseHex } from "./colour";
import { translateMessage } from "./core/translate";
import { exampleText } from "./example-scenes";
import { fieldText, onValue } from "./fields";
import { sizeLine, sizeOfAll } from "./measure/size";
import { commonMoves } from "./pair/moves";
import { pivotField } from "./pivot/region";
import { poseGrid } from "./pose-grid";
import { type Item, itemsIn } from "./registry/action";
import { partActions } from "./registry/parts";
import { text } from "./strings";

const t = text.details;

export function details(actions: Actions): TemplateResult {
  const [first, ...others] = selected.value;
  if (!first) return nothingSelected(actions);
  if (others.length > 0) return severalParts([first, ...others], actions);
  return html`
    <h2><span class="ellipsis" data-testid="selected-name">${first.name}</span><i>${t.selected}</i></h2>
    <div class="card details" data-testid="details" data-part=${first.id}>
      ${partPose(first, actions)} ${movedLine(first, actions)} ${pivotField([first], actions)} ${sizeLine(actions)} ${buttons([first], actions)}
      <label class="field">${t.name}
        <input data-testid="name" maxlength="200" .value=${fieldText(first.name)} @change=${renamed(first, actions)} /></label>
      ${colourField([first], actions)} ${opacityField([first], actions)} ${accuracyLine(first, actions)} ${commonMoves([first], actions)}
      ${factList(first)}
    </div>`;
}

function nothingSelected(actions: Actions): TemplateResult {
  const { text: name, about, slug = "" } = title.value;
  const shipped = exampleText(slug);
  return html`
    <h2><span class="ellipsis">${about ? (shipped?.name ?? name) : t.title}</span></h2>
    ${about ? html`<p class="hint ink" data-testid="about">${shipped?.told || about}</p>` : nothing}
    <p class="hint">${t.nothing}</p>
    <div class="card">${sizeOfAll(actions)}</div>`;
}

const severalParts = (parts: readonly PartRow[], actions: Actions) => html`
  <h2>${t.many({ n: parts.length })}</h2>
  <div class="card details" data-testid="details">${sizeLine(actions)} ${pivotField(parts, actions)} ${buttons(parts, actions)} ${colourField(parts, actions)} ${opacityField(parts, actions)} ${commonMoves(parts, actions)}</div>`;

const partPose = ({ id, pose, fixed }: PartRow, actions: Actions) =>
  poseGrid(pose, { fixed, set: (options) => actions.command({ type: "setPose", part: id, pose: options }) });

function movedLine(part: PartRow, actions: Actions): TemplateResult {
  const { moved, turned } = between(part.home, part.pose);
  // Joints place parts up to rounding.
  if (moved <= 1e-12 * Math.hypot(...part.home.slice(4)) && turned < 1e-7)
    return html`<p class="dim">${unitName(units.value.displayUnit)} · ${t.atHome}</p>`;
  const by = length(moved, units.value);
  const sentence = turned < 1e-6 ? t.moved({ by }) : t.movedAndTurned({ by, turned: degrees(turned) });
  return html`
    <p class="dim" data-testid="moved"><span title=${exactly(moved, units.value)}>${sentence}</span>
      ${part.fixed ? nothing : html`<button class="link" data-testid="reset-pose" @click=${() => actions.command({ type: "setPose", part: part.id, pose: part.home })}>${t.putBack}</button>`}
    </p>`;
}

function buttons(parts: readonly PartRow[], actions: Actions): TemplateResult {
  const ids = parts.map((part) => part.id);
  const visible = parts.some((part) => part.visible);
  const fixed = parts.every((part) => part.fixed);
  const button = ({ id, title, icon, label, run }: Item) =>
    html`<button class="button small" data-testid=${id} title=${title ?? nothing} @click=${run}>${icon ?? nothing}${label}</button>`;
  return html`
    <div class="buttons">${itemsIn("details", partActions, { parts: ids, visible, fixed }, actions).map(button)}</div>`;
}

const renamed = (part: PartRow, actions: Actions) => (event: Event) => {
  const field = event.target as HTMLInputElement;
  const name = field.value.trim();
  if (name && name !== part.name) actions.command({ type: "rename", part: part.id, name });
  else field.value = part.name;
};

/** A field with the colour of the first part. All parts get the colour and opacity of it. */
function colourField(parts: readonly PartRow[], actions: Actions): TemplateResult | typeof nothing {
  const first = parts[0]?.colour;
  if (!first) return nothing;
  const changed = onValue((hex) => {
    const colour = parseHex(hex, first[3]);
    actions.command({ type: "setColour", parts: parts.map((part) => part.id), colour });
  });
  return html`
    <label class="field">${t.colour}
      <input type="color" data-testid="colour" .value=${live(hexColour(first))} @change=${changed} /></label>`;
}

/** A field with the opacity of the first part; each part keeps its colour. */
function opacityField(parts: readonly PartRow[], actions: Actions): TemplateResult | typeof nothing {
  const opacity = parts[0]?.colour[3];
  if (opacity === undefined) return nothing;
  const changed = onValue((percent) => {
    const opacity = Number(percent) / 100;
    actions.command({ type: "setOpacity", parts: parts.map((part) => part.id), opacity });
  });
  return html`
    <label class="field">${t.opacity}
      <input type="range" min="5" max="100" step="5" data-testid="opacity" .value=${live(String(Math.round(opacity * 100)))} @change=${changed} /></label>`;
}

function factList({ diagnostics, triangles, bytes }: PartRow): TemplateResult {
  return html`
    <p class="dim">${t.facts({ triangles, faces: diagnostics.faces, size: bytes })} · ${diagnostics.closed ? t.closed : t.open}</p>
    ${
      diagnostics.sentences.length > 0
        ? html`<ul class="defects" data-testid="diagnostics">${diagnostics.sentences.map((line) => html`<li>${translateMessage(line)}</li>`)}</ul>`
        : nothing
    }`;
}
