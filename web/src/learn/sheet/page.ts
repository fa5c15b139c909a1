/** The regions of the sheet, each a function of the state; its keys; what is said aloud. */

import { effect } from "@preact/signals-core";
import { html, nothing, type TemplateResult } from "lit-html";
import { watchDrops } from "../../ui/drop";
import { child, mount, part } from "../../ui/mount";
import { centredAt } from "../../ui/styled";
import { insteadOfRoom } from "../instead";
import { actionsOf } from "./actions";
import { bar } from "./bar";
import { watchKeys } from "./keys";
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
