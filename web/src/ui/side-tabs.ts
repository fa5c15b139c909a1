/** Chooses the visible panels. In a scene with robots, each panel has a second side; on a narrow screen all panels share one sheet. */

import { computed, effect, signal } from "@preact/signals-core";
import { html, nothing, type TemplateResult } from "lit-html";
import { counted } from "../state/review";
import { robots } from "../state/robots";
import { setterOf } from "./fields";
import { text } from "./strings";

type Left = "parts" | "robots";
type Right = "results" | "motion";

const t = text.robots.sides;
const left = signal<Left>("parts");
/** The visible side of the right panel. */
export const right = signal<Right>("results");
const some = computed(() => robots.value.length > 0);

const showLeftTab = setterOf(left);
export const showRightTab = setterOf(right);

/** Watches the panels, and shows robots as soon as they are added. */
export function watchSides(leftPanel: HTMLElement, rightPanel: HTMLElement): void {
  effect(() => {
    left.value = some.value ? "robots" : "parts";
    right.value = "results";
  });
  effect(() => {
    leftPanel.dataset.side = left.value;
    rightPanel.dataset.side = right.value;
  });
}

const choice = <Side extends string>(side: Side, now: Side, name: string, show: (side: Side) => void) => html`
  <button aria-pressed=${side === now} data-testid=${`side-${side}`} @click=${() => show(side)}>${name}</button>`;

export const leftSides = (): TemplateResult | typeof nothing =>
  some.value
    ? html`<div class="sides" role="group" aria-label=${t.left}>
        ${choice("parts", left.value, t.parts, showLeftTab)}${choice("robots", left.value, t.robots, showLeftTab)}</div>`
    : nothing;

export const rightSides = (): TemplateResult | typeof nothing =>
  some.value
    ? html`<div class="sides" role="group" aria-label=${t.right}>
        ${choice("results", right.value, t.results, showRightTab)}${choice("motion", right.value, t.motion, showRightTab)}</div>`
    : nothing;

type Tab = "parts" | "details" | "robots" | "results" | "motion" | "chart" | "none";

const open = signal<Tab>("results");

export function tabs(): TemplateResult {
  const { counts } = counted.value;
  const bad = counts.interference + counts.contained;
  const tab = (id: Exclude<Tab, "none">, badge = 0) => html`
    <button aria-pressed=${open.value === id} data-testid=${`tab-${id}`} @click=${() => {
      open.value = open.value === id ? "none" : id;
      sides[id]?.();
    }}>${text.tabs[id]}${badge > 0 ? html` <em class="badge">${badge}</em>` : ""}</button>`;
  const own = robots.value.length > 0;
  return html`${tab("parts")}${tab("details")}${own ? tab("robots") : ""}${tab("results", bad)}${own ? tab("motion") : ""}${tab("chart")}`;
}

/** The panel side for each tab of a narrow screen, so that a wide screen shows what was last shown on a narrow one. */
const sides: Partial<Record<Tab, () => void>> = {
  parts: () => showLeftTab("parts"),
  details: () => showLeftTab("parts"),
  robots: () => showLeftTab("robots"),
  results: () => showRightTab("results"),
  motion: () => showRightTab("motion"),
  chart: () => showRightTab("results"),
};

export const watchTabs = (body: HTMLElement): (() => void) =>
  effect(() => {
    const gone = robots.value.length === 0 && (open.value === "robots" || open.value === "motion");
    body.dataset.tab = gone ? "results" : open.value;
  });
