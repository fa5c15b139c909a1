/** The results: the counts, the pairs with the worst first, and the limit below which a clearance is flagged. */

import { computed, effect, signal } from "@preact/signals-core";
import { html, nothing, type TemplateResult } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { ref } from "lit-html/directives/ref.js";
import { repeat } from "lit-html/directives/repeat.js";
import type { PartId, PartRow } from "../engine/types";
import { count, plainLength, unitName } from "../state/format";
import { nameOf } from "../state/names";
import { cards, type ResultClass, type Row } from "../state/result-class";
import {
  activeGroup,
  groupBy,
  isGroupLine,
  type Line,
  lineKey,
  linesOf,
  toggleGroup,
} from "../state/result-groups";
import { inResultOrder, type ResultOrder, resultOrder, resultOrders } from "../state/result-order";
import {
  canDecide,
  counted,
  keyOf,
  reviewStatusFilter,
  reviewStatusOf,
  selectedKeys,
  testFilter,
  testsOpen,
  withApprovedLast,
} from "../state/review";
import { isChangedClash, onlyChanged } from "../state/revision";
import { matchesWords, wordsOf } from "../state/search";
import {
  focusedPair,
  listsClear,
  openPairCount,
  parts,
  pending,
  phase,
  queryMs,
  resultClassFilter,
  resultFilter,
  results,
  rows,
  scene,
  selected,
} from "../state/store";
import { units } from "../state/units";
import { maxUnvirtualized } from "../state/visible-rows";
import type { Actions } from "./actions";
import { copyTable } from "./copy-table";
import { assign, checkbox, onValue, setterOf } from "./fields";
import { icons, smallTool } from "./icons";
import { lengthInput } from "./length-input";
import { resultList } from "./long-list";
import { causeProgress } from "./pair/causes";
import { type RowOptions, resultRow } from "./result-row";
import { onlyTest, reviewStatusLine, selectionBar } from "./review/filter";
import { groupChoice, groupRow } from "./review/group-row";
import { reportMenu, reportProgress } from "./review/report";
import { testsButton } from "./review/tests";
import { text } from "./strings";
import { styled } from "./styled";
import { verifyLine } from "./verify";

const t = text.results;
const onlySelected = signal(false);
/** The largest number of results without a search field. */
const maxWithoutFilter = 8;

/** The rows that pass the filters. Clear ones are separate, because they are listed only on request. */
const filtered = computed(() => {
  const filter = resultClassFilter.value;
  const selection = onlySelected.value ? new Set(selected.value.map((part) => part.id)) : undefined;
  const standing = reviewStatusFilter.value;
  const words = wordsOf(resultFilter.value);
  const found = rows.value.filter(
    (row) =>
      (!filter || filter.has(row.severity)) &&
      (!standing || reviewStatusOf(row) === standing) &&
      (testFilter.value === undefined || reviewStatusOf(row)) &&
      (!onlyChanged.value || isChangedClash(row)) &&
      (!selection?.size || selection.has(row.a) || selection.has(row.b)) &&
      matchesWords(words, nameOf(row.a), nameOf(row.b)),
  );
  const isClear = ({ severity }: Row) => severity === "clear";
  return { clear: found.filter(isClear), others: found.filter((row) => !isClear(row)) };
});
const listed = computed(() => {
  const { clear, others } = filtered.value;
  return withApprovedLast(inResultOrder(listsClear.value ? [...others, ...clear] : others));
});
/** The listed rows, in groups if requested. */
const lines = computed(() => linesOf(listed.value));
/** The rows that are decided about together. */
const selectedRows = computed(() =>
  selectedKeys.value.size < 2
    ? []
    : rows.value.filter((row) => selectedKeys.value.has(keyOf(row)) && canDecide(row)),
);

export function resultsPanel(actions: Actions): TemplateResult {
  const { all: list, inside } = lines.value;
  const tabStop = Math.max(0, indexOfActive(list));
  return html`
    <h2>${t.title} <span class="head-end"><i data-testid="results-summary">${summary()}</i>${copyButton()}${rows.value.length > 0 ? html`${testsButton()}${reportMenu(actions)}` : nothing}</span></h2>
    <div class="list-head">
    ${onlyTest() ?? classCounts()} ${reviewStatusLine(actions)} ${testsOpen.value || testFilter.value !== undefined ? nothing : limitField(actions)} ${searchField(actions)} ${selectionToggle()} ${verifyLine(actions)} ${causeProgress()} ${reportProgress(actions)}
    </div>
    ${selectionBar(selectedRows.value, actions)}
    <div class="scroll" ${ref(resultList.watch)}>
    <ul class="rows ${list.length > maxUnvirtualized ? "long" : ""}" style=${styled({ "--rows": list.length })} role="listbox" aria-multiselectable="true" aria-label=${t.list} data-testid="result-rows" @keydown=${(event: KeyboardEvent) => rowKeys(event, list, actions)}>
      ${repeat(
        resultList.drawn(list.length, list.length > 0 ? tabStop : -1),
        (place) => keyAt(list, place),
        (place) => line(list, place, { actions, inside, focusable: place === tabStop }),
      )}
    </ul>
    ${list.length === 0 && parts.value.length > 1 && phase.value === "idle" ? html`<p class="hint">${nothingListed()}</p>` : nothing}
    ${clearToggle()}
    </div>
  `;
}

/** Shows the number of clear pairs, and a switch that lists them. */
function clearToggle(): TemplateResult | typeof nothing {
  const { length } = filtered.value.clear;
  if (length === 0) return nothing;
  const on = listsClear.value;
  return html`
    <button class="clear-pairs" aria-pressed=${on} title=${on ? t.hideClear : t.showClear} data-testid="clear-pairs" data-count=${length}
      @click=${assign(listsClear, !on)}>${icons.chevron}${t.clearPairs({ n: length })}</button>`;
}

function line(list: readonly Line[], place: number, options: RowOptions): TemplateResult | typeof nothing {
  const at = list[place];
  return at && isGroupLine(at) ? groupRow(at, place, list.length, options) : resultRow(list, place, options);
}

/** True if no clearances are computed, as in a large scene without a limit or by choice. */
const isContactOnly = () => scene.value.within === 0;

function nothingListed(): string {
  if (filtered.value.clear.length > 0) return t.allClear;
  if (rows.value.length > 0) return t.noneLeft;
  return isContactOnly() ? t.noneMeets : t.none;
}

const copyButton = () =>
  rows.value.length === 0 ? nothing : smallTool("copy-table", t.csv, icons.copy, copyTable);

function summary() {
  if (openPairCount.value > 0)
    return t.open({ open: openPairCount.value, pairs: results.value.totals.pairs });
  if (pending.value > 0) return t.checking({ pending: pending.value });
  if (parts.value.length < 2 || queryMs.value === 0) return nothing;
  return t.summary({ pairs: results.value.totals.pairs });
}

function classCounts(): TemplateResult {
  const of = counted.value.counts;
  const sum = (kinds: readonly ResultClass[]) => kinds.reduce((n, kind) => n + of[kind], 0);
  const [interfere, touch, near] = [sum(cards.interfere), sum(cards.touch), sum(cards.near)];
  const soFar = openPairCount.value > 0 ? ` ${t.soFar}` : "";
  return html`
    <div class="kpi">
      ${card("interfere", "hit", interfere, `${t.interfere({ n: interfere })}${soFar}`)}
      ${card("undecided", "undecided", of.undecided, t.undecided)}
      ${card("touch", "touch", touch, t.touch({ n: touch }))}
      ${card("near", "near", near, scene.value.limit > 0 ? t.under({ limit: `${plainLength(scene.value.limit, units.value)}\u202f${unitName(units.value.displayUnit)}` }) : t.noLimit)}
      ${of.duplicate > 0 ? card("duplicate", "hit", of.duplicate, t.duplicate({ n: of.duplicate })) : nothing}
    </div>`;
}

function card(kind: keyof typeof cards, tone: string, n: number, label: string): TemplateResult {
  const kinds: readonly ResultClass[] = cards[kind];
  const on =
    resultClassFilter.value !== undefined &&
    kinds.every((severity) => resultClassFilter.value?.has(severity));
  return html`
    <button class="${tone} ${n === 0 ? "zero" : ""}" aria-pressed=${on} data-testid=${`kpi-${kind}`} data-count=${n}
      @click=${assign(resultClassFilter, on ? undefined : new Set(kinds))}><b>${count(n)}</b>${label}</button>`;
}

function limitField(actions: Actions): TemplateResult {
  const field = lengthInput({
    id: "limit",
    value: () => scene.value.limit,
    allowsZero: true,
    refusal: text.details.notALength,
    onChange: (limit) => actions.command({ type: "setLimit", limit }),
  });
  return html`
    <label class="limit" title=${t.limitTitle}>${t.limit} ${field} <span class="dim">${unitName(units.value.displayUnit)}</span></label>
    ${isContactOnly() ? html`<p class="hint" data-testid="only-meeting">${t.onlyMeeting}</p>` : nothing}`;
}

/** The search field, for long lists: words that the names of a pair must contain. */
const searchField = (actions: Actions): TemplateResult | typeof nothing =>
  rows.value.length <= maxWithoutFilter && resultFilter.value === "" && groupBy.value === undefined
    ? nothing
    : html`
    <div class="find-row"><label class="find">${icons.search}
      <input type="search" placeholder=${t.find} aria-label=${t.find} data-testid="result-filter" .value=${live(resultFilter.value)} @input=${onValue(setterOf(resultFilter))} /></label>${orderChoice()}${groupChoice(actions)}</div>`;

const orderChoice = () => html`
    <select class="grouping" aria-label=${t.order} title=${t.order} data-testid="result-order" .value=${live(resultOrder.value)}
      @change=${onValue((order) => {
        resultOrder.value = order as ResultOrder;
      })}>${resultOrders.map((order) => html`<option value=${order} ?selected=${order === resultOrder.value}>${t.orders[order]}</option>`)}</select>`;

function selectionToggle(): TemplateResult | typeof nothing {
  const names = selected.value.map((part: PartRow) => part.name).join(", ");
  if (!names) return nothing;
  return html`
    <label class="limit">${checkbox("only-selected", onlySelected.value, setterOf(onlySelected))}<span class="ellipsis">${t.onlySelected({ name: names })}</span></label>`;
}

/** Returns the index of a pair in the list, or −1. */
const indexOfPair = (pair: { a: PartId; b: PartId } | undefined, list: readonly Line[]): number =>
  pair ? list.findIndex((line) => !isGroupLine(line) && line.a === pair.a && line.b === pair.b) : -1;

/** Moves along the list with the arrow keys, Home and End, and shows each pair. */
function rowKeys(event: KeyboardEvent, list: readonly Line[], actions: Actions): void {
  const steps: Record<string, (i: number) => number> = {
    ArrowDown: (i) => i + 1,
    ArrowUp: (i) => i - 1,
    Home: () => 0,
    End: () => list.length - 1,
  };
  const step = steps[event.key];
  if (!step) return;
  event.preventDefault();
  event.stopPropagation();
  showResult(list, step, actions);
}

/** Returns the index of the group with the focus, or of the active pair. */
function indexOfActive(list: readonly Line[]): number {
  const bunch = list.findIndex((line) => isGroupLine(line) && line.key === activeGroup.value);
  return bunch >= 0 ? bunch : indexOfPair(focusedPair.value, list);
}

/** Returns the number of the shown result, from 1 (0: none of them), and how many there are. */
export const shownPosition = (): [place: number, all: number] => [
  indexOfPair(focusedPair.value, listed.value) + 1,
  listed.value.length,
];

/** Shows the next (+1) or the previous (−1) result. */
export function stepThroughResults(by: number, actions: Actions): void {
  const place = lastActiveIndex;
  const isBefore = (i: number) => place >= 0 && (i < 0 || (by > 0 && place < i));
  showResult(listed.peek(), (i) => (isBefore(i) ? place - (by > 0 ? 1 : 0) : i) + by, actions);
}

/** The index of the active pair when it became active. If it is approved or clear, it moves or disappears, and the next one takes its index. */
let lastActiveIndex = -1;
effect(() => {
  lastActiveIndex = indexOfPair(focusedPair.value, listed.peek());
});

function showResult(list: readonly Line[], step: (i: number) => number, actions: Actions): void {
  const next = Math.max(0, Math.min(list.length - 1, step(indexOfActive(list))));
  const line = list[next];
  if (!line) return;
  activeGroup.value = isGroupLine(line) ? line.key : undefined;
  if (!isGroupLine(line)) {
    const holds = (other: Line) => isGroupLine(other) && !other.open && other.rows.includes(line);
    const closed = lines.peek().all.find(holds);
    if (closed) toggleGroup(lineKey(closed));
    actions.lookAt(line.a, line.b);
  }
  const shown = lines.peek().all;
  if (shown.length > maxUnvirtualized) resultList.scrollIntoView(shown.indexOf(line));
  resultList.focus(lineKey(line));
}

const keyAt = (list: readonly Line[], place: number): string => {
  const line = list[place];
  return line ? lineKey(line) : "";
};
