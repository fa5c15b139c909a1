/** A question that is answered by dragging a point in the picture, by mouse, by finger or with keys. */

import { html, nothing, type TemplateResult } from "lit-html";
import { plain } from "../state/format";
import { part } from "../ui/mount";
import { lengthText } from "./numbers";
import { pin } from "./state";
import type { LessonPointGrade } from "./types";
import { t, word } from "./words";

/** How it is done, how near is near enough, and where the point lies now. */
export const pointing = (
  name: string,
  within: number,
  isShut: boolean,
  give: () => void,
): TemplateResult => html`
  <p>${t("page.pointHow")} <span data-testid="point-within">${word(`point.${name}`, { within: plain(short(within)) })}</span></p>
  <div class="options">
    <button class="button" data-testid="point" aria-disabled=${isShut} title=${t("page.pointKeysTitle")} @click=${() => isShut || toPicture()}>${t("page.pointKeys")}</button>
    <button class="button ${isShut ? "" : "primary"}" data-testid="give-answer" aria-disabled=${isShut} @click=${() => isShut || give()}>${t("page.giveAnswer")}</button>
  </div>
  <p class="dim m" role="status" data-testid="pin" data-at=${pin.value?.join(" ") ?? nothing}>${pin.value ? place(pin.value) : nothing}</p>`;

/** Two digits, and no more than it is: what is told counts as right. */
function short(length: number): number {
  const unit = 10 ** (Math.floor(Math.log10(length)) - 1);
  return Number((Math.floor(length / unit + 1e-9) * unit).toPrecision(2));
}

const place = ([x, y, z]: LessonPointGrade["at"]): string => {
  const written = (coordinate: number) => lengthText(coordinate, "exact");
  return t("page.pointAt", { x: written(x), y: written(y), z: written(z) });
};

/** There arrow keys move the point, and Enter answers. */
function toPicture(): void {
  part("picture").querySelector("canvas")?.focus();
}
