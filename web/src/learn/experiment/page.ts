/** The regions of the experiment, each a function of the state, with its bar, its keys and its announcements. */

import { effect } from "@preact/signals-core";
import { html, nothing, type TemplateResult } from "lit-html";
import { spoken } from "../../state/translated";
import { icons, toolButton } from "../../ui/icons";
import { keyOf } from "../../ui/input";
import { child, mount, part } from "../../ui/mount";
import { centredAt } from "../../ui/styled";
import { charts } from "../chart";
import { insteadOfRoom } from "../instead";
import type { ExperimentState } from "../types";
import { actionsOf, type ExperimentActions } from "./actions";
import { plots } from "./plots";
import { results } from "./results";
import type { ExperimentRoom } from "./room";
import { setup } from "./setup";
import * as state from "./state";
import { announced, progress, told } from "./told";
import { chartWord, named, say } from "./words";

export function buildRoom(room: ExperimentRoom): void {
  const actions = actionsOf(room);
  const host = part("bench-results");
  mount(part("bench-try"), () => setup(actions));
  mount(part("bench-told"), told);
  mount(child(part("bench-picture"), "div", "over"), () => over(room));
  mount(child(host, "div", "tables"), () => results(actions));
  charts(
    child(host, "div", "bench-charts"),
    () => (spoken.value && state.here.value ? plots() : []),
    chartWord,
  );
  mount(part("bench-bar"), () => bar(actions));
  mount(child(part("bench"), "div", ""), twin);
  watchKeys(room, actions);
  part("bench-told").tabIndex = 0; // it scrolls, and nothing in it can take the focus
  effect(() => {
    const bench = part("bench");
    bench.dataset.view = state.showsResults.value ? "results" : "blocks";
    bench.dataset.stage = state.course.value.stage;
    bench.dataset.held = String(state.course.value.held ?? "");
    bench.setAttribute("aria-label", say("title"));
    part("bench-bar").setAttribute("aria-label", say("title"));
    part("bench-try").setAttribute("aria-label", say("settings"));
    part("bench-told").setAttribute("aria-label", say("how"));
    host.setAttribute("aria-label", say("results"));
  });
}

/** The live region, which is read out when something changes. */
const twin = (): TemplateResult => html`
  <p class="sr" role="status" aria-live="polite" data-testid="announced">${state.here.value ? announced() : ""}</p>`;

const over = (room: ExperimentRoom): TemplateResult => html`
  <div class="labels" aria-hidden="true">${state.labels.value.map(
    ({ x, y, text }) => html`<span class="label quiet" style=${centredAt(x, y)}>${text}</span>`,
  )}</div>
  ${instead(room.renew) ?? nothing}`;

const instead = insteadOfRoom(state.room);

/** The keys that a browser or a screen reader needs. */
const theirs = /^(Tab|Escape|F\d+|Control|Shift|Alt|Meta|CapsLock)$/;

/** Watches the keys. Space begins a trial, takes a block and releases it. With the blocks in focus, all other keys move the block. */
function watchKeys(room: Pick<ExperimentRoom, "input">, actions: ExperimentActions): void {
  document.addEventListener("keydown", (event) => {
    const { ctrlKey, metaKey, repeat, target } = event;
    if (!state.here.peek() || ctrlKey || metaKey || theirs.test(event.key)) return;
    if (document.querySelector("dialog[open], details.menu[open]")) return;
    const onBlocks = target instanceof HTMLCanvasElement;
    if (!onBlocks && target !== document.body) return;
    const { stage } = state.course.peek();
    // With Alt, some keyboards produce other letters for these keys.
    const key = event.code === "KeyQ" ? "q" : event.code === "KeyE" ? "e" : event.key;
    if (stage === "trial" && !state.showsResults.peek()) {
      event.preventDefault();
      if (!(repeat && (key === " " || key === "Enter"))) room.input({ ...keyOf(event), key });
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
  const now = state.course.value;
  return html`
    <div class="bar-row">${main(now, actions)}
      <span class="spacer"></span>
      ${now.step && state.running.value ? html`<span class="m count" data-testid="progress">${progress(now.step)}</span>` : nothing}
      ${
        state.running.value
          ? html`${toolButton("skip", say("skip"), icons.on, false, actions.skip)} ${toolButton("stop", say("stop"), icons.close, false, actions.stop)}`
          : html`<button class="button" data-testid="results" aria-pressed=${state.showsResults.value} @click=${() => actions.showResults(!state.showsResults.value)}>
            ${say(state.showsResults.value ? "back" : "results")}${state.kept.value.records.length > 0 ? html` <span class="dim m">${state.kept.value.records.length}</span>` : nothing}</button>`
      }</div>
    ${state.running.value ? html`<div class="bar-row">${wayButtons(now, actions)}</div>` : nothing}`;
}

/** The buttons exist before a trial, too, so that the blocks do not move on the screen when it begins. */
const wayButtons = ({ way: chosen }: ExperimentState, actions: ExperimentActions) => html`
  <div class="seg" role="group" aria-label=${say("ways")}>${ways.map(
    (way) =>
      html`<button data-testid=${`way-${way}`} aria-pressed=${way === chosen} @click=${() => actions.setWay(way)}>${say(`way.${way}`)}</button>`,
  )}</div>`;

function main({ stage, held, open }: ExperimentState, actions: ExperimentActions) {
  const button = (id: string, text: string, act: () => void) =>
    html`<button class="button primary" data-testid=${id} @click=${act}>${text}</button>`;
  if (stage === "pause") return button("begin", say("begin"), actions.begin);
  if (stage !== "trial") return button("bar-start", say(stage === "over" ? "again" : "start"), actions.start);
  if (held !== undefined) return button("let-go", say("letGo"), actions.letGo);
  return open.map(({ block, name }) =>
    button(`take-${block}`, say("take", { block: named(`block.${name}`) }), () => actions.take(block)),
  );
}
