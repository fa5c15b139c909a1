/** The message in place of the picture of a room of the learn page, in the page's words. */

import type { Known } from "../state/room";
import { insteadOf, type Word } from "../ui/instead";
import { t } from "./words";

const word = (which: Word): string => t(which === "tryAgain" ? "page.startAnew" : `page.${which}`);

/** The message of a lesson, which returns to its step after a restart. */
export const insteadOfLesson = (room: Known) => insteadOf(room, word);

/** The message of a room beside the lessons, which keeps its state. */
export const insteadOfRoom = (room: Known) =>
  insteadOf(room, (which) => (which === "lostForGoodWhy" ? t("page.lostInRoomWhy") : word(which)));
