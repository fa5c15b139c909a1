/** The part tree: one tab stop, arrow keys inside, the same selection as in the picture. */

import { effect, signal } from "@preact/signals-core";
import { html, nothing, type TemplateResult } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import type { PartRow } from "../engine/types";
import { count } from "../state/format";
import { partFilter, parts, rows, scene, selected } from "../state/store";
import { type GroupRow, type LeafRow, type TreeRow, treeRows } from "../state/tree";
import type { Actions } from "./actions";
import { cssColour } from "./colour";
import { icons } from "./icons";
import { text } from "./strings";
import { treeKeys } from "./tree-keys";

const t = text.parts;
/** Rows drawn at once: more would hold up the page, and no one reads them without a filter. */
const page = 300;

const closed = signal<ReadonlySet<string>>(new Set());
const active = signal<string | undefined>(undefined);
const shown = signal(page);

export function partTree(actions: Actions): TemplateResult {
  const all = treeRows(parts.value, rows.value, closed.value, partFilter.value);
  const visible = all.slice(0, shown.value);
  const anyHidden = parts.value.some((part) => !part.visible);
  return html`
    <h2>
      ${t.title}
      <i data-testid="parts-summary">${parts.value.length ? t.summary(parts.value.length, scene.value.triangles) : nothing}</i>
    </h2>
    <label class="find">
      ${icons.search}
      <input
        id="part-filter" type="search" placeholder=${t.filter} aria-label=${t.filter} data-testid="part-filter"
        .value=${partFilter.value} @input=${filtered}
      />
    </label>
    <ul class="tree" role="tree" aria-label=${t.tree} aria-multiselectable="true" data-testid="part-tree"
      @keydown=${(event: KeyboardEvent) => treeKeys(event, visible, { actions, active, toggle })}
      @pointerleave=${() => actions.hover(undefined)}>
      ${repeat(
        visible,
        (row) => row.key,
        (row, index) => item(row, row.key === (active.value ?? visible[0]?.key), index, visible, actions),
      )}
    </ul>
    ${all.length > visible.length ? showMore(all.length - visible.length) : nothing}
    ${all.length === 0 ? html`<p class="hint">${parts.value.length ? t.none : t.noneYet}</p>` : nothing}
    ${anyHidden ? html`<button class="button quiet" data-testid="show-all" @click=${() => actions.command({ type: "showAll" })}>${t.showAll}</button>` : nothing}
  `;
}

const filtered = (event: Event) => {
  partFilter.value = (event.target as HTMLInputElement).value;
  shown.value = page;
};

const showMore = (left: number) => html`
  <button class="button quiet" @click=${() => {
    shown.value += page;
  }}>${t.more(Math.min(page, left))}</button>`;

function toggle(key: string, open: boolean): void {
  const next = new Set(closed.peek());
  if (open) next.delete(key);
  else next.add(key);
  closed.value = next;
}

const item = (
  row: TreeRow,
  focusable: boolean,
  _index: number,
  rows: readonly TreeRow[],
  actions: Actions,
) => (row.kind === "group" ? groupItem(row, focusable, actions) : leafItem(row, focusable, rows, actions));

const indent = (level: number) => `--level:${level - 1}`;

const groupItem = (row: GroupRow, focusable: boolean, actions: Actions) => html`
  <li
    role="treeitem" class="group-row ${row.open ? "open" : ""}" style=${indent(row.level)} data-key=${row.key}
    aria-level=${row.level} aria-expanded=${row.open} aria-selected="false" tabindex=${focusable ? 0 : -1}
    @click=${() => {
      active.value = row.key;
      toggle(row.key, !row.open);
    }}
    @dblclick=${() => actions.command({ type: "select", parts: row.parts })}
  >
    <span class="twist">${icons.chevron}</span><span class="ellipsis">${row.name}</span>
    ${badge(row) ?? html`<em>${count(row.parts.length)}</em>`}
  </li>`;

function leafItem(
  row: LeafRow,
  focusable: boolean,
  rows: readonly TreeRow[],
  actions: Actions,
): TemplateResult {
  const { part } = row;
  return html`
    <li
      role="treeitem" class="leaf ${part.visible ? "" : "off"}" style=${indent(row.level)} data-key=${row.key}
      aria-level=${row.level} aria-selected=${part.selected} tabindex=${focusable ? 0 : -1}
      data-testid="part" data-part=${part.id} data-interfering=${part.interfering} data-undecided=${part.undecided}
      @click=${(event: MouseEvent) => {
        active.value = row.key;
        actions.command({ type: "select", parts: chosen(event, row, rows) });
      }}
      @dblclick=${() => actions.view({ fit: [part.id] })}
      @pointerenter=${() => actions.hover(part.id)}
    >
      <i class="chip" style="background:${cssColour(part.colour)}"></i>
      <span class="ellipsis" title=${part.name}>${part.name}</span>
      ${part.fixed ? html`<span class="mark" title=${t.fixed}>${icons.lock}</span>` : nothing}
      ${state(row)}
      <span class="row-tools">${rowTools(row, actions)}</span>
    </li>`;
}

const state = ({ part }: LeafRow) => {
  if (!part.visible) return html`<em>${t.hidden}</em>`;
  return badge(part) ?? nothing;
};

/** How many pairs interfere; without any, how many may. */
function badge({
  interfering,
  undecided,
  within = 0,
}: Pick<PartRow, "interfering" | "undecided"> & { within?: number }) {
  if (interfering + undecided === 0) return undefined;
  const title = t.meets(interfering, undecided, within);
  return interfering > 0
    ? html`<em class="badge" title=${title}>${count(interfering)}</em>`
    : html`<em class="badge undecided" title=${title}>${count(undecided)}</em>`;
}

function rowTools({ part }: LeafRow, actions: Actions) {
  const ids = [part.id];
  return [
    rowTool(part.visible ? t.hide : t.show, part.visible ? icons.eye : icons.eyeOff, "hide", () =>
      actions.command({ type: "setVisible", parts: ids, visible: !part.visible }),
    ),
    rowTool(t.isolate, icons.isolate, "isolate", () => actions.command({ type: "isolate", parts: ids })),
    rowTool(part.fixed ? t.release : t.fix, part.fixed ? icons.lock : icons.unlock, "fix", () =>
      actions.command({ type: "setFixed", parts: ids, fixed: !part.fixed }),
    ),
  ];
}

/** Not a tab stop: the keyboard does the same from the details or with a shortcut. */
const rowTool = (label: string, icon: TemplateResult<2>, id: string, click: () => void) => html`
  <button class="tool small" tabindex="-1" title=${label} aria-label=${label} data-testid=${`row-${id}`}
    @click=${(event: Event) => {
      event.stopPropagation();
      click();
    }}>${icon}</button>`;

/** Ctrl adds or takes away, Shift takes everything from the last selected part to here. */
function chosen(event: MouseEvent, row: LeafRow, rows: readonly TreeRow[]): number[] {
  const before = parts
    .peek()
    .filter((part) => part.selected)
    .map((part) => part.id);
  const { id } = row.part;
  if (event.ctrlKey || event.metaKey)
    return before.includes(id) ? before.filter((other) => other !== id) : [...before, id];
  const leaves = rows.flatMap((other) => (other.kind === "part" ? [other.part.id] : []));
  const from = leaves.indexOf(before.at(-1) ?? -1);
  const to = leaves.indexOf(id);
  if (!event.shiftKey || from < 0) return [id];
  return leaves.slice(Math.min(from, to), Math.max(from, to) + 1);
}

/** Brings what was selected elsewhere into sight. */
export function followSelection(host: HTMLElement): void {
  let last: number | undefined;
  effect(() => {
    const id = selected.value.at(-1)?.id;
    if (id === last) return;
    last = id;
    host.querySelector(`[data-part="${id}"]`)?.scrollIntoView({ block: "nearest" });
  });
}
