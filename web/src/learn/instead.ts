/** What stands where a room of the learn page has no picture, in the page's words. */

import type { Known } from "../state/room";
import { insteadOf, type Word } from "../ui/instead";
import { t } from "./words";

const word = (which: Word): string => t(which === "tryAgain" ? "page.startAnew" : `page.${which}`);

/** Of a lesson, which is at its step again when it begins anew. */
export const insteadOfLesson = (room: Known) => insteadOf(room, word);

/** Of a room beside the lessons, which keeps what was done in it. */
export const insteadOfRoom = (room: Known) =>
  insteadOf(room, (which) => (which === "lostForGoodWhy" ? t("page.lostInRoomWhy") : word(which)));
