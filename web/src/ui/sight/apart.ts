/** How far the parts are drawn apart: a slider beside the picture, while they are. */

import { signal } from "@preact/signals-core";
import { html, nothing, type TemplateResult } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { say } from "../../state/messages";
import { isApart, sight } from "../../state/sight";
import type { Actions } from "../actions";
import { icons } from "../icons";
import { text } from "../strings";

const t = text.sight;
/** As it was left the last time. */
let last = 0.6;
/** A slider that is held at 0 stays until it is let go. */
const held = signal(false);

/** Draws the parts apart, or where they are. */
export function toggleApart({ sight: view }: Actions): void {
  view.explode(isApart.peek() ? 0 : last, true);
}

/** Nothing is moved by hand where parts are not where they are drawn. */
export function sayApart(): void {
  say("info", t.apartStays);
}

export function apartBar(actions: Actions): TemplateResult | typeof nothing {
  const { exploded, shown } = sight.value;
  if (shown || (exploded === 0 && !held.value)) return nothing;
  const percent = Math.round(exploded * 100);
  const told = t.percent({ n: percent });
  return html`
    <section class="float apart" aria-label=${text.tools.explode} data-testid="apart" data-share=${exploded}>
      <b>${t.apart}</b>
      <input type="range" min="0" max="100" step="1" aria-label=${t.howFar} aria-valuetext=${told} data-testid="apart-share"
        .value=${live(String(percent))}
        @input=${(event: Event) => {
          const share = Number((event.target as HTMLInputElement).value) / 100;
          held.value = true;
          if (share > 0) last = share;
          actions.sight.explode(share, false);
        }}
        @change=${() => {
          held.value = false;
        }} />
      <span class="m" aria-hidden="true">${told}</span>
      <button class="tool small" title=${t.togetherTitle} aria-label=${t.togetherTitle} data-testid="apart-close"
        @click=${() => actions.sight.explode(0, true)}>${icons.close}</button>
      <small class="dim">${t.apartMeans}</small>
    </section>`;
}
