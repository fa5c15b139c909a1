/** A group of clashes as one row of the results, and the choice of the grouping. */

import { html, nothing, type TemplateResult } from "lit-html";
import type { GroupBy } from "../../engine/types";
import { causeOf } from "../../state/causes";
import { count, estimate } from "../../state/format";
import { nameOf } from "../../state/names";
import { inList } from "../../state/punctuation";
import { type Row, tally } from "../../state/result-class";
import {
  activeGroup,
  coarseKey,
  commonName,
  type Grouping,
  type GroupLine,
  groupBy,
  levels,
  toggleGroup,
} from "../../state/result-groups";
import { keyOf, type ReviewStatus, reviewStatuses, reviewStatusOf, selectedKeys } from "../../state/review";
import { units } from "../../state/units";
import type { Actions } from "../actions";
import { iconChoice } from "../fields";
import { icons } from "../icons";
import { causeNote, causeTitle } from "../pair/causes";
import { marks, type RowOptions } from "../result-row";
import { text } from "../strings";
import { styled } from "../styled";

const t = text.review;

/** Renders a group. A press opens or closes it and selects all its clashes, so that the user decides about all at once. */
export function groupRow(
  bunch: GroupLine,
  place: number,
  all: number,
  { focusable }: Pick<RowOptions, "focusable">,
): TemplateResult | typeof nothing {
  const { key, rows, open } = bunch;
  const [worst] = rows;
  if (!worst) return nothing;
  const choose = () => {
    activeGroup.value = key;
    selectedKeys.value = new Set(rows.map(keyOf));
  };
  const cause = groupBy.value === "cause" ? causeOf(worst) : undefined;
  const among = rows.every((row) => selectedKeys.value.has(keyOf(row)));
  return html`
    <li class="row bunch ${open ? "open" : ""} ${among ? "chosen" : ""}" role="option" aria-selected=${among} tabindex=${focusable ? 0 : -1}
      aria-posinset=${place + 1} aria-setsize=${all} style=${styled({ "--at": place })}
      data-testid="bunch" data-key=${key} data-count=${rows.length} data-open=${open}
      @click=${() => {
        choose();
        toggleGroup(key);
      }}
      @keydown=${(event: KeyboardEvent) => {
        if ((event.key === "ArrowRight" && !open) || (event.key === "ArrowLeft" && open)) toggleGroup(key);
        else if (event.key === "Enter" || event.key === " ") choose();
        else return;
        event.preventDefault();
        event.stopPropagation();
      }}>
      <span class="tag ${marks[worst.severity]}" aria-hidden="true"></span>
      <span class="names"><span class="sr">${key === coarseKey ? t.openOrClosed({ open }) : t.bunch({ n: rows.length, open })}: </span>${icons.chevron}${key === coarseKey ? coarseTitle(rows) : cause ? causeTitle(cause) : titleOf(bunch, groupBy.value)}</span>
      <span class="v">${t.times({ n: rows.length })}</span>
      <span class="under"><small>${key === coarseKey ? text.results.coarseAdvice : cause ? causeNote(cause) : kinds(bunch)}</small><span class="stand">${statusChips(bunch)}</span></span>
    </li>`;
}

/** Returns the title of a group. */
export function titleOf({ of, rows }: Pick<GroupLine, "of" | "rows">, by: Grouping | undefined): string {
  if (by === "hand") return of[0] ?? "";
  if (by === "part") return of.at(-1) ?? "";
  if (by === "sameness") {
    const names = [rows.map(({ a }) => nameOf(a)), rows.map(({ b }) => nameOf(b))];
    return names.map(commonName).join(" × ");
  }
  if (typeof by === "object" && "level" in by)
    return of.map((node) => node.split(" / ").at(-1) || t.topLevel).join(" × ");
  const [{ a, b } = { a: -1, b: -1 }] = rows;
  return `${nameOf(a)} × ${nameOf(b)}, ${t.nearby}`;
}

/** Returns the number of undecided pairs of coarse meshes, and how coarse these are. */
function coarseTitle(rows: readonly Row[]): string {
  const off = Math.max(...rows.map(({ deviation }) => deviation));
  return text.results.coarse({ n: rows.length, off: estimate(off, units.value) });
}

/** Returns the counts of a group: "9 interfere, 2 undecided". */
function kinds({ rows }: GroupLine): string {
  const of = tally(rows);
  const of_ = text.results;
  const interfere = of.interference + of.contained;
  return inList([
    ...(interfere > 0 ? [`${count(interfere)} ${of_.interfere({ n: interfere })}`] : []),
    ...(of.duplicate > 0 ? [`${count(of.duplicate)} ${of_.duplicate({ n: of.duplicate })}`] : []),
    ...(of.undecided > 0 ? [`${count(of.undecided)} ${of_.undecided}`] : []),
    ...(of.contact > 0 ? [`${count(of.contact)} ${of_.touch({ n: of.contact })}`] : []),
    ...(of.near > 0 ? [`${count(of.near)} ${of_.underLimit}`] : []),
  ]);
}

/** Shows the review status of its clashes: one chip, or a count for each. */
function statusChips({ rows }: GroupLine): TemplateResult[] {
  const counts = new Map<ReviewStatus, number>();
  for (const row of rows) {
    const standing = reviewStatusOf(row);
    if (standing) counts.set(standing, (counts.get(standing) ?? 0) + 1);
  }
  const some = reviewStatuses.filter((standing) => counts.has(standing));
  return some.map(
    (standing) =>
      html`<span class="standing ${standing}" title=${t.standingTitle[standing]}>${some.length > 1 ? `${count(counts.get(standing) ?? 0)} ` : nothing}${t.standing[standing]}</span>`,
  );
}

/** A choice of the grouping. The first choice makes the engine look at all clashes. */
export function groupChoice(actions: Actions, testid = "group-by"): TemplateResult {
  const { from, to } = levels();
  const choices: [name: string, by: Grouping | undefined, words: string][] = [
    ["none", undefined, t.groupBy.none],
    ["hand", "hand", t.groupBy.hand],
    ["sameness", "sameness", t.groupBy.sameness],
    ["part", "part", t.groupBy.part],
    ...Array.from({ length: Math.max(0, to - from + 1) }, (_, i): [string, GroupBy, string] => [
      `level ${from + i}`,
      { level: from + i },
      t.groupBy.level({ level: i + 1 }),
    ]),
    ["nearness", "nearness", t.groupBy.nearness],
    ["cause", "cause", t.groupBy.cause],
  ];
  const by = groupBy.value;
  const now = typeof by === "object" ? ("level" in by ? `level ${by.level}` : "nearness") : (by ?? "none");
  return iconChoice({
    id: testid,
    label: t.grouping,
    icon: icons.group,
    options: choices.map(([name, , words]) => [name, words] as const),
    value: now,
    onChange: (value) => actions.review.group(choices.find(([name]) => name === value)?.[1]),
  });
}
