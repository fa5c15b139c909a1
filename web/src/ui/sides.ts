/** While a scene has robots each panel has a second side: on the left their joints and poses, on the right their motion's check. */

import { computed, effect, signal } from "@preact/signals-core";
import { html, nothing, type TemplateResult } from "lit-html";
import { robots } from "../state/robots";
import { into } from "./fields";
import { text } from "./strings";

type Left = "parts" | "robots";
type Right = "results" | "motion";

const t = text.robots.sides;
const left = signal<Left>("parts");
/** Which side of the right panel is seen. */
export const right = signal<Right>("results");
const some = computed(() => robots.value.length > 0);

export const showLeft = into(left);
export const showRight = into(right);

/** Robots are shown at once when they come in. */
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
        ${choice("parts", left.value, t.parts, showLeft)}${choice("robots", left.value, t.robots, showLeft)}</div>`
    : nothing;

export const rightSides = (): TemplateResult | typeof nothing =>
  some.value
    ? html`<div class="sides" role="group" aria-label=${t.right}>
        ${choice("results", right.value, t.results, showRight)}${choice("motion", right.value, t.motion, showRight)}</div>`
    : nothing;
