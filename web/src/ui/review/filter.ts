/**
 * The filters above the list with the number of pairs that each accepts, and a bar for decisions about all selected rows. A filter is there while it
 * could change the list.
 */

import { html, nothing, type TemplateResult } from "lit-html";
import { count } from "../../state/format";
import type { Row } from "../../state/result-class";
import { chips, filterCounts, isFilterOn, toggleFilters } from "../../state/result-filters";
import { type ReviewStatus, review, reviewStatuses, selectedKeys, testFilter } from "../../state/review";
import { rows } from "../../state/store";
import type { Actions } from "../actions";
import { assign } from "../fields";
import { icons, smallTool } from "../icons";
import { commonCause } from "../pair/causes";
import { text } from "../strings";
import { decide } from "./decide";
import { groupChoice } from "./group-row";

const t = text.review;
type Chip = (typeof chips)[number];

const isStatus = (id: Chip): id is ReviewStatus => (reviewStatuses as readonly string[]).includes(id);

export const filterName = (id: Chip): string => (isStatus(id) ? t.standing[id] : t.filters[id]);

function isOffered(id: Chip): boolean {
  const n = filterCounts.value.get(id) ?? 0;
  if (id === "notClear") return n < rows.value.length;
  return isFilterOn(id) || (n > 0 && (!isStatus(id) || review.value !== undefined));
}

export function filterLine(actions: Actions): TemplateResult | typeof nothing {
  const offered = chips.filter(isOffered);
  if (offered.length === 0) return nothing;
  return html`
    <div class="standings" role="group" aria-label=${t.filter} data-testid="standings">
      ${offered.map((id) => {
        const n = filterCounts.value.get(id) ?? 0;
        return html`
          <button class="standing ${isStatus(id) ? id : ""}" aria-pressed=${isFilterOn(id)} title=${isStatus(id) ? t.standingTitle[id] : t.filterTitles[id]}
            data-testid=${`filter-${id}`} data-count=${n} @click=${() => toggleFilters(id)}>${count(n)} ${filterName(id)}</button>`;
      })}
      ${review.value ? html`<span class="narrow-only">${groupChoice(actions, "group-by-narrow")}</span>` : nothing}
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
      ${commonCause(rows, actions)} ${decide(rows, actions)}
    </section>`;
}
