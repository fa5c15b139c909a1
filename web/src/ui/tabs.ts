/** On a narrow screen the panels share one sheet below the picture; these tabs say which one is in it. */

import { effect, signal } from "@preact/signals-core";
import { html, type TemplateResult } from "lit-html";
import { counted } from "../state/review";
import { robots } from "../state/robots";
import { showLeft, showRight } from "./sides";
import { text } from "./strings";

type Tab = "parts" | "details" | "robots" | "results" | "motion" | "chart" | "none";

const t = text.tabs;
const open = signal<Tab>("results");

export function tabs(): TemplateResult {
  const { counts } = counted.value;
  const bad = counts.interference + counts.contained;
  const tab = (id: Exclude<Tab, "none">, badge = 0) => html`
    <button aria-pressed=${open.value === id} data-testid=${`tab-${id}`} @click=${() => {
      open.value = open.value === id ? "none" : id;
      sides[id]?.();
    }}>${t[id]}${badge > 0 ? html` <em class="badge">${badge}</em>` : ""}</button>`;
  const own = robots.value.length > 0;
  return html`${tab("parts")}${tab("details")}${own ? tab("robots") : ""}${tab("results", bad)}${own ? tab("motion") : ""}${tab("chart")}`;
}

/** On a wide screen a panel shows the same that was last shown on a narrow one. */
const sides: Partial<Record<Tab, () => void>> = {
  parts: () => showLeft("parts"),
  details: () => showLeft("parts"),
  robots: () => showLeft("robots"),
  results: () => showRight("results"),
  motion: () => showRight("motion"),
  chart: () => showRight("results"),
};

export const watchTabs = (body: HTMLElement): (() => void) =>
  effect(() => {
    const gone = robots.value.length === 0 && (open.value === "robots" || open.value === "motion");
    body.dataset.tab = gone ? "results" : open.value;
  });
