/** The list of allowed pairs, and how to find and add them. */

import { signal } from "@preact/signals-core";
import { html, nothing, type TemplateResult } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import type { AllowedRow } from "../../engine/types";
import { nameOf } from "../../state/names";
import { allowedPairs, poseSamples, robots } from "../../state/robots";
import { focusedPair, rows } from "../../state/store";
import type { Actions } from "../actions";
import { assign } from "../fields";
import { icons, smallTool } from "../icons";
import { right } from "../side-tabs";
import { text } from "../strings";

const t = text.robots.allowed;
/** The pair whose reason is being typed. */
const openPair = signal<string | undefined>(undefined);

export function allowedPairsPanel(actions: Actions): TemplateResult {
  const list = allowedPairs.value;
  return html`
    ${right.value === "results" ? allowPairForm(actions) : nothing}
    ${
      list.length > 0 || robots.value.length > 0
        ? html`<details class="allowed" data-testid="allowed">
            <summary><span class="twist">${icons.chevron}</span>${t.title({ n: list.length })}</summary>
            <p class="hint">${list.length > 0 ? t.hint : t.none}</p>
            ${list.length > 0 ? table(list, actions) : nothing}
            ${
              robots.value.length > 0
                ? html`<p class="buttons"><button class="button small" data-testid="sample-allowed" title=${t.findTitle({ n: poseSamples })} @click=${actions.robots.sample}>${t.find}</button></p>`
                : nothing
            }
          </details>`
        : nothing
    }`;
}

const table = (list: readonly AllowedRow[], actions: Actions) => html`
  <ul class="pairs">${repeat(
    list,
    ({ a, b }) => `${a} ${b}`,
    ({ a, b, ...allowed }) => html`
      <li data-testid="allowed-pair" data-reason=${allowed.reason}>
        <span>${nameOf(a)} <span class="dim">×</span> ${nameOf(b)}<small>${reason({ a, b, ...allowed })}</small></span>
        ${smallTool("allowed-remove", t.remove({ a: nameOf(a), b: nameOf(b) }), icons.close, () => actions.command({ type: "forbid", a, b }))}
      </li>`,
  )}</ul>`;

function reason(allowed: AllowedRow): string {
  switch (allowed.reason) {
    case "neighbours":
      return allowed.joint ? t.reason.joined({ joint: allowed.joint }) : t.reason.oneLink;
    case "excluded":
      return t.reason.excluded({ by: allowed.by });
    case "chosen":
      return allowed.why;
    default:
      return t.reason[allowed.reason];
  }
}

/** A button for the active pair, if it is in contact, that asks for the reason to allow it. */
export function allowPairForm(actions: Actions): TemplateResult | typeof nothing {
  const pair = focusedPair.value;
  const row = pair && rows.value.find(({ a, b }) => a === pair.a && b === pair.b);
  if (!row || row.kind === "clear" || row.class === "clear") return nothing;
  const { a, b } = row;
  if (openPair.value !== `${a} ${b}`)
    return html`<p class="allow-pair"><button class="button small" data-testid="allow-pair" title=${t.askTitle} @click=${() => {
      openPair.value = `${a} ${b}`;
      document.querySelector<HTMLElement>("[data-testid=allow-pair-reason]")?.focus();
    }}>${t.ask}</button><span class="dim ellipsis">${nameOf(a)} × ${nameOf(b)}</span></p>`;
  const close = assign(openPair, undefined);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const why = String(new FormData(event.target as HTMLFormElement).get("why") ?? "").trim();
    close();
    actions.command({ type: "allow", a, b, why: why || t.placeholder });
  };
  return html`
    <form class="allow-pair asked" data-testid="allow-pair-form" @submit=${send} @keydown=${(event: KeyboardEvent) => event.key === "Escape" && close()}>
      <label>${t.why({ a: nameOf(a), b: nameOf(b) })}
        <input name="why" maxlength="200" autocomplete="off" placeholder=${t.placeholder} data-testid="allow-pair-reason" /></label>
      <p class="buttons"><button class="button small primary" data-testid="allow-pair-confirm">${t.ok}</button>
        <button class="button small" type="button" @click=${close}>${t.cancel}</button></p>
    </form>`;
}
