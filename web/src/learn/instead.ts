/** What stands where a room of the learn page has no picture: why, and what can be done. */

import type { TemplateResult } from "lit-html";
import type { Known } from "../state/room";
import { watchLoss } from "../ui/lost-picture";
import { notice, noticeButton } from "../ui/notice";
import { t } from "./words";

/** Undefined where there is a picture; `again` begins with another worker. */
export function insteadOf(room: Known): (again: () => void) => TemplateResult | undefined {
  const isLostForGood = watchLoss(room);
  return (again) => {
    const { dead, deadTitle, gpu } = room;
    if (dead.value !== undefined)
      return notice(
        "dead",
        deadTitle.value,
        dead.value,
        noticeButton("begin-anew", t("page.startAnew"), again),
      );
    const { gpu: state } = gpu.value;
    if (state === "none") return notice("no-webgl", t("page.noPicture"), t("page.noPictureWhy"));
    if (state !== "lost") return undefined;
    if (!isLostForGood.value) return notice("lost", t("page.lostPicture"), t("page.lostPictureWhy"));
    return notice(
      "lost",
      t("page.lostForGood"),
      t("page.lostForGoodWhy"),
      noticeButton("draw-anew", t("page.drawAnew"), again),
    );
  };
}
