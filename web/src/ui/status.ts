/** The status line: the engine's activity, its threads and the reason for them, and its speed. */

import { html, nothing, type TemplateResult } from "lit-html";
import { allUnits, type Unit, unitName } from "../state/format";
import { framesPerSecond } from "../state/frames";
import { engineInfo, phase, queryMs, scene, unitReason } from "../state/store";
import { chooseUnit, preferredUnit } from "../state/units";
import type { Actions } from "./actions";
import { messageText } from "./core/translate";
import { onValue } from "./fields";
import { showShortcuts } from "./key-list";
import { text } from "./strings";

const t = text.status;

export function statusLine(actions: Actions): TemplateResult {
  const { triangles, unit, up } = scene.value;
  const fps = framesPerSecond.value;
  const reason = unitReason.value && messageText(unitReason.value);
  return html`
    <span class="state" data-testid="status" data-state=${phase.value}><i></i>${t[phase.value]}</span>
    ${threads()}
    <span data-testid="triangles">${t.triangles({ n: triangles })}</span>
    ${
      queryMs.value > 0
        ? html`
      <button class="link" data-testid="query" title=${t.lanesTitle} @click=${actions.showThreadTrace}>${t.query({ millis: queryMs.value })}</button>`
        : nothing
    }
    ${fps !== undefined ? html`<span data-testid="fps">${t.fps({ n: fps })}</span>` : nothing}
    <span class="spacer"></span>
    <label title=${t.toldInTitle}>${t.toldIn}
      <select data-testid="display-unit" @change=${onValue<Unit | "">((unit) => chooseUnit(unit || undefined))}>
        <option value="" ?selected=${preferredUnit.value === undefined}>${t.asInFile({ unit: unitName(unit) })}</option>
        ${allUnits.map((name) => html`<option value=${name} ?selected=${name === preferredUnit.value}>${unitName(name)}</option>`)}
      </select></label>
    <label title=${reason ? t.unitGuessed({ why: reason }) : t.unitTitle}>${t.unit}
      <select data-testid="unit" @change=${onValue<Unit>((unit) => actions.command({ type: "setUnit", unit }))}>
        ${allUnits.map((name) => html`<option value=${name} ?selected=${name === unit}>${unitName(name)}</option>`)}
      </select>${reason ? html`<abbr title=${t.unitGuessed({ why: reason })} data-testid="unit-reason">?</abbr>` : nothing}</label>
    <select aria-label=${t.up} data-testid="up" @change=${onValue<"y" | "z">((up) => actions.command({ type: "setUp", up }))}>
      <option value="z" ?selected=${up === "z"}>${t.zUp}</option>
      <option value="y" ?selected=${up === "y"}>${t.yUp}</option>
    </select>
    <button class="link" data-testid="shortcuts-button" @click=${showShortcuts}>${t.shortcuts}</button>
  `;
}

function threads(): TemplateResult | typeof nothing {
  const info = engineInfo.value;
  if (!info) return nothing;
  const { why } = info;
  return html`
    <span data-testid="threads" data-build=${info.build} title=${why ? t.whyTitle[why] : nothing}>
      ${why ? t.why[why] : t.threads({ n: info.threads })}
    </span>`;
}
