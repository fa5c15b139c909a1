/** Loads the texts of all steps. A worker without a picture computes the same story, so that the figure stays as it is. */

import { showMessage } from "../../state/messages";
import { dismiss, startWorker } from "../classroom/lookahead";
import { isSameStory } from "../lesson-controller";
import type { StepInfo, StoryInfo } from "../types";
import { t } from "../words";
import { loaded } from "./state";

/**
 * Loads the steps of a story, and returns a function that stops it. The steps of another lesson are dropped. With other values, those of the same
 * lesson stay until the first step has come. If the same story is opened again, they stay until as many have come, so that the page stays as long.
 */
export function loadSteps(story: StoryInfo): () => void {
  if (loaded.peek()?.story.name !== story.name) loaded.value = undefined;
  const before = loaded.peek();
  const continues = before?.story === story;
  if (continues && before.steps.length === story.steps) return () => undefined;
  const least = isSameStory(before?.story, story) ? Math.min(before?.steps.length ?? 0, story.steps) : 0;
  const worker = startWorker();
  let isStopped = false;
  const load = async () => {
    await worker.call("open", story.name, story.values);
    const steps: StepInfo[] = continues ? [...before.steps] : [];
    while (steps.length < story.steps) {
      const step = await worker.call("show", steps.length);
      if (!step || isStopped) return;
      steps.push(step);
      if (steps.length >= least) loaded.value = { story, steps: [...steps] };
    }
  };
  const stop = () => {
    isStopped = true;
    dismiss(worker);
  };
  void load()
    .catch(() => {
      if (isStopped) return;
      if (loaded.peek()?.story !== story) loaded.value = undefined;
      showMessage("error", t("page.notRead"));
    })
    .finally(stop);
  return stop;
}
