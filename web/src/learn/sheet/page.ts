/** The regions of the sheet, each a function of the state; its keys; what is said aloud. */

import { effect } from "@preact/signals-core";
import { html, nothing, type TemplateResult } from "lit-html";
import type { Input } from "../../engine/seam";
import { watchDrops } from "../../ui/drop";
import { isTypedInto, keyOf } from "../../ui/input";
import { child, mount, part } from "../../ui/mount";
import { centredAt } from "../../ui/styled";
import { insteadOfRoom } from "../instead";
import { actionsOf } from "./actions";
import { bar } from "./bar";
import type { SheetRoom } from "./room";
import { counts, setup } from "./setup";
import * as state from "./state";
import { announced, told } from "./told";
import { say } from "./words";

export function buildSheet(room: SheetRoom): void {
  const actions = actionsOf(room);
  mount(part("sheet-try"), () => setup(actions));
  mount(part("sheet-told"), () => told(actions));
  mount(child(part("sheet-picture"), "div", "over"), () => over(room));
  mount(part("sheet-bar"), () => bar(actions));
  mount(child(part("sheet"), "div", ""), twin);
  watchKeys((input) => room.input(input));
  const drop = child(document.body, "div", "drop");
  drop.hidden = true;
  drop.dataset.testid = "drop";
  mount(drop, () => html`<p><b>${say("drop")}</b>${say("dropHint")}</p>`);
  watchDrops(drop, (files) => {
    if (!state.here.peek()) location.hash = "#sheet";
    actions.read(files);
  });
  // They scroll, and what is in them cannot always have the focus.
  part("sheet-told").tabIndex = 0;
  effect(() => {
    part("sheet").dataset.dragging = String(state.now.value.dragging);
    part("sheet").dataset.overlapping = String(state.now.value.overlapping);
  });
}

/** Read out when something changes. */
const twin = (): TemplateResult => html`
  <p class="sr" role="status" aria-live="polite" data-testid="sheet-announced">${
    state.here.value && !state.now.value.dragging ? `${announced()} ${counts()}` : ""
  }</p>`;

const over = (room: SheetRoom): TemplateResult => html`
  <div class="labels" aria-hidden="true">${state.labels.value.map(
    ({ x, y, text, kind }) =>
      html`<span class="label ${kind === "depth" ? "overlap" : kind}" data-testid="label" style=${centredAt(x, y)}>${text}</span>`,
  )}</div>
  ${instead(room.renew) ?? nothing}`;

const instead = insteadOfRoom(state.room);

/** Keys that a browser or a screen reader needs. */
const theirs = /^(Tab|F\d+|Control|Shift|Alt|Meta|CapsLock)$/;
/** With Ctrl, those of the sheet. */
const withControl = /^[zyd]$/i;

export function watchKeys(input: (input: Input) => void): void {
  document.addEventListener("keydown", (event) => {
    const { ctrlKey, metaKey, target, key } = event;
    if (!state.here.peek() || theirs.test(key)) return;
    if (document.querySelector("dialog[open], details.menu[open]")) return;
    if (isTypedInto(target)) return;
    const ctrl = ctrlKey || metaKey;
    const onSheet = target instanceof HTMLCanvasElement || target === document.body;
    if (ctrl ? !withControl.test(key) : !onSheet || key === " " || key === "Enter") return;
    event.preventDefault();
    input(keyOf(event));
  });
}
