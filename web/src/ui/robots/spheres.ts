/** Shows the spheres of colliding parts, with the accuracy that a check would use. */

import { effect } from "@preact/signals-core";
import { html, nothing, type TemplateResult } from "lit-html";
import type { SpheresRow } from "../../engine/types";
import { length } from "../../state/format";
import { nameOf } from "../../state/names";
import { sphereContacts } from "../../state/robots";
import { units } from "../../state/units";
import type { Actions } from "../actions";
import { translateMessage } from "../core/translate";
import { checkbox } from "../fields";
import { text } from "../strings";
import { accuracy } from "./check-options";

const t = text.robots.spheres;
const maxListed = 6;

export function spheresNow(actions: Actions): TemplateResult {
  const row = sphereContacts.value;
  const toggled = (on: boolean) =>
    actions.command({ type: "showSpheres", accuracy: on ? accuracy.peek() : null });
  return html`
    <div class="spheres">
      <label class="check-line" title=${t.title}>${checkbox("show-spheres", row !== undefined, toggled)}${t.show}</label>
      ${row ? foundText(row) : nothing}
    </div>`;
}

/** Updates shown spheres when the typed accuracy changes. */
export const watchSpheres = (actions: Actions): (() => void) =>
  effect(() => {
    const options = accuracy.value;
    const shown = sphereContacts.peek();
    if (shown && shown.accuracy !== options) actions.command({ type: "showSpheres", accuracy: options });
  });

function foundText({ failure, pairs }: SpheresRow): TemplateResult {
  if (failure) return html`<p class="dim">${translateMessage(failure)}</p>`;
  if (pairs.length === 0) return html`<p class="dim">${t.none}</p>`;
  return html`
    <ul>${pairs.slice(0, maxListed).map(
      ({ a, b, within, spheres, tests, allPairs }) => html`
        <li data-testid="spheres-pair"><span>${nameOf(a)} <span class="dim">×</span> ${nameOf(b)}</span>
          <small>${t.pair({ a: spheres[0], b: spheres[1], within: length(within, units.value) })} · ${t.tests({ tests, all: allPairs })}</small></li>`,
    )}${pairs.length > maxListed ? html`<li class="dim">${t.more({ n: pairs.length - maxListed })}</li>` : nothing}</ul>`;
}
