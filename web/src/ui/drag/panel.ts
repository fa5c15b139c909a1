/** Shows in words what constrains a dragged part, beside the picture, and announces changes to screen readers. */

import { effect } from "@preact/signals-core";
import { html, nothing, type TemplateResult } from "lit-html";
import type { DragStateRow } from "../../engine/types";
import { dragState } from "../../state/drag-state";
import { namesNow } from "../../state/names";
import { text } from "../strings";
import { styled } from "../styled";
import {
  announcement,
  type ConstraintLine,
  constraintLine,
  freedomText,
  ignoredText,
  nextSnapText,
  obstacleText,
  unfinishedText,
} from "./words";

const t = text.hand.panel;

export function dragPanel(): TemplateResult | typeof nothing {
  const row = dragState.value;
  if (!row) return nothing;
  const words = namesNow();
  const quiet = [nextSnapText(row, words), ignoredText(row, words)].filter(Boolean);
  const [stopped, early] = [obstacleText(row, words), unfinishedText(row)];
  return html`
    <section class="float hand" aria-label=${t.label} data-testid="hand" data-mode=${row.mode}
      data-freedoms=${row.freedoms.count} data-holds=${row.held.length} data-blocked=${row.blocked}>
      ${row.mode === "snap" ? html`<p><b class="m">${t.freedoms({ count: row.freedoms.count })}</b> <span>${freedomText(row)}</span></p>` : nothing}
      ${row.held.length > 0 ? html`<ul>${row.held.map((hold) => line(constraintLine(hold, words), hold))}</ul>` : nothing}
      ${stopped ? html`<p class="stopped" data-testid="hand-stopped">${stopped}</p>` : nothing}
      ${early ? html`<p class="stopped" data-testid="hand-unfinished">${early}</p>` : nothing}
      ${quiet.map((sentence) => html`<p class="dim">${sentence}</p>`)}
      <p class="dim escape-hint">${t.hint}</p>
    </section>`;
}

const line = (
  { pair, kind, facts, pull }: ConstraintLine,
  { kind: id }: DragStateRow["held"][number],
) => html`
  <li data-testid="hold" data-kind=${id}>
    <span>${pair}</span> <small>${kind}</small>
    <i class="pull" aria-hidden="true" style=${styled({ "--pull": `${(100 * pull).toFixed(0)}%` })}></i>
    <small class="m">${facts.join(" · ")}</small>
  </li>`;

/** Calls `changed` once for each change of the constraints, and for no other report. */
export function watchConstraints(changed: (row: DragStateRow) => void): () => void {
  let known = 0;
  return effect(() => {
    const row = dragState.value;
    const number = row?.change.number ?? 0;
    if (row && number > known) changed(row);
    known = number;
  });
}

/** Announces constraints when they change, and another obstacle that stops a part. */
export function announceDrag(host: HTMLElement): void {
  watchConstraints((row) => {
    host.textContent = announcement(row, namesNow());
  });
  let before: string | undefined;
  effect(() => {
    const row = dragState.value;
    const stopped = row && [obstacleText(row, namesNow()), unfinishedText(row)].filter(Boolean).join(". ");
    if (stopped && stopped !== before) host.textContent = stopped;
    before = stopped;
  });
}
