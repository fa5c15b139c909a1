/** What a room says when its worker ended: that another one has it back; or why there is none, where its picture was. */

import type { EngineEnd } from "../engine/client";
import { isMissing } from "../engine/missing";
import { say } from "../state/messages";
import { sentences } from "../state/punctuation";
import type { Known } from "../state/room";
import { saidText } from "../ui/core/said";
import type { Room } from "../ui/room";
import { t } from "./words";

/** By what a person knows the room. */
export interface Words {
  notStarted(): string;
  stopped(): string;
  restarted(): string;
}

/** What the worker said last; in words of the page, where a part of that is not there. */
export const whyEnded = ({ message }: EngineEnd): string =>
  isMissing({ message }) ? t("page.noPart") : message && t("page.itSaid", { why: saidText(message) });

/** There is none until somebody asks for one; where a part of the page is lacking, or until there is a network. */
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

/** Of a room beside the lessons. */
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
  // One that ended again tells that by itself.
  again.then(back, (error: Error) => error.name !== "EngineGone" && back());
}
