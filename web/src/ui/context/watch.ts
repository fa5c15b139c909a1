/** Opens context menus in the picture and on rows of parts and results: by right click, by a resting finger, or by the menu key. */

import { again } from "../../engine/again";
import type { PartId } from "../../engine/types";
import { showMessage } from "../../state/messages";
import { keyOf } from "../../state/review";
import { rows, selected } from "../../state/store";
import { partsOf } from "../../state/tree";
import type { Actions } from "../actions";
import { loadFailureText } from "../lazy-module";
import { type MenuRequest, watchLongPresses, watchMenuRequests } from "../menu-requests";
import { rowOfKey } from "../parts";
import type { Subject } from "./subject";

export function watchContext(actions: Actions): void {
  document.addEventListener(watchMenuRequests, (event) => {
    const { target, detail } = event as MenuRequest;
    const [canvas, row] = [canvasOf(target), rowAt(target)];
    if (!canvas && !row) return;
    event.preventDefault();
    const subject = canvas ? inPicture(canvas, detail, actions) : ofRow(row, actions);
    void open(subject, actions, detail.x, detail.y);
  });
  document.addEventListener("contextmenu", (event) => {
    if (canvasOf(event.target) || rowAt(event.target)) event.preventDefault();
  });
  document.addEventListener("keydown", (event) => byKey(event, actions), { capture: true });
  // The picture watches itself, because a gesture that began there must be cancelled.
  for (const id of ["parts", "results"]) {
    const panel = document.getElementById(id);
    if (panel) watchLongPresses(panel, () => {});
  }
}

type MenuTarget = Subject | undefined;

/** The number of the newest request. If several are made before a menu opens, the last one counts. */
let newest = 0;

async function open(
  found: MenuTarget | Promise<MenuTarget>,
  actions: Actions,
  x: number,
  y: number,
): Promise<void> {
  newest += 1;
  const options = newest;
  try {
    const [subject, { showMenu }] = await Promise.all([found, again(import("./show"))]);
    if (subject && options === newest) showMenu(subject, actions, x, y);
  } catch (error) {
    showMessage("warning", loadFailureText(error as Error));
  }
}

function byKey(event: KeyboardEvent, actions: Actions): void {
  if (event.key !== "ContextMenu" && !(event.key === "F10" && event.shiftKey)) return;
  const [canvas, row] = [canvasOf(event.target), rowAt(event.target)];
  if (!canvas && !row) return;
  event.preventDefault();
  event.stopPropagation();
  const { left, top, width, height } = (event.target as Element).getBoundingClientRect();
  if (row) void open(ofRow(row, actions), actions, left + Math.min(width / 2, 24), top + height);
  else void open(ofSelection(), actions, left + width / 2, top + height / 2);
}

/** Returns the row of a part or result. Input fields keep the browser's own menu. */
function rowAt(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element) || target.closest("input")) return undefined;
  return target.closest<HTMLElement>("[role=treeitem], [data-pair][role=option]") ?? undefined;
}

const canvasOf = (target: EventTarget | null): HTMLElement | undefined =>
  target instanceof HTMLCanvasElement && target.dataset.testid === "canvas" ? target : undefined;

/** Returns the subject of a row; undefined if it no longer exists. */
function ofRow(row: HTMLElement | undefined, actions: Actions): Subject | undefined {
  const { pair: key, key: part } = row?.dataset ?? {};
  if (key !== undefined) {
    const pair = rows.peek().find((row) => keyOf(row) === key);
    return pair && { kind: "pair", pair };
  }
  const found = rowOfKey(part ?? "");
  return found && ofParts(partsOf(found), actions);
}

/** Returns the part at a position in the window, or the picture. */
export async function inPicture(
  canvas: HTMLElement,
  { x, y }: { x: number; y: number },
  actions: Actions,
): Promise<Subject> {
  const { left, top } = canvas.getBoundingClientRect();
  const part = (await actions.ask("pickAt", x - left, y - top))?.part;
  return part === undefined ? { kind: "picture" } : ofParts([part], actions);
}

const chosenIds = (): PartId[] => selected.peek().map(({ id }) => id);

/** Returns all selected parts if these are among them; otherwise these become the selection. */
function ofParts(ids: readonly PartId[], { command }: Actions): Subject {
  const chosen = chosenIds();
  if (ids.every((id) => chosen.includes(id))) return { kind: "parts", ids: chosen };
  command({ type: "select", parts: [...ids] });
  return { kind: "parts", ids };
}

function ofSelection(): Subject {
  const ids = chosenIds();
  return ids.length > 0 ? { kind: "parts", ids } : { kind: "picture" };
}
