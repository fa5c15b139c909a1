/** Reports the end of a worker of the learn page: that another one has restored it, or, in place of the picture, why there is none. */

import type { EngineEnd } from "../engine/client";
import { isMissing } from "../engine/missing";
import type { CanvasState } from "../state/canvas-state";
import { showMessage } from "../state/messages";
import { sentences } from "../state/punctuation";
import type { CanvasWorker } from "../ui/canvas-worker";
import { messageText } from "../ui/core/translate";
import { t } from "./words";

/** The names by which a person knows the lessons or the tool. */
export interface WorkerEndTexts {
  notStarted(): string;
  stopped(): string;
  restarted(): string;
}

/** Returns the worker's last message, or the page's own words if a part of the page is missing. */
export const endReason = ({ message }: EngineEnd): string =>
  isMissing({ message }) ? t("page.noPart") : message && t("page.itSaid", { why: messageText(message) });

/** Shows that no worker runs until the user starts one or, if a part of the page is missing, until there is a network. */
export function showStopped(
  end: EngineEnd,
  { unavailableReason: dead, unavailableTitle: deadTitle }: CanvasState,
  words: Omit<WorkerEndTexts, "restarted">,
  renew: () => void,
): void {
  const lacks = isMissing(end);
  deadTitle.value = lacks ? words.notStarted() : words.stopped();
  dead.value = lacks ? endReason(end) : sentences([endReason(end), t("page.stoppedHint")]).trim();
  if (lacks) addEventListener("online", () => dead.peek() !== undefined && renew(), { once: true });
}

/** Reports the end of a worker of a tool beside the lessons. */
export function reportWorkerEnd(
  end: EngineEnd,
  again: Promise<void> | undefined,
  worker: Pick<CanvasWorker<never>, "known" | "renew">,
  words: WorkerEndTexts,
): void {
  if (!again) {
    showStopped(end, worker.known, words, () => void worker.renew().catch(() => undefined));
    return;
  }
  const back = () => void showMessage("warning", words.restarted(), endReason(end));
  // A worker that ended again reports that itself.
  again.then(back, (error: Error) => error.name !== "EngineGone" && back());
}
