/** The regions of the sheet, each a function of the state, with its bar, its keys and its announcements. */

import { effect } from "@preact/signals-core";
import { html, nothing, type TemplateResult } from "lit-html";
import type { Input } from "../../engine/worker-protocol";
import { watchDrops } from "../../ui/drop";
import { icons, toolButton } from "../../ui/icons";
import { isTypedInto, keyOf } from "../../ui/input";
import { child, mount, part } from "../../ui/mount";
import { centredAt } from "../../ui/styled";
import { toolFallback } from "../picture-fallback";
import { actionsOf, type SheetActions } from "./actions";
import type { SheetController } from "./controller";
import { counts, setup } from "./setup";
import { announcement, sheetPanel } from "./sheet-panel";
import * as state from "./state";
import { translate } from "./words";

export function buildSheet(room: SheetController): void {
  const actions = actionsOf(room);
  mount(part("sheet-try"), () => setup(actions));
  mount(part("sheet-told"), () => sheetPanel(actions));
  mount(child(part("sheet-picture"), "div", "over"), () => overlay(room));
  mount(part("sheet-bar"), () => bar(actions));
  mount(child(part("sheet"), "div", ""), liveRegion);
  watchKeys((input) => room.input(input));
  const drop = child(document.body, "div", "drop");
  drop.hidden = true;
  drop.dataset.testid = "drop";
  mount(drop, () => html`<p><b>${translate("drop")}</b>${translate("dropHint")}</p>`);
  watchDrops(drop, (files) => {
    if (!state.isOpen.peek()) location.hash = "#sheet";
    actions.read(files);
  });
  // The regions scroll, and their content cannot always take the focus.
  part("sheet-told").tabIndex = 0;
  effect(() => {
    part("sheet").dataset.dragging = String(state.now.value.dragging);
    part("sheet").dataset.overlapping = String(state.now.value.overlapping);
  });
}

/** The live region, which is read out when something changes. */
const liveRegion = (): TemplateResult => html`
  <p class="sr" role="status" aria-live="polite" data-testid="sheet-announcement">${
    state.isOpen.value && !state.now.value.dragging ? `${announcement()} ${counts()}` : ""
  }</p>`;

const overlay = (room: SheetController): TemplateResult => html`
  <div class="labels" aria-hidden="true">${state.labels.value.map(
    ({ x, y, text, kind }) =>
      html`<span class="label ${kind === "depth" ? "overlap" : kind}" data-testid="label" style=${centredAt(x, y)}>${text}</span>`,
  )}</div>
  ${fallback(room.renew) ?? nothing}`;

const fallback = toolFallback(state.canvasState);

/** The keys that a browser or a screen reader needs. */
const browserKeys = /^(Tab|F\d+|Control|Shift|Alt|Meta|CapsLock)$/;
/** The keys of the sheet with Ctrl. */
const withControl = /^[zyd]$/i;

/** Watches the keys. With the sheet in focus, all keys belong to it. Undo and redo work everywhere except in a field. */
function watchKeys(input: (input: Input) => void): void {
  document.addEventListener("keydown", (event) => {
    const { ctrlKey, metaKey, target, key } = event;
    if (!state.isOpen.peek() || browserKeys.test(key)) return;
    if (document.querySelector("dialog[open], details.menu[open]")) return;
    if (isTypedInto(target)) return;
    const ctrl = ctrlKey || metaKey;
    const onSheet = target instanceof HTMLCanvasElement || target === document.body;
    if (ctrl ? !withControl.test(key) : !onSheet || key === " " || key === "Enter") return;
    event.preventDefault();
    input(keyOf(event));
  });
}

/** The bar below the sheet: undo, redo, separate, the progress of opening and tidying, and a button that shows everything. */
function bar(actions: SheetActions): TemplateResult {
  const { opening, tidying, overlapping, canUndo, canRedo, contours } = state.now.value;
  const isOpening = state.reading.value || opening !== undefined;
  const busy = tidying !== undefined || isOpening;
  return html`
    <div class="bar-row">
      ${tool("undo", translate("undo"), icons.undo, !canUndo || busy, actions.undo)}
      ${tool("redo", translate("redo"), icons.redo, !canRedo || busy, actions.redo)}
      <span class="rule"></span>
      <button class="button" data-testid="part-all" title=${translate("partTitle")} ?disabled=${overlapping === 0 || busy}
        @click=${() => actions.part()}>${translate("partThem")}</button>
      ${
        isOpening
          ? progressBar(
              "opening",
              opening ? translate("opening", { percent: percent(opening) }) : translate("reading"),
              opening,
              actions.cancelOpen,
            )
          : tidying
            ? progressBar("tidying", translate("tidying", { ...tidying }), tidying, actions.cancelTidy)
            : html`<button class="button" data-testid="tidy" title=${translate("tidyTitle")} ?disabled=${contours === 0} @click=${actions.tidy}>${translate("tidy")}</button>`
      }
      <span class="spacer"></span>
      ${tool("fit", translate("fit"), icons.fit, false, actions.fit)}
    </div>`;
}

interface Progress {
  done: number;
  of: number;
}

const percent = ({ done, of }: Progress): number => Math.floor((100 * done) / Math.max(1, of));

/** Shows a progress, if it is known, and a cancel button. */
const progressBar = (id: string, text: string, progress: Progress | undefined, cancel: () => void) => html`
  <label class="tidying"><span class="m count" data-testid=${id}>${text}</span>
    <progress max=${Math.max(1, progress?.of ?? 1)} value=${progress?.done ?? nothing}></progress></label>
  <button class="button" data-testid=${`cancel-${id}`} @click=${cancel}>${translate("cancel")}</button>`;

const tool = (id: string, label: string, icon: TemplateResult<2>, off: boolean, act: () => void) =>
  toolButton(`sheet-${id}`, label, icon, off, act);
