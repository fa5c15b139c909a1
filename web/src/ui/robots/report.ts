/** The report of a check: sentences, the pairs in contact with their times, and the smallest clearances. */

import { html, nothing, type TemplateResult } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import type { MotionCheckRow, PairCheckRow } from "../../engine/types";
import { contactPairs, startOf } from "../../state/contact-intervals";
import { length, plainLength, seconds, unitName } from "../../state/format";
import { nameOf } from "../../state/names";
import { sentences as inSentences } from "../../state/punctuation";
import { focusedPair } from "../../state/store";
import { units } from "../../state/units";
import type { Actions, RobotActions } from "../actions";
import { right } from "../side-tabs";
import { text } from "../strings";
import { allowPairForm } from "./allowed";
import { startCheck } from "./check-options";
import { checkOutcome } from "./check-outcome";

const t = text.robots.check;
/** The largest number of intervals that are listed for a pair; the timeline shows all. */
const maxListed = 6;

export function report(check: MotionCheckRow, actions: Actions): TemplateResult {
  const { tone, sentences } = checkOutcome(check, nameOf, units.value);
  const [lead, ...rest] = sentences;
  const pairs = contactPairs(check);
  return html`
    <div class="report ${check.outdated ? "outdated" : ""}" data-testid="check-report" data-outdated=${check.outdated} data-tone=${tone}>
      ${check.outdated ? outdated(actions) : nothing}
      <p class="verdict"><b>${lead}</b> ${inSentences(rest)}</p>
      <p class="dim">${t.how({ method: check.method, accuracy: `${plainLength(check.accuracy, units.value)}\u202f${unitName(units.value.displayUnit)}`, pairs: check.checked, ms: check.ms })}</p>
      ${
        pairs.length > 0
          ? html`<h3>${t.pairs}</h3><ul class="rows" data-testid="check-pairs">${repeat(
              pairs,
              ({ a, b }) => `${a} ${b}`,
              (pair) => pairRow(pair, actions.robots),
            )}</ul>`
          : nothing
      }
      ${right.value === "motion" ? allowPairForm(actions) : nothing} ${smallest(check, actions.robots)}
      <p class="files" title=${t.copyHint}>${t.save}
        <button class="link" data-testid="report-csv" @click=${() => actions.robots.saveReport("csv")}>${text.robots.teach.csv}</button>
        <button class="link" data-testid="report-json" @click=${() => actions.robots.saveReport("json")}>${text.robots.teach.json}</button></p>
    </div>`;
}

const outdated = (actions: Actions) => html`
  <p class="stale">${t.outdated} <button class="link" data-testid="check-again" @click=${() => startCheck(actions)}>${t.again}</button></p>`;

function pairRow(pair: PairCheckRow, actions: RobotActions): TemplateResult {
  const { a, b, intervals, first } = pair;
  const certain = intervals.some((interval) => interval.certain);
  const on = focusedPair.value?.a === a && focusedPair.value.b === b;
  const facts: string[] = [
    certain ? "" : t.within({ distance: length(pair.within, units.value) }),
    first && first.triangles > 0 ? t.faces({ n: first.triangles }) : "",
  ].filter(Boolean);
  return html`
    <li class="row ${on ? "on" : ""}" data-testid="check-pair" data-pair=${`${a}-${b}`}>
      <span class="tag ${certain ? "hit" : "touch ring"}" aria-hidden="true"></span>
      <button class="names bare" @click=${() => actions.show(startOf(pair), a, b)}>${nameOf(a)} <span class="dim">×</span> ${nameOf(b)}</button>
      <span class="v">${seconds(startOf(pair))}</span>
      <small class="times">${intervals
        .slice(0, maxListed)
        .map(
          ({ from, to }) =>
            html`<button class="link" data-testid="check-interval" @click=${() => actions.show(from, a, b)}>${`${from.toFixed(2)} – ${seconds(to)}`}</button> `,
        )}${intervals.length > maxListed ? html`<span>+ ${intervals.length - maxListed}</span>` : nothing}
      ${facts.length > 0 ? html`<span>${facts.join(" · ")}</span>` : nothing}</small>
    </li>`;
}

function smallest(
  { smallest, complete }: MotionCheckRow,
  actions: RobotActions,
): TemplateResult | typeof nothing {
  if (!smallest || !complete || smallest.distance === 0) return nothing;
  const { a, b, time, distance } = smallest;
  return html`
    <ul class="rows"><li class="row" data-testid="check-smallest">
      <span class="tag near" aria-hidden="true"></span>
      <button class="names bare" @click=${() => actions.show(time, a, b)}>${nameOf(a)} <span class="dim">↔</span> ${nameOf(b)}</button>
      <span class="v">${length(distance, units.value)}</span>
      <small>${t.nearest} · ${seconds(time)}</small>
    </li></ul>`;
}
