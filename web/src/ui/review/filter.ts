/** Below the counts: how many clashes stand how, once something was decided; a press shows only these. And all that are chosen. */

import { html, nothing, type TemplateResult } from "lit-html";
import { count } from "../../state/format";
import { chosen, review, standingCounts, standingFilter, standings } from "../../state/review";
import type { Row } from "../../state/severity";
import type { Actions } from "../actions";
import { icons } from "../icons";
import { text } from "../strings";
import { decide } from "./decide";

const t = text.review;

export function standingsLine(): TemplateResult | typeof nothing {
  const counts = standingCounts.value;
  if (!review.value || counts.size === 0) return nothing;
  return html`
    <div class="standings" role="group" aria-label=${t.filter} data-testid="standings">
      ${standings.map((standing) => {
        const n = counts.get(standing) ?? 0;
        const on = standingFilter.value === standing;
        if (n === 0 && !on) return nothing;
        return html`
          <button class="standing ${standing}" aria-pressed=${on} title=${t.standingTitle[standing]}
            data-testid=${`filter-${standing}`} data-count=${n}
            @click=${() => {
              standingFilter.value = on ? undefined : standing;
            }}>${count(n)} ${t.standing[standing]}</button>`;
      })}
    </div>`;
}

/** What is decided about several rows at once. */
export function chosenBar(rows: readonly Row[], actions: Actions): TemplateResult | typeof nothing {
  if (rows.length < 2) return nothing;
  return html`
    <section class="card chosen" data-testid="chosen" data-count=${rows.length}>
      <p><b>${t.several(rows.length)}</b>
        <button class="tool small" data-testid="choose-none" title=${t.clear} aria-label=${t.clear} @click=${() => {
          chosen.value = new Set();
        }}>${icons.close}</button></p>
      ${decide(rows, actions)}
    </section>`;
}
