/** The scroller of a long list: decides which rows are in the page, and scrolls rows into view. All rows have one height, `--row`. */

import { computed, signal } from "@preact/signals-core";
import { type ListViewport, scrollToShow, visibleRange } from "../state/visible-rows";

class LongList {
  readonly #viewport;
  /** The width of the list, in CSS pixels. */
  readonly width = computed(() => this.#viewport.value.width);
  #scroller: HTMLElement | undefined;

  /** Creates the scroller. `row` is the height of a row before the page has measured it. */
  constructor(row: number) {
    this.#viewport = signal<ListViewport>({ top: 0, height: 800, width: 304, row });
  }

  /** A callback for lit's `ref` that follows the scroller from its creation. */
  readonly watch = (element: Element | undefined): void => {
    if (!(element instanceof HTMLElement)) return;
    this.#scroller = element;
    element.addEventListener("scroll", () => this.#look(), { passive: true });
    const observer = new ResizeObserver(() => this.#look());
    observer.observe(element);
    // Its height changes with that of the rows.
    if (element.firstElementChild) observer.observe(element.firstElementChild);
  };

  /** Restores the focus of a row that lost it because it is drawn elsewhere in the list. */
  #look(): void {
    const scroller = this.#scroller;
    if (!scroller) return;
    const focused = scroller.contains(document.activeElement)
      ? (document.activeElement as HTMLElement).dataset.key
      : undefined;
    const row = Number.parseFloat(getComputedStyle(scroller).getPropertyValue("--row"));
    const { scrollTop: top, clientHeight: height, clientWidth: width } = scroller;
    this.#viewport.value = { top, height, width, row };
    if (focused !== undefined && !scroller.contains(document.activeElement)) this.focus(focused);
  }

  /** Returns the indices of the rows that are drawn, out of `count`. The row with the tab stop is always among them; −1: there is none. */
  drawn(count: number, tabStop: number): number[] {
    const [from, to] = visibleRange(count, this.#viewport.value);
    const places = Array.from({ length: to - from }, (_, i) => from + i);
    if (tabStop >= 0 && tabStop < from) places.unshift(tabStop);
    if (tabStop >= to) places.push(tabStop);
    return places;
  }

  /** Scrolls as little as possible. */
  scrollIntoView(index: number): void {
    const scroller = this.#scroller;
    if (!scroller || index < 0) return;
    const { scrollTop: top, clientHeight: height } = scroller;
    scroller.scrollTop = scrollToShow(index, { ...this.#viewport.peek(), top, height });
    this.#look();
  }

  focus(key: string): void {
    const row = this.#scroller?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
    row?.focus({ preventScroll: true });
  }
}

export const partList = new LongList(26);
export const resultList = new LongList(68);
