/** The message in place of the picture of a lesson or tool of the learn page, in the page's words. */

import type { CanvasState } from "../state/canvas-state";
import { pictureFallback, type Word } from "../ui/picture-fallback";
import { t } from "./words";

const word = (which: Word): string => t(which === "tryAgain" ? "page.startAnew" : `page.${which}`);

/** The message of a lesson, which returns to its step after a restart. */
export const lessonFallback = (canvas: CanvasState) => pictureFallback(canvas, word);

/** The message of a tool beside the lessons, which keeps its state. */
export const toolFallback = (room: CanvasState) =>
  pictureFallback(room, (which) => (which === "lostForGoodWhy" ? t("page.lostInRoomWhy") : word(which)));
