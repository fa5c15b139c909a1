/** The regions of the experiment, each a function of the state; its keys; what is said aloud. */

import { effect } from "@preact/signals-core";
import { html, nothing, type TemplateResult } from "lit-html";
import { spoken } from "../../state/translated";
import { keyOf } from "../../ui/input";
import { child, mount, part } from "../../ui/mount";
import { centredAt } from "../../ui/styled";
import { charts } from "../chart";
import { insteadOfRoom } from "../instead";
import type { ExperimentActions } from "./actions";
import { actionsOf } from "./actions";
import { bar } from "./bar";
import { plots } from "./plots";
import { results } from "./results";
import type { ExperimentRoom } from "./room";
import { setup } from "./setup";
import * as state from "./state";
import { announced, told } from "./told";
import { chartWord, say } from "./words";

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
  part("bench-told").tabIndex = 0; // it scrolls, and nothing in it can have the focus
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

/** Read out when something changes. */
const twin = (): TemplateResult => html`
  <p class="sr" role="status" aria-live="polite" data-testid="announced">${state.here.value ? announced() : ""}</p>`;

const over = (room: ExperimentRoom): TemplateResult => html`
  <div class="labels" aria-hidden="true">${state.labels.value.map(
    ({ x, y, text }) => html`<span class="label quiet" style=${centredAt(x, y)}>${text}</span>`,
  )}</div>
  ${instead(room.renew) ?? nothing}`;

const instead = insteadOfRoom(state.room);

/** Keys that a browser or a screen reader needs. */
const theirs = /^(Tab|Escape|F\d+|Control|Shift|Alt|Meta|CapsLock)$/;

export function watchKeys(room: Pick<ExperimentRoom, "input">, actions: ExperimentActions): void {
  document.addEventListener("keydown", (event) => {
    const { ctrlKey, metaKey, repeat, target } = event;
    if (!state.here.peek() || ctrlKey || metaKey || theirs.test(event.key)) return;
    if (document.querySelector("dialog[open], details.menu[open]")) return;
    const onBlocks = target instanceof HTMLCanvasElement;
    if (!onBlocks && target !== document.body) return;
    const { stage } = state.course.peek();
    // With Alt some keyboards make other letters of these.
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
