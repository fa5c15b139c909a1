/** The regions of the sheet, each a function of the state; its keys; what is said aloud. */

import { effect } from "@preact/signals-core";
import { html, nothing, type TemplateResult } from "lit-html";
import { say as tell } from "../../state/messages";
import { pick, watchDrops } from "../../ui/drop";
import { child, mount, part } from "../../ui/mount";
import { centredAt } from "../../ui/styled";
import { insteadOfRoom } from "../instead";
import type { SheetActions } from "./actions";
import { bar } from "./bar";
import { watchKeys } from "./keys";
import { named } from "./named";
import { type SheetRoom, sentence } from "./room";
import { counts, setup } from "./setup";
import * as state from "./state";
import { announced, told } from "./told";
import type { SheetForm } from "./types";
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

function actionsOf(room: SheetRoom): SheetActions {
  const quietly = (work: Promise<unknown>) =>
    void work.catch((error) => {
      if ((error as Error).name !== "EngineGone") tell("warning", sentence(error));
    });
  /** A motion that was asked for in numbers may end at a contact. */
  const asked = async (work: Promise<unknown>, arrived: () => boolean) => {
    await work;
    await room.settled();
    const { selected } = state.now.peek();
    if (selected && !arrived()) tell("info", say("stopped", { name: named(selected.name) }));
  };
  const near = (a: number | undefined, b: number) => a !== undefined && Math.abs(a - b) < 1e-6;
  return {
    open: (scene) => quietly(room.open(scene)),
    pick: () => pick("files", (files) => void room.read(files).catch(() => undefined)),
    read: (files) => void room.read(files).catch(() => undefined), // the panel says why
    cancelOpen: () => quietly(room.cancelOpen()),
    save: (form) => quietly(save(room, form)),
    setMode: (mode) => quietly(room.engine.call("setMode", mode)),
    select: (id) => quietly(room.engine.call("select", id)),
    moveTo: (id, x, y) =>
      quietly(
        asked(room.engine.call("moveTo", id, x, y), () => {
          const { selected } = state.now.peek();
          return near(selected?.x, x) && near(selected?.y, y);
        }),
      ),
    turnTo: (id, angle) =>
      quietly(
        asked(room.engine.call("turnTo", id, angle), () => {
          const turned = ((state.now.peek().selected?.angle ?? angle) - angle) / 360;
          return near(turned, Math.round(turned));
        }),
      ),
    part: (id) => quietly(room.engine.call("part", id)),
    duplicate: (id) => quietly(room.engine.call("duplicate", id, 1)),
    remove: (id) => quietly(room.engine.call("remove", id)),
    setFixed: (id, fixed) => quietly(room.engine.call("setFixed", id, fixed)),
    undo: () => quietly(room.engine.call("undo")),
    redo: () => quietly(room.engine.call("redo")),
    tidy: () => quietly(tidy(room)),
    cancelTidy: () => quietly(room.engine.call("cancelTidy")),
    fit: () => quietly(room.engine.call("view")),
  };
}

async function tidy(room: SheetRoom): Promise<void> {
  await room.engine.call("tidy");
  room.focus();
}

async function save(room: SheetRoom, form: SheetForm): Promise<void> {
  const types: Record<SheetForm, string> = {
    svg: "image/svg+xml",
    dxf: "image/vnd.dxf",
    json: "application/json",
  };
  const url = URL.createObjectURL(new Blob([await room.save(form)], { type: types[form] }));
  const link = document.createElement("a");
  link.href = url;
  const name = state.now.peek().title.replace(/\.[^.]*$/, "") || "sheet";
  link.download = `${name}.${form}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
