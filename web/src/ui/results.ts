/** The results: the counts, the pairs with the worst first, and the limit below which a clearance is flagged. */

import { computed, effect } from "@preact/signals-core";
import { html, nothing, type TemplateResult } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { ref } from "lit-html/directives/ref.js";
import { repeat } from "lit-html/directives/repeat.js";
import type { PartId } from "../engine/types";
import { count, plainLength, unitName } from "../state/format";
import { nameOf } from "../state/names";
import { inList } from "../state/punctuation";
import { cards, type ResultClass, type Row } from "../state/result-class";
import {
  type CardName,
  chosenFilters,
  clearFilters,
  isFilterOn,
  onlySelected,
  passing,
  toggleFilters,
} from "../state/result-filters";
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
import { canDecide, counted, keyOf, selectedKeys, testFilter, withApprovedLast } from "../state/review";
import {
  focusedPair,
  openPairCount,
  parts,
  pendingPairCount,
  phase,
  queryMs,
  resultFilter,
  results,
  rows,
  scene,
  selected,
} from "../state/store";
import { units } from "../state/units";
import { lettersIn, maxUnvirtualized, widthOf } from "../state/visible-rows";
import type { Actions } from "./actions";
import { copyTable } from "./copy-table";
import { checkbox, iconChoice, onValue, setterOf } from "./fields";
import { icons, smallTool } from "./icons";
import { lengthInput } from "./length-input";
import { resultList } from "./long-list";
import { causeProgress } from "./pair/causes";
import { type RowOptions, resultRow } from "./result-row";
import { filterLine, filterName, onlyTest, selectionBar } from "./review/filter";
import { groupChoice, groupRow } from "./review/group-row";
import { reportMenu, reportProgress } from "./review/report";
import { text } from "./strings";
import { styled } from "./styled";
import { verifyLine } from "./verify";

const t = text.results;
/** The largest number of results without a search field. */
const maxWithoutFilter = 8;

const listed = computed(() => {
  const { clear, others } = passing.value;
  return withApprovedLast(inResultOrder(isFilterOn("notClear") ? others : [...others, ...clear]));
});
/** The listed rows, in groups if requested. */
const lines = computed(() => linesOf(listed.value));
/** True if a name in a long list is longer than a line, so that all rows have space for two lines of each name. */
const isTall = computed(() => {
  const [first, second] = lettersIn(1, resultList.width.value);
  const isLonger = ({ a, b }: Row) => widthOf(nameOf(a)) > first || widthOf(nameOf(b)) > second;
  return listed.value.length > maxUnvirtualized && listed.value.some(isLonger);
});
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
    <h2>${t.title} <span class="head-end"><i data-testid="results-summary">${summary()}</i>${copyButton()}${rows.value.length > 0 ? html`${reportMenu(actions)}` : nothing}</span></h2>
    <div class="list-head">
    ${onlyTest() ?? classCounts()} ${filterLine(actions)} ${testFilter.value === undefined ? limitField(actions) : nothing} ${searchField(actions)} ${selectionToggle()} ${verifyLine(actions)} ${causeProgress()} ${reportProgress(actions)}
    </div>
    ${selectionBar(selectedRows.value, actions)}
    <div class="scroll ${isTall.value ? "tall" : ""}" ${ref(resultList.watch)}>
    <ul class="rows ${list.length > maxUnvirtualized ? "long" : ""}" style=${styled({ "--rows": list.length })} role="listbox" aria-multiselectable="true" aria-label=${t.list} data-testid="result-rows" @keydown=${(event: KeyboardEvent) => rowKeys(event, list, actions)}>
      ${repeat(
        resultList.drawn(list.length, list.length > 0 ? tabStop : -1),
        (place) => keyAt(list, place),
        (place) => line(list, place, { actions, inside, focusable: place === tabStop }),
      )}
    </ul>
    ${list.length === 0 && parts.value.length > 1 && phase.value === "idle" ? nothingListed() : nothing}
    ${clearToggle()}
    </div>
  `;
}

/** Shows the number of clear pairs, and a switch that lists them. */
function clearToggle(): TemplateResult | typeof nothing {
  const { length } = passing.value.clear;
  if (length === 0) return nothing;
  const on = !isFilterOn("notClear");
  return html`
    <button class="clear-pairs" aria-pressed=${on} title=${on ? t.hideClear : t.showClear} data-testid="clear-pairs" data-count=${length}
      @click=${() => toggleFilters("notClear")}>${icons.chevron}${t.clearPairs({ n: length })}</button>`;
}

function line(list: readonly Line[], place: number, options: RowOptions): TemplateResult | typeof nothing {
  const at = list[place];
  return at && isGroupLine(at) ? groupRow(at, place, list.length, options) : resultRow(list, place, options);
}

/** True if no clearances are computed, as in a large scene without a limit or by choice. */
const isContactOnly = () => scene.value.within === 0;

/** Says why the list is empty, and offers to clear the filters if they are the reason. */
function nothingListed(): TemplateResult {
  const why = () => {
    if (passing.value.clear.length > 0) return t.allClear;
    if (rows.value.length > 0) return t.noneLeft({ filters: inList(namesOfFilters()) });
    return isContactOnly() ? t.noneMeets : t.none;
  };
  return html`
    <p class="hint">${why()}</p>
    ${rows.value.length > 0 && namesOfFilters().length > 0 ? html`<button class="button small quiet" data-testid="clear-filters" @click=${clearFilters}>${t.clearFilters}</button>` : nothing}`;
}

/** Returns the names of everything that leaves rows out of the list. */
function namesOfFilters(): string[] {
  const words = resultFilter.value.trim();
  return [
    ...(testFilter.value === undefined ? [] : [text.review.onlyTest({ name: testFilter.value })]),
    ...chosenFilters.value.map((id) => (isCard(id) ? cardLabel(id) : filterName(id))),
    ...(onlySelected.value && selected.value.length > 0 ? [t.onlySelected({ name: selectedNames() })] : []),
    ...(words ? [t.searched({ words })] : []),
  ];
}

const isCard = (id: string): id is CardName => id in cards;

const copyButton = () =>
  rows.value.length === 0 ? nothing : smallTool("copy-table", t.csv, icons.copy, copyTable);

function summary() {
  if (openPairCount.value > 0)
    return t.open({ open: openPairCount.value, pairs: results.value.totals.pairs });
  if (pendingPairCount.value > 0) return t.checking({ pending: pendingPairCount.value });
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
      ${card("interfere", "hit", interfere, soFar)} ${card("undecided", "undecided", of.undecided)} ${card("touch", "touch", touch)}
      ${card("near", "near", near)} ${of.duplicate > 0 ? card("duplicate", "hit", of.duplicate) : nothing}
    </div>`;
}

/** Returns what a card counts, for `n` pairs. */
function cardLabel(kind: CardName, n = 0): string {
  if (kind === "undecided") return t.undecided;
  if (kind !== "near") return t[kind]({ n });
  const { limit } = scene.value;
  if (limit === 0) return t.noLimit;
  return t.under({ limit: `${plainLength(limit, units.value)}\u202f${unitName(units.value.displayUnit)}` });
}

function card(kind: CardName, tone: string, n: number, more = ""): TemplateResult {
  return html`
    <button class="${tone} ${n === 0 ? "zero" : ""}" aria-pressed=${isFilterOn(kind)} data-testid=${`kpi-${kind}`} data-count=${n}
      @click=${() => toggleFilters(kind)}><b>${count(n)}</b>${cardLabel(kind, n)}${more}</button>`;
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

const orderChoice = () =>
  iconChoice({
    id: "result-order",
    label: t.order,
    icon: icons.order,
    options: resultOrders.map((order) => [order, t.orders[order]] as const),
    value: resultOrder.value,
    onChange: (order) => {
      resultOrder.value = order as ResultOrder;
    },
  });

const selectedNames = () => selected.value.map(({ name }) => name).join(", ");

function selectionToggle(): TemplateResult | typeof nothing {
  if (selected.value.length === 0) return nothing;
  return html`
    <label class="limit">${checkbox("only-selected", onlySelected.value, setterOf(onlySelected))}<span class="ellipsis">${t.onlySelected({ name: selectedNames() })}</span></label>`;
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
