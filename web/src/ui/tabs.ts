/** On a narrow screen the panels share one sheet below the picture; these tabs say which one is in it. */

import { effect, signal } from "@preact/signals-core";
import { html, type TemplateResult } from "lit-html";
import { tally } from "../state/severity";
import { rows } from "../state/store";
import { text } from "./strings";

type Tab = "parts" | "details" | "results" | "chart" | "none";

const t = text.tabs;
const open = signal<Tab>("results");

export function tabs(): TemplateResult {
  const counts = tally(rows.value);
  const bad = counts.interference + counts.contained;
  const tab = (id: Exclude<Tab, "none">, badge = 0) => html`
    <button aria-pressed=${open.value === id} data-testid=${`tab-${id}`} @click=${() => {
      open.value = open.value === id ? "none" : id;
    }}>${t[id]}${badge > 0 ? html` <em class="badge">${badge}</em>` : ""}</button>`;
  return html`${tab("parts")}${tab("details")}${tab("results", bad)}${tab("chart")}`;
}

export const watchTabs = (body: HTMLElement): (() => void) =>
  effect(() => {
    body.dataset.tab = open.value;
  });
