/** Reports the end of a room's worker: that another one has restored it, or, in place of the picture, why there is none. */

import type { EngineEnd } from "../engine/client";
import { isMissing } from "../engine/missing";
import { say } from "../state/messages";
import { sentences } from "../state/punctuation";
import type { Known } from "../state/room";
import { saidText } from "../ui/core/said";
import type { Room } from "../ui/room";
import { t } from "./words";

/** The names by which a person knows the room. */
export interface Words {
  notStarted(): string;
  stopped(): string;
  restarted(): string;
}

/** Returns the worker's last message, or the page's own words if a part of the page is missing. */
export const whyEnded = ({ message }: EngineEnd): string =>
  isMissing({ message }) ? t("page.noPart") : message && t("page.itSaid", { why: saidText(message) });

/** Shows that no worker runs until the user starts one or, if a part of the page is missing, until there is a network. */
export function stopped(
  end: EngineEnd,
  { dead, deadTitle }: Known,
  words: Omit<Words, "restarted">,
  renew: () => void,
): void {
  const lacks = isMissing(end);
  deadTitle.value = lacks ? words.notStarted() : words.stopped();
  dead.value = lacks ? whyEnded(end) : sentences([whyEnded(end), t("page.stoppedHint")]).trim();
  if (lacks) addEventListener("online", () => dead.peek() !== undefined && renew(), { once: true });
}

/** Reports the end of a worker of a room beside the lessons. */
export function tellEnd(
  end: EngineEnd,
  again: Promise<void> | undefined,
  room: Pick<Room<never>, "known" | "renew">,
  words: Words,
): void {
  if (!again) {
    stopped(end, room.known, words, () => void room.renew().catch(() => undefined));
    return;
  }
  const back = () => void say("warning", words.restarted(), whyEnded(end));
  // A worker that ended again reports that itself.
  again.then(back, (error: Error) => error.name !== "EngineGone" && back());
}
