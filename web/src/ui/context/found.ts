/** What a menu is about, by where it is asked for. */

import type { PartId } from "../../engine/types";
import { keyOf } from "../../state/review";
import { rows, selected } from "../../state/store";
import { partsOf } from "../../state/tree";
import type { Actions } from "../actions";
import { rowOfKey } from "../parts";
import type { Subject } from "./subject";

/** A row of the parts or of the results. What is typed into has the browser's own menu. */
export function rowAt(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element) || target.closest("input")) return undefined;
  return target.closest<HTMLElement>("[role=treeitem], [data-pair][role=option]") ?? undefined;
}

export const canvasOf = (target: EventTarget | null): HTMLElement | undefined =>
  target instanceof HTMLCanvasElement && target.dataset.testid === "canvas" ? target : undefined;

/** Undefined: it is gone meanwhile. */
export function ofRow(row: HTMLElement | undefined, actions: Actions): Subject | undefined {
  const { pair: key, key: part } = row?.dataset ?? {};
  if (key !== undefined) {
    const pair = rows.peek().find((row) => keyOf(row) === key);
    return pair && { kind: "pair", pair };
  }
  const found = rowOfKey(part ?? "");
  return found && ofParts(partsOf(found), actions);
}

/** The part that is seen at a place of the window, or the picture. */
export async function inPicture(
  canvas: HTMLElement,
  { x, y }: { x: number; y: number },
  actions: Actions,
): Promise<Subject> {
  const { left, top } = canvas.getBoundingClientRect();
  const part = await actions.sight.partAt(x - left, y - top);
  return part === undefined ? { kind: "picture" } : ofParts([part], actions);
}

const chosenIds = (): PartId[] => selected.peek().map(({ id }) => id);

/** What is selected is meant together; anything else becomes the selection. */
function ofParts(ids: readonly PartId[], { command }: Actions): Subject {
  const chosen = chosenIds();
  if (ids.every((id) => chosen.includes(id))) return { kind: "parts", ids: chosen };
  command({ type: "select", parts: [...ids] });
  return { kind: "parts", ids };
}

export function ofSelection(): Subject {
  const ids = chosenIds();
  return ids.length > 0 ? { kind: "parts", ids } : { kind: "picture" };
}
