/** The regions of the experiment, each a function of the state, with its bar, its keys and its announcements. */

import { effect } from "@preact/signals-core";
import { html, nothing, type TemplateResult } from "lit-html";
import { spoken } from "../../state/translated";
import { icons, toolButton } from "../../ui/icons";
import { keyOf } from "../../ui/input";
import { child, mount, part } from "../../ui/mount";
import { centredAt } from "../../ui/styled";
import { charts } from "../chart";
import { toolFallback } from "../picture-fallback";
import type { ExperimentState } from "../types";
import { actionsOf, type ExperimentActions } from "./actions";
import type { ExperimentController } from "./controller";
import { plots } from "./plots";
import { results } from "./results";
import { setup } from "./setup";
import * as state from "./state";
import { announcement, progress, taskPanel } from "./task-panel";
import { chartWord, named, translate } from "./words";

export function buildExperiment(room: ExperimentController): void {
  const actions = actionsOf(room);
  const host = part("bench-results");
  mount(part("bench-try"), () => setup(actions));
  mount(part("bench-told"), taskPanel);
  mount(child(part("bench-picture"), "div", "over"), () => overlay(room));
  mount(child(host, "div", "tables"), () => results(actions));
  charts(
    child(host, "div", "bench-charts"),
    () => (spoken.value && state.isOpen.value ? plots() : []),
    chartWord,
  );
  mount(part("bench-bar"), () => bar(actions));
  mount(child(part("bench"), "div", ""), liveRegion);
  watchKeys(room, actions);
  part("bench-told").tabIndex = 0; // it scrolls, and nothing in it can take the focus
  effect(() => {
    const bench = part("bench");
    bench.dataset.view = state.showsResults.value ? "results" : "blocks";
    bench.dataset.stage = state.runState.value.stage;
    bench.dataset.held = String(state.runState.value.held ?? "");
    bench.setAttribute("aria-label", translate("title"));
    part("bench-bar").setAttribute("aria-label", translate("title"));
    part("bench-try").setAttribute("aria-label", translate("settings"));
    part("bench-told").setAttribute("aria-label", translate("how"));
    host.setAttribute("aria-label", translate("results"));
  });
}

/** The live region, which is read out when something changes. */
const liveRegion = (): TemplateResult => html`
  <p class="sr" role="status" aria-live="polite" data-testid="announced">${state.isOpen.value ? announcement() : ""}</p>`;

const overlay = (room: ExperimentController): TemplateResult => html`
  <div class="labels" aria-hidden="true">${state.labels.value.map(
    ({ x, y, text }) => html`<span class="label quiet" style=${centredAt(x, y)}>${text}</span>`,
  )}</div>
  ${fallback(room.renew) ?? nothing}`;

const fallback = toolFallback(state.canvasState);

/** The keys that a browser or a screen reader needs. */
const browserKeys = /^(Tab|Escape|F\d+|Control|Shift|Alt|Meta|CapsLock)$/;

/** Watches the keys. Space begins a trial, takes a block and releases it. With the blocks in focus, all other keys move the block. */
function watchKeys(controller: Pick<ExperimentController, "input">, actions: ExperimentActions): void {
  document.addEventListener("keydown", (event) => {
    const { ctrlKey, metaKey, repeat, target } = event;
    if (!state.isOpen.peek() || ctrlKey || metaKey || browserKeys.test(event.key)) return;
    if (document.querySelector("dialog[open], details.menu[open]")) return;
    const onBlocks = target instanceof HTMLCanvasElement;
    if (!onBlocks && target !== document.body) return;
    const { stage } = state.runState.peek();
    // With Alt, some keyboards produce other letters for these keys.
    const key = event.code === "KeyQ" ? "q" : event.code === "KeyE" ? "e" : event.key;
    if (stage === "trial" && !state.showsResults.peek()) {
      event.preventDefault();
      if (!(repeat && (key === " " || key === "Enter"))) controller.input({ ...keyOf(event), key });
    } else if (key === " " && !repeat) {
      event.preventDefault();
      if (stage === "pause") actions.begin();
      else actions.start();
    }
  });
}

const ways = ["across", "depth", "tilt", "twist"] as const;

/** The bar below the blocks: begin, take, release, the touch mode, skip, and the progress. */
function bar(actions: ExperimentActions): TemplateResult {
  const now = state.runState.value;
  return html`
    <div class="bar-row">${main(now, actions)}
      <span class="spacer"></span>
      ${now.step && state.running.value ? html`<span class="m count" data-testid="progress">${progress(now.step)}</span>` : nothing}
      ${
        state.running.value
          ? html`${toolButton("skip", translate("skip"), icons.on, false, actions.skip)} ${toolButton("stop", translate("stop"), icons.close, false, actions.stop)}`
          : html`<button class="button" data-testid="results" aria-pressed=${state.showsResults.value} @click=${() => actions.showResults(!state.showsResults.value)}>
            ${translate(state.showsResults.value ? "back" : "results")}${state.stored.value.records.length > 0 ? html` <span class="dim m">${state.stored.value.records.length}</span>` : nothing}</button>`
      }</div>
    ${state.running.value ? html`<div class="bar-row">${wayButtons(now, actions)}</div>` : nothing}`;
}

/** The buttons exist before a trial, too, so that the blocks do not move on the screen when it begins. */
const wayButtons = ({ way: chosen }: ExperimentState, actions: ExperimentActions) => html`
  <div class="seg" role="group" aria-label=${translate("ways")}>${ways.map(
    (way) =>
      html`<button data-testid=${`way-${way}`} aria-pressed=${way === chosen} @click=${() => actions.setWay(way)}>${translate(`way.${way}`)}</button>`,
  )}</div>`;

function main({ stage, held, open }: ExperimentState, actions: ExperimentActions) {
  const button = (id: string, text: string, act: () => void) =>
    html`<button class="button primary" data-testid=${id} @click=${act}>${text}</button>`;
  if (stage === "pause") return button("begin", translate("begin"), actions.begin);
  if (stage !== "trial")
    return button("bar-start", translate(stage === "over" ? "again" : "start"), actions.start);
  if (held !== undefined) return button("release-block", translate("letGo"), actions.letGo);
  return open.map(({ block, name }) =>
    button(`take-${block}`, translate("take", { block: named(`block.${name}`) }), () => actions.take(block)),
  );
}
