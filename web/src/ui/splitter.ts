/** The separator between a panel and the picture. Dragging or arrow keys change the panel's width; a double click restores the default. */

import { effect, signal } from "@preact/signals-core";
import { html, type TemplateResult } from "lit-html";
import { maxWidth, minWidth, type Side, setWidth, widths } from "../state/panel-widths";
import { part } from "./mount";
import { text } from "./strings";

const t = text.splitters;
/** The step of an arrow key, in CSS pixels. */
const step = 16;
const panels = { left: "parts", right: "results" } as const;

/** The actual widths of the panels, in CSS pixels. */
const drawn = signal<Record<Side, number>>({ left: 0, right: 0 });
const windowWidth = signal(0);

/** Passes the chosen widths to the style sheet, and follows the actual ones. */
export function watchPanelWidths(): void {
  const { style } = document.documentElement;
  effect(() => {
    for (const side of ["left", "right"] as const) {
      const options = widths.value[side];
      if (options === undefined) style.removeProperty(`--${side}-panel`);
      else style.setProperty(`--${side}-panel`, `${options}px`);
    }
  });
  const measure = () => {
    const [left, right] = [part(panels.left).offsetWidth, part(panels.right).offsetWidth];
    drawn.value = { left, right };
    windowWidth.value = innerWidth;
  };
  const observer = new ResizeObserver(measure);
  for (const id of Object.values(panels)) observer.observe(part(id));
}

export function splitter(side: Side): TemplateResult {
  const now = drawn.value[side];
  const atMost = maxWidth(side, windowWidth.value);
  const widen = (options: number) => setWidth(side, Math.max(minWidth[side], Math.min(options, atMost)));
  return html`
    <div class="splitter" role="separator" tabindex="0" aria-orientation="vertical" aria-controls=${panels[side]} aria-label=${t[side]}
      aria-valuenow=${now} aria-valuemin=${minWidth[side]} aria-valuemax=${atMost} data-testid=${`splitter-${side}`}
      @pointerdown=${(event: PointerEvent) => begin(event, side, widen)}
      @dblclick=${() => setWidth(side, undefined)}
      @keydown=${(event: KeyboardEvent) => {
        const options = widthAfterKey(event.key, side, now, atMost);
        if (options === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        widen(options);
      }}></div>`;
}

/** Returns the width after a key; undefined for other keys. */
function widthAfterKey(key: string, side: Side, now: number, atMost: number): number | undefined {
  const outwards = side === "left" ? "ArrowRight" : "ArrowLeft";
  const inwards = side === "left" ? "ArrowLeft" : "ArrowRight";
  const keys: Record<string, number> = {
    [outwards]: now + step,
    [inwards]: now - step,
    Home: minWidth[side],
    End: atMost,
  };
  return keys[key];
}

/** Makes the edge of the panel follow the pointer. */
function begin(event: PointerEvent, side: Side, widen: (options: number) => void): void {
  if (event.button !== 0) return;
  const element = event.currentTarget as HTMLElement;
  const from = drawn.peek()[side];
  const { clientX } = event;
  element.setPointerCapture(event.pointerId);
  const move = (now: PointerEvent) => {
    const by = now.clientX - clientX;
    widen(from + (side === "left" ? by : -by));
  };
  element.addEventListener("pointermove", move);
  element.addEventListener("lostpointercapture", () => element.removeEventListener("pointermove", move), {
    once: true,
  });
}
