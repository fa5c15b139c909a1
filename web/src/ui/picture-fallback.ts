/** The message in place of the picture: why there is none, and what the user can do. */

import { effect, type ReadonlySignal, signal } from "@preact/signals-core";
import { html, nothing, type TemplateResult } from "lit-html";
import type { CanvasState } from "../state/canvas-state";
import { translateMessage } from "./core/translate";

/** The words that a page defines itself. */
export type Word =
  | "noPicture"
  | "noPictureWhy"
  | "lostPicture"
  | "lostPictureWhy"
  | "lostForGood"
  | "lostForGoodWhy"
  | "drawAnew"
  | "tryAgain";

/** Returns the message; undefined if there is a picture. `again` starts another worker. */
export function pictureFallback(
  room: CanvasState,
  word: (which: Word) => string,
): (again: () => void) => TemplateResult | undefined {
  const isLostForGood = watchLoss(room);
  return (again) => {
    const { unavailableReason: dead, unavailableTitle: deadTitle, gpu } = room;
    if (dead.value !== undefined)
      return notice(
        "dead",
        deadTitle.value,
        translateMessage(dead.value),
        button("restart-worker", word("tryAgain"), again),
      );
    const { gpu: state } = gpu.value;
    if (state === "none") return notice("no-webgl", word("noPicture"), word("noPictureWhy"));
    if (state !== "lost") return undefined;
    if (!isLostForGood.value) return notice("lost", word("lostPicture"), word("lostPictureWhy"));
    const anew = button("restart-picture", word("drawAnew"), again);
    return notice("lost", word("lostForGood"), word("lostForGoodWhy"), anew);
  };
}

const notice = (id: string, title: string, why: unknown, more: unknown = nothing): TemplateResult => html`
  <div class="notice" role="alert" data-testid=${id}><b>${title}</b><p>${why}</p>${more}</div>`;

const button = (id: string, label: string, run: () => void): TemplateResult => html`
  <p><button class="button primary" data-testid=${id} @click=${run}>${label}</button></p>`;

/** The milliseconds after which the graphics are given up; browsers restore them in a second or two. */
const restoreTimeoutMs = 10_000;

/** Returns whether the graphics are lost for good. */
function watchLoss({ gpu }: CanvasState): ReadonlySignal<boolean> {
  const isForGood = signal(false);
  let wait: ReturnType<typeof setTimeout> | undefined;
  effect(() => {
    clearTimeout(wait);
    isForGood.value = false;
    if (gpu.value.gpu === "lost") wait = setTimeout(() => (isForGood.value = true), restoreTimeoutMs);
  });
  return isForGood;
}
