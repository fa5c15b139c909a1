/**
 * The number of clashes of each review status, below the other counts, after the first decision. A press filters by it. A bar serves all selected
 * rows.
 */

import { html, nothing, type TemplateResult } from "lit-html";
import { count } from "../../state/format";
import type { Row } from "../../state/result-class";
import {
  review,
  reviewStatusCounts,
  reviewStatuses,
  reviewStatusFilter,
  selectedKeys,
  testFilter,
} from "../../state/review";
import type { Actions } from "../actions";
import { assign } from "../fields";
import { icons, smallTool } from "../icons";
import { text } from "../strings";
import { decide } from "./decide";
import { groupChoice } from "./group-row";

const t = text.review;

export function reviewStatusLine(actions: Actions): TemplateResult | typeof nothing {
  const counts = reviewStatusCounts.value;
  if (!review.value || counts.size === 0) return nothing;
  return html`
    <div class="standings" role="group" aria-label=${t.filter} data-testid="standings">
      ${reviewStatuses.map((standing) => {
        const n = counts.get(standing) ?? 0;
        const on = reviewStatusFilter.value === standing;
        if (n === 0 && !on) return nothing;
        return html`
          <button class="standing ${standing}" aria-pressed=${on} title=${t.standingTitle[standing]}
            data-testid=${`filter-${standing}`} data-count=${n}
            @click=${assign(reviewStatusFilter, on ? undefined : standing)}>${count(n)} ${t.standing[standing]}</button>`;
      })}
      <span class="narrow-only">${groupChoice(actions, "group-by-narrow")}</span>
    </div>`;
}

/** Shows that only one test's clashes are listed, and ends it. The counts of all pairs would be confusing beside it. */
export function onlyTest(): TemplateResult | undefined {
  const name = testFilter.value;
  if (name === undefined) return undefined;
  return html`
    <p class="only-test" data-testid="only-test"><span class="ellipsis">${t.onlyTest({ name })}</span>
      ${smallTool("all-tests", t.allTests, icons.close, assign(testFilter, undefined))}</p>`;
}

/** The bar for decisions about several rows. */
export function selectionBar(rows: readonly Row[], actions: Actions): TemplateResult | typeof nothing {
  if (rows.length < 2) return nothing;
  return html`
    <section class="card chosen" data-testid="chosen" data-count=${rows.length}>
      <p><b>${t.several({ n: rows.length })}</b>
        ${smallTool("choose-none", t.clear, icons.close, assign(selectedKeys, new Set<string>()))}</p>
      ${decide(rows, actions)}
    </section>`;
}
