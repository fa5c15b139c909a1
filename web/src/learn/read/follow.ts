/** Makes the figure follow the section that is read, and the text follow a step that something else shows. */

import { effect } from "@preact/signals-core";
import { isReading } from "../shown-view";
import * as state from "../state";
import type { Transport } from "../transport";
import { sectionAt, sectionOf } from "./sections";
import { isCurrent, sections } from "./state";

/** The height of the reading line in the region, as a share, and the gap above a section that is scrolled to, in pixels. */
const readingLine = 0.3;
const gap = 12;

export function followScrolling(region: HTMLElement, transport: Transport): void {
  /** The step that is shown or will be. */
  let step = 0;
  /** The number of steps that scrolling has requested and that are not shown yet. */
  let requests = 0;

  const tops = () => [...region.querySelectorAll<HTMLElement>("section")].map(({ offsetTop }) => offsetTop);
  const isFollowing = () => isReading.peek() && isCurrent.peek();
  const read = () => {
    const isAtEnd = region.scrollTop > 0 && region.scrollTop + region.clientHeight >= region.scrollHeight - 1;
    return sectionAt(
      tops(),
      isAtEnd ? region.scrollHeight : region.scrollTop + readingLine * region.clientHeight,
    );
  };

  /** Scrolls to the section of the step, unless it is read already. It jumps, because the figure would follow each section on the way. */
  const scroll = () => {
    const section = sectionOf(sections.peek(), step);
    if (!isFollowing() || section < 0 || section === read()) return;
    const top = section === 0 ? 0 : (tops()[section] ?? 0) - gap; // the title stands above the first section
    region.scrollTo({ top, behavior: "instant" });
  };

  effect(() => {
    const now = [isReading.value, state.shownStep.value, sections.value];
    if (!now[0] || requests > 0) return;
    step = state.step.peek();
    queueMicrotask(scroll); // after the text is rendered
  });
  region.addEventListener("scroll", () => {
    const all = sections.peek();
    const before = sectionOf(all, step);
    const next = all[read()];
    // Before the text of the step is loaded, the position means nothing.
    if (!isFollowing() || before < 0 || !next || next === all[before]) return;
    step = next.step.index;
    requests += 1;
    void transport.seek(step).finally(() => {
      requests -= 1;
      // Meanwhile something else may have shown another step, or the step was refused.
      if (requests > 0 || step === state.step.peek()) return;
      step = state.step.peek();
      scroll();
    });
  });
  new ResizeObserver(scroll).observe(region);
}
