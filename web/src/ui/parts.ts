/** The part tree: one tab stop, arrow keys inside, and the same selection as in the picture. */

import { computed, effect, signal, untracked } from "@preact/signals-core";
import { html, nothing, type TemplateResult } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { repeat } from "lit-html/directives/repeat.js";
import { approvedRows } from "../state/review";
import { rows as pairs, partFilter, parts, scene, selected } from "../state/store";
import { groupKeys, partsOf, rowOf, type TreeRow, treeRows, withoutApproved } from "../state/tree";
import type { Actions } from "./actions";
import { onValue, setterOf } from "./fields";
import { icons, smallTool } from "./icons";
import { partList } from "./long-list";
import { text } from "./strings";
import { styled } from "./styled";
import { type Tree, treeRow, withOrWithout } from "./tree-row";

const t = text.parts;

const closed = signal<ReadonlySet<string>>(new Set());
const active = signal<string | undefined>(undefined);
const rows = computed(() => {
  const counted = withoutApproved(parts.value, pairs.value, approvedRows.value);
  return treeRows(counted.parts, counted.pairs, closed.value, partFilter.value);
});
const groups = computed(() => groupKeys(parts.value));

export const rowOfKey = (key: string) => rows.peek().find((row) => row.key === key);

export function partTree(actions: Actions): TemplateResult {
  const all = rows.value;
  const tabStop = all.some((row) => row.key === active.value) ? active.value : all[0]?.key;
  const anyHidden = parts.value.some((part) => !part.visible);
  const tree = { actions, active, toggle };
  return html`
    <h2>
      ${t.title}
      <i data-testid="parts-summary">${parts.value.length ? t.summary({ n: parts.value.length, triangles: scene.value.triangles }) : nothing}</i>
    </h2>
    <div class="find-row">
      <label class="find">
        ${icons.search}
        <input
          id="part-filter" type="search" placeholder=${t.filter} aria-label=${t.filter} data-testid="part-filter"
          .value=${partFilter.value} @input=${onValue(setterOf(partFilter))}
        />
      </label>
      ${groups.value.length > 0 ? foldAll() : nothing}
    </div>
    <div class="tree" ${ref(partList.watch)}>
      <ul role="tree" aria-label=${t.tree} aria-multiselectable="true" data-testid="part-tree"
        style=${styled({ "--rows": all.length })}
        @keydown=${(event: KeyboardEvent) => treeKeys(event, all, tree)}
        @pointerleave=${() => actions.ask("hover", undefined)}>
        ${repeat(
          partList.drawn(
            all.length,
            all.findIndex((row) => row.key === tabStop),
          ),
          (place) => all[place]?.key,
          (place) => treeRow(place, all, tabStop, tree),
        )}
      </ul>
    </div>
    ${all.length === 0 ? html`<p class="hint">${parts.value.length ? t.none : t.noneYet}</p>` : nothing}
    ${anyHidden ? html`<button class="button quiet" data-testid="show-all" @click=${() => actions.command({ type: "showAll" })}>${t.showAll}</button>` : nothing}
  `;
}

function foldAll(): TemplateResult {
  const open = groups.value.some((key) => !closed.value.has(key));
  const fold = () => setterOf(closed)(new Set(open ? groups.peek() : []));
  const [label, icon] = open ? [t.foldAll, icons.foldAll] : [t.unfoldAll, icons.unfoldAll];
  return smallTool("fold-all", label, icon, fold);
}

function toggle(key: string, open: boolean): void {
  const next = new Set(closed.peek());
  if (open) next.delete(key);
  else next.add(key);
  closed.value = next;
}

/** Scrolls to a part that was selected elsewhere; for a single part its groups are opened. */
export function followSelection(): void {
  let last: number | undefined;
  effect(() => {
    const chosen = selected.value;
    const id = chosen.at(-1)?.id;
    if (id === last) return;
    last = id;
    untracked(() => {
      if (id !== undefined && !selectedByGroup(id))
        partList.scrollIntoView(expandTo(id, chosen.length === 1));
    });
  });
}

/** Returns whether a part was selected by its group, whose row is then the one that the user looks at. */
function selectedByGroup(part: number): boolean {
  const row = rows.peek().find(({ key }) => key === active.peek());
  return row?.kind === "group" && row.selected === row.parts.length && row.parts.includes(part);
}

function expandTo(part: number, wished: boolean): number {
  for (;;) {
    const place = rowOf(rows.peek(), part);
    const row = rows.peek()[place];
    if (row?.kind !== "group" || row.open || !wished) return place;
    toggle(row.key, true);
  }
}

function treeKeys(event: KeyboardEvent, rows: readonly TreeRow[], tree: Tree): void {
  const index = Math.max(
    0,
    rows.findIndex((row) => row.key === tree.active.peek()),
  );
  const row = rows[index];
  if (!row || (event.target as Element).closest("button, input")) return;
  const next = target(event.key, index, rows);
  if (next !== undefined) go(next, rows, tree);
  else if (event.key === "ArrowRight" && row.kind === "group" && !row.open) tree.toggle(row.key, true);
  else if (event.key === "ArrowLeft" && row.kind === "group" && row.open) tree.toggle(row.key, false);
  else if (event.key === "Enter" || event.key === " ") choose(row, event.ctrlKey, tree);
  else if (event.key === "Delete") tree.actions.command({ type: "remove", parts: selectionOr(partsOf(row)) });
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/** Returns the row to which an arrow key leads; undefined for other keys. */
function target(key: string, index: number, rows: readonly TreeRow[]): number | undefined {
  const row = rows[index];
  switch (key) {
    case "ArrowDown":
      return Math.min(index + 1, rows.length - 1);
    case "ArrowUp":
      return Math.max(index - 1, 0);
    case "Home":
      return 0;
    case "End":
      return rows.length - 1;
    case "ArrowRight":
      return row?.kind === "group" && row.open ? index + 1 : undefined;
    case "ArrowLeft": {
      if (!row || (row.kind === "group" && row.open)) return undefined;
      const parent = rows.slice(0, index).findLastIndex((other) => other.level < row.level);
      return parent < 0 ? undefined : parent;
    }
  }
  return undefined;
}

function go(index: number, rows: readonly TreeRow[], tree: Tree): void {
  const row = rows[index];
  if (!row) return;
  tree.active.value = row.key;
  void tree.actions.ask("hover", row.kind === "part" ? row.part.id : undefined);
  partList.focus(row.key);
  partList.scrollIntoView(index);
}

function choose(row: TreeRow, add: boolean, { actions }: Tree): void {
  const ids = partsOf(row);
  actions.command({ type: "select", parts: add ? withOrWithout(ids) : [...ids] });
}

/** Returns the selection if it includes these parts, otherwise these. */
function selectionOr(ids: readonly number[]): number[] {
  const chosen = selected.peek().map((part) => part.id);
  return ids.every((id) => chosen.includes(id)) ? chosen : [...ids];
}
