/** Shows measured times: how much the runs differ, whether that is too much, and a button to measure again. */

import { html, nothing, type TemplateResult } from "lit-html";
import { plain } from "../state/format";
import type { Actions } from "./actions";
import { isInMilliseconds, numberText, withDecimalMark } from "./numbers";
import type { LessonNumber } from "./types";
import { t } from "./words";

/** Returns the number and half of its interquartile range; without a number, its range. */
export function measuredText({ value, unit, spread }: LessonNumber): string {
  if (!spread) return numberText(value, unit);
  const [low, high] = spread;
  if (value === undefined) return t("page.range", { low, high });
  const shown = numberText(value, unit);
  const scale = unit === "microseconds" && isInMilliseconds(value) ? 1e-3 : shown.endsWith("%") ? 100 : 1;
  const half = ((high - low) / 2) * scale;
  return `${shown} ± ${withDecimalMark(plain(Number(half.toPrecision(2))))}`;
}

export const noisyMark = ({ noisy }: LessonNumber): TemplateResult | typeof nothing =>
  noisy
    ? html`<small class="noisy" data-testid="noisy" title=${t("page.noisyTitle")}>${t("page.noisy")}</small>`
    : nothing;

/** The button below a table with times. */
export const remeasureButton = (
  numbers: readonly LessonNumber[],
  actions: Actions,
): TemplateResult | typeof nothing =>
  numbers.some(({ spread }) => spread)
    ? html`<p class="again"><span>${t("page.spread")}</span>
      <button class="button" data-testid="again" title=${t("page.againTitle")} @click=${actions.remeasure}>${t("page.again")}</button></p>`
    : nothing;
