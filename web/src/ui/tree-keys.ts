/** The keyboard of the part tree, as the ARIA tree pattern has it. */

import type { Signal } from "@preact/signals-core";
import { parts } from "../state/store";
import type { TreeRow } from "../state/tree";
import type { Actions } from "./actions";

interface Tree {
  actions: Actions;
  active: Signal<string | undefined>;
  toggle(key: string, open: boolean): void;
}

export function treeKeys(event: KeyboardEvent, rows: readonly TreeRow[], tree: Tree): void {
  const index = rows.findIndex((row) => row.key === (tree.active.peek() ?? rows[0]?.key));
  const row = rows[index];
  if (!row || (event.target as Element).closest("button, input")) return;
  const next = target(event.key, index, rows);
  if (next !== undefined) go(next, event, rows, tree);
  else if (event.key === "ArrowRight" && row.kind === "group" && !row.open) tree.toggle(row.key, true);
  else if (event.key === "ArrowLeft" && row.kind === "group" && row.open) tree.toggle(row.key, false);
  else if (event.key === "Enter" || event.key === " ") choose(row, event.ctrlKey, tree);
  else if (event.key === "Delete" && row.kind === "part") {
    tree.actions.command({ type: "remove", parts: selectionOr(row.part.id) });
  } else return;
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

function go(index: number, event: KeyboardEvent, rows: readonly TreeRow[], tree: Tree): void {
  const row = rows[index];
  if (!row) return;
  tree.active.value = row.key;
  tree.actions.hover(row.kind === "part" ? row.part.id : undefined);
  const list = event.currentTarget as HTMLElement;
  list.querySelector<HTMLElement>(`[data-key="${CSS.escape(row.key)}"]`)?.focus();
}

function choose(row: TreeRow, add: boolean, { actions }: Tree): void {
  const ids = row.kind === "group" ? row.parts : [row.part.id];
  const before = add
    ? parts
        .peek()
        .filter((part) => part.selected)
        .map((part) => part.id)
    : [];
  const taken = ids.every((id) => before.includes(id));
  const after = taken ? before.filter((id) => !ids.includes(id)) : [...new Set([...before, ...ids])];
  actions.command({ type: "select", parts: after });
}

const selectionOr = (id: number): number[] => {
  const chosen = parts
    .peek()
    .filter((part) => part.selected)
    .map((part) => part.id);
  return chosen.includes(id) ? chosen : [id];
};
