/** The part tree's scroller: which rows are seen of it, and what brings a row into sight. */

import { signal } from "@preact/signals-core";
import { inSight, type Sight, scrolledTo } from "../state/in-sight";
import type { TreeRow } from "../state/tree";

/** Before the page has measured it. */
const sight = signal<Sight>({ top: 0, height: 800, row: 26 });
let scroller: HTMLElement | undefined;

/** For lit's `ref`: follows the scroller from when it is there. */
export function watchTree(element: Element | undefined): void {
  if (!(element instanceof HTMLElement)) return;
  scroller = element;
  element.addEventListener("scroll", look, { passive: true });
  new ResizeObserver(look).observe(element);
}

/** A row that is drawn elsewhere in the list may lose the focus by that: it gets it back. */
function look(): void {
  if (!scroller) return;
  const focused = scroller.contains(document.activeElement)
    ? (document.activeElement as HTMLElement).dataset.key
    : undefined;
  const row = Number.parseFloat(getComputedStyle(scroller).getPropertyValue("--row"));
  sight.value = { top: scroller.scrollTop, height: scroller.clientHeight, row };
  if (focused !== undefined && !scroller.contains(document.activeElement)) focusRow(focused);
}

/** The places of the rows that are drawn; the one with the tab stop always is. */
export function drawn(rows: readonly TreeRow[], tabStop: string | undefined): number[] {
  const [from, to] = inSight(rows.length, sight.value);
  const places = Array.from({ length: to - from }, (_, i) => from + i);
  const stop = rows.findIndex((row) => row.key === tabStop);
  if (stop >= 0 && stop < from) places.unshift(stop);
  if (stop >= to) places.push(stop);
  return places;
}

/** Scrolls by as little as possible. */
export function bringToSight(index: number): void {
  if (!scroller || index < 0) return;
  const { row } = sight.peek();
  scroller.scrollTop = scrolledTo(index, { top: scroller.scrollTop, height: scroller.clientHeight, row });
}

export function focusRow(key: string): void {
  const row = scroller?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
  row?.focus({ preventScroll: true });
}
