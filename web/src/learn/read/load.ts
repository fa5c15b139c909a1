/** Loads the texts of all steps. A worker without a picture computes the same story, so that the figure stays as it is. */

import { showMessage } from "../../state/messages";
import { startWorker } from "../classroom/lookahead";
import type { StepInfo, StoryInfo } from "../types";
import { t } from "../words";
import { loaded } from "./state";

/** Loads the steps of a story; those of another one stay until the first step has come. Returns a function that stops it. */
export function loadSteps(story: StoryInfo): () => void {
  const before = loaded.peek();
  if (before?.story === story && before.steps.length === story.steps) return () => undefined;
  const worker = startWorker();
  let isStopped = false;
  const load = async () => {
    await worker.call("open", story.name, story.values);
    const steps: StepInfo[] = [];
    while (steps.length < story.steps) {
      const step = await worker.call("show", steps.length);
      if (!step || isStopped) return;
      steps.push(step);
      loaded.value = { story, steps: [...steps] };
    }
  };
  const stop = () => {
    isStopped = true;
    worker.terminate();
  };
  void load()
    .catch(() => isStopped || showMessage("error", t("page.notRead")))
    .finally(stop);
  return stop;
}
