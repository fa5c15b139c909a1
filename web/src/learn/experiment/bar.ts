/** The bar below the blocks: begin, take, let go, what a finger does, skip, and how far one is. */

import { html, nothing, type TemplateResult } from "lit-html";
import { icons, toolButton } from "../../ui/icons";
import type { ExperimentState } from "../types";
import type { ExperimentActions } from "./actions";
import { course, kept, running, showsResults } from "./state";
import { progress } from "./told";
import { named, say } from "./words";

const ways = ["across", "depth", "tilt", "twist"] as const;

export function bar(actions: ExperimentActions): TemplateResult {
  const now = course.value;
  return html`
    <div class="bar-row">${main(now, actions)}
      <span class="spacer"></span>
      ${now.step && running.value ? html`<span class="m count" data-testid="progress">${progress(now.step)}</span>` : nothing}
      ${
        running.value
          ? html`${toolButton("skip", say("skip"), icons.on, false, actions.skip)} ${toolButton("stop", say("stop"), icons.close, false, actions.stop)}`
          : html`<button class="button" data-testid="results" aria-pressed=${showsResults.value} @click=${() => actions.showResults(!showsResults.value)}>
            ${say(showsResults.value ? "back" : "results")}${kept.value.records.length > 0 ? html` <span class="dim m">${kept.value.records.length}</span>` : nothing}</button>`
      }</div>
    ${running.value ? html`<div class="bar-row">${wayButtons(now, actions)}</div>` : nothing}`;
}

/** They are there before a trial, too: the blocks must not move on the screen when it begins. */
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
