/** Sets marks on the browser's timeline (`performance.getEntriesByType("mark")`), to measure the start. */

import { effect } from "@preact/signals-core";
import { activity, engineInfo, parts, phase } from "./store";

/** Marks "nearpoint:engine" when the engine answers, ":parts" when the scene is there, ":picture" when it is drawn, ":idle" when it is checked. */
export function markMilestones(): void {
  const seen = new Set<string>();
  const mark = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    performance.mark(`nearpoint:${name}`);
  };
  let before: number | undefined;
  const stop = effect(() => {
    if (engineInfo.value) mark("engine");
    if (parts.value.length === 0) return;
    mark("parts");
    before ??= activity.value.frames;
    if (activity.value.frames > before) mark("picture");
    if (phase.value === "idle" && seen.has("picture")) {
      mark("idle");
      queueMicrotask(() => stop());
    }
  });
}
