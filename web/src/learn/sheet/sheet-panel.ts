/** The panel on the right: the possible actions, the state of the selected contour, and the controls. */

import { html, nothing, type TemplateResult } from "lit-html";
import { length, parseDegrees, parseLength, plain, sameUnits, unitName } from "../../state/format";
import { showMessage as tell } from "../../state/messages";
import { inList, sentence, sentences } from "../../state/punctuation";
import { checkbox, fieldText } from "../../ui/fields";
import type { SheetSelected } from "../types";
import type { SheetActions } from "./actions";
import { now, scene } from "./state";
import { named, translate } from "./words";

const mm = sameUnits("mm");
const asLength = (typed: string) => parseLength(typed, mm);

export const sheetPanel = (actions: SheetActions): TemplateResult => html`
  <h2>${scene.value ? translate(`scene.${scene.value}`) : now.value.title === "" ? translate("title") : translate("file", { name: now.value.title })}</h2>
  <div class="prose" data-testid="said"><p>${translate(scene.value ? `task.${scene.value}` : "task.file")}</p></div>
  ${now.value.selected ? selectedContour(now.value.selected, actions) : emptyPanel()} ${controlsTable()}`;

const emptyPanel = (): TemplateResult => html`
  <h2>${translate("nothingSelected")}</h2>
  <div class="prose"><p class="dim">${translate("nothingText")}</p></div>`;

function selectedContour(it: SheetSelected, actions: SheetActions): TemplateResult {
  const state = it.fixed && it.state !== "overlapping" ? "fixed" : it.state;
  return html`
    <h2 id="sheet-selected">${named(it.name)} <i class="state ${it.state}" data-testid="lies" data-state=${it.state}>${translate(`state.${it.state}`)}${state === "fixed" ? `, ${translate("state.fixed")}` : ""}</i></h2>
    <div class="card fields" role="group" aria-labelledby="sheet-selected">
      ${field("x", plain(rounded(it.x)), "mm", it.fixed, asLength, "badLength", (x) => actions.moveTo(it.id, x, it.y))}
      ${field("y", plain(rounded(it.y)), "mm", it.fixed, asLength, "badLength", (y) => actions.moveTo(it.id, it.x, y))}
      ${field("angle", plain(rounded(it.angle)), "°", it.fixed, parseDegrees, "badAngle", (angle) => actions.turnTo(it.id, angle))}
      <div class="edit">
        <label class="check">${checkbox("fixed", it.fixed, (fixed) => actions.setFixed(it.id, fixed))} ${translate("fix")}</label>
        <span class="spacer"></span>
        <button class="button small" data-testid="duplicate" @click=${() => actions.duplicate(it.id)}>${translate("duplicate")}</button>
        <button class="button small" data-testid="remove" @click=${() => actions.remove(it.id)}>${translate("remove")}</button>
      </div>
    </div>
    ${relationTable(it, actions)}`;
}

/** Returns the name of what is touched; the edge of the sheet has none. */
const contactName = (name: string | null): string => (name === null ? translate("edge") : named(name));

/** Rounds away nanometres, which are rounding errors. */
const rounded = (value: number): number => Math.round(value * 1e6) / 1e6;

function relationTable(it: SheetSelected, actions: SheetActions): TemplateResult | typeof nothing {
  const exact = html`<span class="dim exact">${translate("exact")}</span>`;
  const rows = it.overlaps.map(
    ({ name, how, depth, exact: isExact }) => html`
      <tr data-testid="overlap"><th scope="row">${translate("overlapWith", { name: named(name) })}<br /><small>${translate(`how.${how}`)}</small></th>
        <td class="m">${length(depth, mm)} ${isExact ? exact : html`<span class="dim exact">${translate("found")}</span>`}</td></tr>`,
  );
  if (it.touches.length > 0)
    rows.push(html`
      <tr data-testid="contact"><th scope="row">${translate("contactWith")}</th>
        <td>${inList(it.touches.map(contactName))}</td></tr>`);
  if (it.clearance)
    rows.push(html`
      <tr data-testid="clearance"><th scope="row">${translate("clearance")}<br /><small>${translate("clearanceTo", { name: named(it.clearance.name) })}</small></th>
        <td class="m">${length(it.clearance.distance, mm)} ${exact}</td></tr>`);
  if (rows.length === 0) return nothing;
  return html`
    <table class="numbers lies" aria-labelledby="sheet-selected"><tbody>${rows}</tbody></table>
    ${
      it.overlaps.length > 0 && !it.fixed
        ? html`<button class="button primary part-it" data-testid="part" title=${translate("partTitle")} @click=${() => actions.part(it.id)}>${translate("partIt")}</button>`
        : nothing
    }`;
}

function field(
  name: "x" | "y" | "angle",
  value: string,
  unit: string,
  off: boolean,
  read: (text: string) => number | undefined,
  bad: "badLength" | "badAngle",
  set: (value: number) => void,
): TemplateResult {
  const changed = (event: Event) => {
    const input = event.target as HTMLInputElement;
    const options = read(input.value);
    if (options === undefined) {
      tell("warning", translate(bad, { text: input.value }));
      input.value = value;
    } else set(options);
  };
  return html`
    <label class="field"><span>${translate(name)} <small>${unit === "mm" ? unitName(unit) : unit}</small></span>
      <input class="m" inputmode="decimal" autocomplete="off" data-testid=${`field-${name}`} ?disabled=${off} .value=${fieldText(value)} @change=${changed} /></label>`;
}

export const controls = ["drag", "turn", "select", "view", "edit"] as const;

const controlsTable = (): TemplateResult => html`
  <h2 id="sheet-how">${translate("how")}</h2>
  <table class="numbers ways" aria-labelledby="sheet-how"><tbody>
    ${controls.map((way) => html`<tr><th scope="row">${translate(`how.${way}`)}</th><td>${translate(`how.${way}.keys`)}</td></tr>`)}
  </tbody></table>`;

/** Describes the selected contour in a sentence for screen readers. */
export function announcement(): string {
  const { selected, dragging, tidying } = now.value;
  if (dragging || tidying || !selected) return "";
  const lies = { name: named(selected.name), state: translate(`state.${selected.state}`) };
  const parts = [translate(selected.fixed ? "announceFixed" : "announceSelected", lies)];
  for (const { name, depth } of selected.overlaps)
    parts.push(sentence(`${translate("overlapWith", { name: named(name) })}: ${length(depth, mm)}`));
  if (selected.touches.length > 0)
    parts.push(sentence(`${translate("contactWith")} ${inList(selected.touches.map(contactName))}`));
  if (selected.clearance)
    parts.push(
      sentence(
        `${translate("clearance")} ${length(selected.clearance.distance, mm)} ${translate("clearanceTo", { name: named(selected.clearance.name) })}`,
      ),
    );
  return sentences(parts);
}
