/** The bar over the picture of a step in which something moves: play, the time, and poses at other times. */

import { html, nothing, type TemplateResult } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { seconds } from "../state/format";
import { icons } from "../ui/icons";
import { styled } from "../ui/styled";
import { percentOf } from "./controls";
import { type MotionPlayer, motion, moving, showsPoses, time } from "./motion";
import { withDecimalMark } from "./numbers";
import { unavailableReason } from "./state";
import type { LessonMotion } from "./types";
import { percent, t } from "./words";

/** The number of positions of the slider. */
const positions = 1000;

export function motionBar(player: MotionPlayer): TemplateResult | typeof nothing {
  const own = motion.value;
  if (!own || unavailableReason.value !== undefined) return nothing;
  const name = moving.value ? t("page.motionPause") : t("page.motionPlay");
  const text = timeText(own, time.value);
  const position = Math.round(((time.value - own.from) / (own.to - own.from)) * positions);
  return html`
    <div class="motion-bar" data-testid="motion" data-time=${time.value} data-moving=${moving.value} role="group" aria-label=${t("page.motion")}>
      <button class="tool" data-testid="motion-play" title=${name} aria-label=${name} @click=${() => player.toggle()}>${moving.value ? icons.pause : icons.play}</button>
      <input type="range" data-testid="motion-time" aria-label=${t("page.motionTime")} min="0" max=${positions} step="1"
        .value=${live(String(position))} aria-valuetext=${text} style=${styled({ "--done": percentOf(time.value, own.from, own.to) })}
        @input=${(event: Event) => player.seek(timeAt(own, Number((event.target as HTMLInputElement).value)))} />
      <span class="m" aria-hidden="true">${text}</span>
      <label><input type="checkbox" data-testid="motion-poses" .checked=${live(showsPoses.value)}
        @change=${(event: Event) => player.setPoses((event.target as HTMLInputElement).checked)} /> ${t("page.motionPoses")}</label>
    </div>`;
}

/** Returns the time at a position. The last one is the end, whatever is rounded. */
const timeAt = ({ from, to }: LessonMotion, position: number): number =>
  position === positions ? to : from + ((to - from) * position) / positions;

const timeText = ({ unit }: LessonMotion, at: number): string =>
  unit === "seconds" ? withDecimalMark(seconds(at)) : percent(Math.round(at * 1000) / 1000);
