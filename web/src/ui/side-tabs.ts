/** Chooses the visible panels: on a wide screen by tabs above each panel, on a narrow one by a bar below the picture, whose panels share one sheet. */

import { computed, effect, signal } from "@preact/signals-core";
import { html, nothing, type TemplateResult } from "lit-html";
import { counted } from "../state/review";
import { robots } from "../state/robots";
import { parts } from "../state/store";
import { setterOf } from "./fields";
import { text } from "./strings";

type Left = "parts" | "robots";
type Right = "results" | "tests" | "motion";

const t = text.robots.sides;
const left = signal<Left>("parts");
/** The visible side of the right panel. */
export const right = signal<Right>("results");
const some = computed(() => robots.value.length > 0);
/** The tabs of each panel; a panel with one has no tabs. */
const leftTabs = computed((): readonly Left[] => (some.value ? ["parts", "robots"] : ["parts"]));
const rightTabs = computed((): readonly Right[] => [
  "results",
  ...(parts.value.length > 1 ? (["tests"] as const) : []),
  ...(some.value ? (["motion"] as const) : []),
]);

const showLeftTab = setterOf(left);

/** Shows a side of the right panel. On a narrow screen, the sheet follows if it shows the side before. */
export function showRightTab(side: Right): void {
  if (open.peek() === right.peek()) open.value = side;
  right.value = side;
}

/** Watches the panels, and shows robots as soon as they are added. */
export function watchSides(leftPanel: HTMLElement, rightPanel: HTMLElement): void {
  effect(() => {
    left.value = some.value ? "robots" : "parts";
    right.value = "results";
  });
  effect(() => {
    if (!rightTabs.value.includes(right.value)) right.value = "results";
  });
  effect(() => {
    leftPanel.dataset.side = left.value;
    rightPanel.dataset.side = right.value;
  });
}

interface TabList<Side> {
  label: string;
  sides: readonly Side[];
  now: Side;
  show(side: Side): void;
}

const nameOf = (side: Left | Right): string => (side === "tests" ? text.review.tests : t[side]);

/** Renders the tabs of a panel. Arrow keys, Home and End choose one. */
function tabList<Side extends Left | Right>({
  label,
  sides,
  now,
  show,
}: TabList<Side>): TemplateResult | typeof nothing {
  if (sides.length < 2) return nothing;
  const choose = (event: KeyboardEvent) => {
    const at = sides.indexOf(now);
    const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: sides.length - 1 }[event.key];
    const side = next === undefined ? undefined : sides.at(next % sides.length);
    if (!side) return;
    event.preventDefault();
    event.stopPropagation();
    show(side);
    document.getElementById(`side-${side}`)?.focus();
  };
  return html`
    <div class="sides" role="tablist" aria-label=${label} @keydown=${choose}>
      ${sides.map(
        (side) => html`
          <button id=${`side-${side}`} role="tab" aria-selected=${side === now} aria-controls=${panelId(side)} tabindex=${side === now ? 0 : -1} data-testid=${`side-${side}`}
            title=${side === "tests" ? text.review.testsTitle : nothing} @click=${() => show(side)}>${nameOf(side)}</button>`,
      )}</div>`;
}

const panelId = (side: Left | Right): string => `panel-${side}`;

/** Makes an element the panel of a tab, while there are tabs. */
export function tabPanel(element: HTMLElement, side: Left | Right): HTMLElement {
  element.id = panelId(side);
  effect(() => {
    const among: readonly (Left | Right)[] =
      [leftTabs, rightTabs].find(({ value }) => (value as readonly string[]).includes(side))?.value ?? [];
    const given = { role: "tabpanel", "aria-labelledby": `side-${side}` };
    for (const [name, value] of Object.entries(given)) {
      if (among.length > 1) element.setAttribute(name, value);
      else element.removeAttribute(name);
    }
  });
  return element;
}

export const leftSides = (): TemplateResult | typeof nothing =>
  tabList({ label: t.left, sides: leftTabs.value, now: left.value, show: showLeftTab });

export const rightSides = (): TemplateResult | typeof nothing =>
  tabList({ label: t.right, sides: rightTabs.value, now: right.value, show: showRightTab });

type Tab = "parts" | "details" | "robots" | "results" | "tests" | "motion" | "chart" | "none";

const open = signal<Tab>("results");

export function tabs(): TemplateResult {
  const { counts } = counted.value;
  const bad = counts.interference + counts.contained;
  const tab = (id: Exclude<Tab, "none">, badge = 0) => html`
    <button aria-pressed=${open.value === id} data-testid=${`tab-${id}`} @click=${() => {
      open.value = open.value === id ? "none" : id;
      sides[id]?.();
    }}>${id === "tests" ? text.review.tests : text.tabs[id]}${badge > 0 ? html` <em class="badge">${badge}</em>` : ""}</button>`;
  const own = some.value;
  return html`${tab("parts")}${tab("details")}${own ? tab("robots") : ""}${rightTabs.value.map((id) => tab(id, id === "results" ? bad : 0))}${tab("chart")}`;
}

/** Shows the joints, also on a narrow screen. */
export function showJoints(): void {
  showLeftTab("robots");
  open.value = "robots";
}

/** The panel side for each tab of a narrow screen, so that a wide screen shows what was last shown on a narrow one. */
const sides: Partial<Record<Tab, () => void>> = {
  parts: () => showLeftTab("parts"),
  details: () => showLeftTab("parts"),
  robots: () => showLeftTab("robots"),
  results: () => showRightTab("results"),
  tests: () => showRightTab("tests"),
  motion: () => showRightTab("motion"),
  chart: () => showRightTab("results"),
};

export const watchTabs = (body: HTMLElement): (() => void) =>
  effect(() => {
    const offered: readonly Tab[] = [
      "parts",
      "details",
      "chart",
      "none",
      ...leftTabs.value,
      ...rightTabs.value,
    ];
    body.dataset.tab = offered.includes(open.value) ? open.value : "results";
  });
