/** The keyboard of the part tree, as the ARIA tree pattern has it. */

import { selected } from "../state/store";
import { partsOf, type TreeRow } from "../state/tree";
import { partList } from "./long-list";
import { type Tree, withOrWithout } from "./tree-row";

export function treeKeys(event: KeyboardEvent, rows: readonly TreeRow[], tree: Tree): void {
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

/** The row an arrow key leads to; undefined when the key does something else. */
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
  partList.bringToSight(index);
}

function choose(row: TreeRow, add: boolean, { actions }: Tree): void {
  const ids = partsOf(row);
  actions.command({ type: "select", parts: add ? withOrWithout(ids) : [...ids] });
}

/** The selection, if these are in it. */
function selectionOr(ids: readonly number[]): number[] {
  const chosen = selected.peek().map((part) => part.id);
  return ids.every((id) => chosen.includes(id)) ? chosen : [...ids];
}
