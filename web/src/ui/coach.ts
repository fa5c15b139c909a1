/** A hint for new users. It disappears for good when it is closed or a part was moved. */

import { effect, signal } from "@preact/signals-core";
import { html, nothing, type TemplateResult } from "lit-html";
import { recall, remember } from "../state/preferences";
import { interaction, locked, parts } from "../state/store";
import { icons } from "./icons";
import { text } from "./strings";

const t = text.coach;
const key = "nearpoint.coached";
const seenKey = signal(recall(key) !== null);

export function coach(): TemplateResult | typeof nothing {
  if (seenKey.value || locked.value || parts.value.length === 0) return nothing;
  return html`
    <div class="float coach" role="note" aria-label=${t.label} data-testid="coach">
      <p><b>${t.lead}</b>
        <span class="hit">${t.hit}</span>${t.hitMeans} <span class="touch">${t.touch}</span>${t.touchMeans}
        <span class="near">${t.near}</span>${t.nearMeans} <span class="dim">${t.orbit}</span></p>
      <button class="tool" aria-label=${t.close} title=${t.close} data-testid="coach-close" @click=${close}>${icons.close}</button>
    </div>`;
}

/** Removes the hint when a part was moved. */
export function watchCoach(): void {
  effect(() => {
    if (!seenKey.peek() && interaction.value.drag?.parts.length) close();
  });
}

function close(): void {
  seenKey.value = true;
  remember(key, "1");
}
