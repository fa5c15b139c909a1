/** A row of the part tree: a group with all its parts, or a part. */

import type { Signal } from "@preact/signals-core";
import { html, nothing, type TemplateResult } from "lit-html";
import { live } from "lit-html/directives/live.js";
import type { PartRow } from "../engine/types";
import { count } from "../state/format";
import { splitForEllipsis } from "../state/names";
import { partById, selected } from "../state/store";
import { type GroupRow, type LeafRow, partsOf, type TreeRow } from "../state/tree";
import type { Actions } from "./actions";
import { cssColour, hexColour, parseHex } from "./colour";
import { onValue } from "./fields";
import { icons } from "./icons";
import { type Item, itemsIn } from "./registry/action";
import { partActions } from "./registry/parts";
import { listText, text } from "./strings";
import { type Styles, styled } from "./styled";

const t = text.parts;

export interface Tree {
  actions: Actions;
  /** The key of the row with the tab stop. */
  active: Signal<string | undefined>;
  toggle(key: string, open: boolean): void;
}

export function treeRow(
  place: number,
  rows: readonly TreeRow[],
  tabStop: string | undefined,
  tree: Tree,
): TemplateResult {
  const row = rows[place] as TreeRow;
  const choose = (event: MouseEvent) => {
    tree.active.value = row.key;
    tree.actions.command({ type: "select", parts: chosen(event, place, rows) });
  };
  const standing = {
    style: { "--at": place, "--indent": `${indent(row.level)}px` },
    stop: row.key === tabStop,
  };
  return row.kind === "group"
    ? groupItem(row, standing, choose, tree)
    : leafItem(row, standing, choose, tree);
}

interface RowPosition {
  style: Styles;
  stop: boolean;
}

/** Returns the indentation of a level. Deep levels add less and less, because their names need the space. */
export function indent(level: number): number {
  const depth = level - 1;
  return 13 * Math.min(depth, 4) + 4 * Math.min(Math.max(depth - 4, 0), 6);
}

function groupItem(
  row: GroupRow,
  { style, stop }: RowPosition,
  choose: (event: MouseEvent) => void,
  { actions, toggle }: Tree,
) {
  const all = row.parts.length;
  const facts = [t.partsBelow({ n: all }), ...(row.visible === 0 ? [t.hidden] : []), ...pairTexts(row)];
  return html`
    <li
      role="treeitem" class="group-row ${row.open ? "open" : ""} ${row.visible === 0 ? "off" : ""}" style=${styled(style)} data-key=${row.key}
      aria-level=${row.level} aria-posinset=${row.place} aria-setsize=${row.of} aria-expanded=${row.open} aria-selected=${row.selected === all}
      tabindex=${stop ? 0 : -1} data-testid="group" data-parts=${all}
      @click=${choose} @dblclick=${() => actions.ask("view", { fit: [...row.parts] })}
    >
      ${rowDescription(row.name, row, facts)}
      <span class="twist" data-testid="fold" title=${row.open ? t.fold : t.unfold}
        @click=${(event: Event) => {
          event.stopPropagation();
          toggle(row.key, !row.open);
        }} @dblclick=${(event: Event) => event.stopPropagation()}>${icons.chevron}</span>
      ${name(row.name, row)}
      <em class="count" aria-hidden="true" title=${t.partsBelow({ n: all })}>${count(all)}</em>${badge(row)}
      <span class="row-tools">${groupTools(row, actions)}</span>
    </li>`;
}

function leafItem(
  row: LeafRow,
  { style, stop }: RowPosition,
  choose: (event: MouseEvent) => void,
  { actions }: Tree,
) {
  const { part } = row;
  const facts = [...(part.visible ? [] : [t.hidden]), ...(part.fixed ? [t.fixed] : []), ...pairTexts(part)];
  return html`
    <li
      role="treeitem" class="leaf ${part.visible ? "" : "off"}" style=${styled(style)} data-key=${row.key}
      aria-level=${row.level} aria-posinset=${row.place} aria-setsize=${row.of} aria-selected=${part.selected}
      tabindex=${stop ? 0 : -1}
      data-testid="part" data-part=${part.id} data-interfering=${part.interfering} data-undecided=${part.undecided}
      @click=${choose}
      @dblclick=${() => actions.ask("view", { fit: [part.id] })}
      @pointerenter=${() => actions.ask("hover", part.id)}
    >
      ${rowDescription(part.name, row, facts)}
      <i class="chip" style=${styled({ background: cssColour(part.colour) })}></i>
      ${name(part.name, row)}
      ${part.fixed ? html`<span class="mark" aria-hidden="true" title=${t.fixed}>${icons.lock}</span>` : nothing}
      ${part.visible ? badge(part) : html`<em aria-hidden="true">${t.hidden}</em>`}
      <span class="row-tools">${leafTools(part, actions)}</span>
    </li>`;
}

/** Describes the row for screen readers, from which the visible content is hidden. */
const rowDescription = (name: string, { path }: TreeRow, facts: readonly string[]): TemplateResult =>
  html`<span class="sr">${[path.length > 0 ? t.inside({ name, path: path.join(" / ") }) : name, ...facts].join(", ")}</span>`;

/** Renders a name that is shortened in its middle. */
function name(words: string, { path }: TreeRow): TemplateResult {
  const [head, tail] = splitForEllipsis(words);
  return html`<span class="name" aria-hidden="true" title=${[...path, words].join(" / ")}><span class="ellipsis">${head}</span><span>${tail}</span></span>`;
}

type PairCounts = Pick<PartRow, "interfering" | "undecided"> & { within?: number };

const pairTexts = ({ interfering, undecided, within = 0 }: PairCounts): string[] =>
  interfering + undecided > 0
    ? [
        listText([
          interfering > 0 && t.interferences({ n: interfering }),
          undecided > 0 && t.undecided({ n: undecided }),
          within > 0 && t.within({ n: within }),
        ]),
      ]
    : [];

/** Shows the number of interfering pairs or, without any, of undecided ones. */
function badge(counts: PairCounts): TemplateResult | typeof nothing {
  const [title] = pairTexts(counts);
  if (title === undefined) return nothing;
  return counts.interfering > 0
    ? html`<em class="badge" aria-hidden="true" title=${title}>${count(counts.interfering)}</em>`
    : html`<em class="badge undecided" aria-hidden="true" title=${title}>${count(counts.undecided)}</em>`;
}

function groupTools({ parts, visible }: GroupRow, actions: Actions): TemplateResult[] {
  const some = { parts: [...parts], visible: visible > 0, fixed: false };
  return [...itemsIn("group", partActions, some, actions).map(tool), colouring([...parts], actions)];
}

const leafTools = ({ id, visible, fixed }: PartRow, actions: Actions): TemplateResult[] =>
  itemsIn("row", partActions, { parts: [id], visible, fixed }, actions).map(tool);

/** A button without a tab stop; the keyboard reaches the same action by the details or a shortcut. */
const tool = ({ label, icon, id, run }: Item) => html`
  <button class="tool small" tabindex="-1" title=${label} aria-label=${label} data-testid=${`row-${id}`}
    @click=${(event: Event) => {
      event.stopPropagation();
      run();
    }}>${icon ?? nothing}</button>`;

/** A colour field; all parts get the opacity of the first. */
function colouring(parts: number[], actions: Actions): TemplateResult {
  const first = partById.peek().get(parts[0] ?? -1)?.colour ?? [1, 1, 1, 1];
  return html`
    <label class="tool small colour" title=${t.colour} @click=${(event: Event) => event.stopPropagation()}>
      <i class="chip" style=${styled({ background: cssColour(first) })}></i>
      <input type="color" tabindex="-1" aria-label=${t.colour} data-testid="row-colour" .value=${live(hexColour(first))}
        @change=${onValue((hex) => actions.command({ type: "setColour", parts, colour: parseHex(hex, first[3]) }))} /></label>`;
}

/** Returns the selection after a click: Ctrl adds or removes, Shift adds everything from the last selected part to here. */
function chosen(event: MouseEvent, place: number, rows: readonly TreeRow[]): number[] {
  const ids = partsOf(rows[place] as TreeRow);
  if (event.ctrlKey || event.metaKey) return withOrWithout(ids);
  const last = selected.peek().at(-1)?.id;
  const from = rows.findIndex((row) => row.kind === "part" && row.part.id === last);
  if (!event.shiftKey || from < 0) return [...ids];
  const between = rows.slice(Math.min(from, place), Math.max(from, place) + 1);
  return [...new Set(between.filter((row) => row.kind === "part" || !row.open).flatMap(partsOf))];
}

/** Adds parts to the selection, or removes them if it has them all. */
export function withOrWithout(ids: readonly number[]): number[] {
  const before = new Set(selected.peek().map((part) => part.id));
  if (!ids.every((id) => before.has(id))) return [...new Set([...before, ...ids])];
  const taken = new Set(ids);
  return [...before].filter((id) => !taken.has(id));
}
