/** A question that is answered by dragging a point in the picture, by mouse, finger or keys. */

import { html, nothing, type TemplateResult } from "lit-html";
import { plain } from "../state/format";
import { part } from "../ui/mount";
import { lengthText, withDecimalMark } from "./numbers";
import { pointPosition } from "./state";
import type { LessonPointGrade } from "./types";
import { t, word } from "./words";

/** Shows the instructions, the tolerance, and the present position of the point. */
export const pointing = (
  name: string,
  within: number,
  isShut: boolean,
  give: () => void,
): TemplateResult => html`
  <p>${t("page.pointHow")} <span data-testid="point-within">${word(`point.${name}`, { within: withDecimalMark(plain(short(within))) })}</span></p>
  <div class="options">
    <button class="button" data-testid="point" aria-disabled=${isShut} title=${t("page.pointKeysTitle")} @click=${() => isShut || toPicture()}>${t("page.pointKeys")}</button>
    <button class="button ${isShut ? "" : "primary"}" data-testid="give-answer" aria-disabled=${isShut} @click=${() => isShut || give()}>${t("page.giveAnswer")}</button>
  </div>
  <p class="dim m" role="status" data-testid="pin" data-at=${pointPosition.value?.join(" ") ?? nothing}>${pointPosition.value ? place(pointPosition.value) : nothing}</p>`;

/** Rounds down to two digits, so that every position within the shown tolerance is right. */
function short(length: number): number {
  const unit = 10 ** (Math.floor(Math.log10(length)) - 1);
  return Number((Math.floor(length / unit + 1e-9) * unit).toPrecision(2));
}

const place = ([x, y, z]: LessonPointGrade["at"]): string => {
  const written = (coordinate: number) => lengthText(coordinate, "exact");
  return t("page.pointAt", { x: written(x), y: written(y), z: written(z) });
};

/** Focuses the picture, where arrow keys move the point and Enter answers. */
function toPicture(): void {
  part("picture").querySelector("canvas")?.focus();
}
