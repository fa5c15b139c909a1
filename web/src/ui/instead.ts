/** What stands where there is no picture: why, and what can be done. */

import { html, nothing, type TemplateResult } from "lit-html";
import type { Known } from "../state/room";
import { said } from "./core/said";
import { watchLoss } from "./lost-picture";

/** What a page says of it in words of its own. */
export type Word =
  | "noPicture"
  | "noPictureWhy"
  | "lostPicture"
  | "lostPictureWhy"
  | "lostForGood"
  | "lostForGoodWhy"
  | "drawAnew"
  | "tryAgain";

/** Undefined where there is a picture; `again` begins with another worker. */
export function insteadOf(
  room: Known,
  word: (which: Word) => string,
): (again: () => void) => TemplateResult | undefined {
  const isLostForGood = watchLoss(room);
  return (again) => {
    const { dead, deadTitle, gpu } = room;
    if (dead.value !== undefined)
      return notice("dead", deadTitle.value, said(dead.value), button("begin-anew", word("tryAgain"), again));
    const { gpu: state } = gpu.value;
    if (state === "none") return notice("no-webgl", word("noPicture"), word("noPictureWhy"));
    if (state !== "lost") return undefined;
    if (!isLostForGood.value) return notice("lost", word("lostPicture"), word("lostPictureWhy"));
    const anew = button("draw-anew", word("drawAnew"), again);
    return notice("lost", word("lostForGood"), word("lostForGoodWhy"), anew);
  };
}

const notice = (id: string, title: string, why: unknown, more: unknown = nothing): TemplateResult => html`
  <div class="notice" role="alert" data-testid=${id}><b>${title}</b><p>${why}</p>${more}</div>`;

const button = (id: string, label: string, run: () => void): TemplateResult => html`
  <p><button class="button primary" data-testid=${id} @click=${run}>${label}</button></p>`;
