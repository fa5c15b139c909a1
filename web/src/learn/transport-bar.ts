/** The transport below the picture. */

import { html, type TemplateResult } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { icons, toolButton } from "../ui/icons";
import { styled } from "../ui/styled";
import type { Actions } from "./actions";
import { percentOf } from "./controls";
import { playing, requested, speed, step, steps } from "./state";
import { speeds } from "./transport";
import { t } from "./words";

export function transportBar(actions: Actions): TemplateResult {
  const last = Math.max(0, steps.value - 1);
  const at = step.value;
  const running = playing.value;
  if (!requested.value) return html``;
  return html`
    ${toolButton("reset", t("page.reset"), icons.reset, false, actions.reset)}
    ${toolButton("back", t("page.back"), icons.back, at === 0, actions.previous)}
    <button class="button primary play" data-testid="play" title=${running ? t("page.pause") : t("page.play")}
      aria-label=${running ? t("page.pause") : t("page.play")} @click=${actions.toggle}>${running ? icons.pause : icons.play}</button>
    ${toolButton("on", t("page.onward"), icons.on, at === last, actions.next)}
    <input type="range" data-testid="scrub" aria-label=${t("page.scrub")} min="0" max=${last} step="1" .value=${live(String(at))}
      aria-valuetext=${t("page.stepOf", { step: at, last })} style=${styled({ "--done": percentOf(at, 0, last) })}
      @input=${(event: Event) => actions.seek(Number((event.target as HTMLInputElement).value))} />
    <span class="m count" data-testid="step" data-step=${at} data-last=${last}>${t("page.stepOf", { step: at, last })}</span>
    <div class="seg speeds" role="group" aria-label=${t("page.speed")}>${speeds.map(speedButton(actions))}</div>
    ${toolButton("fit", t("page.fit"), icons.fit, false, actions.fit)}`;
}

const speedButton = (actions: Actions) => (value: number) =>
  html`
  <button aria-pressed=${value === speed.value} data-testid=${`speed-${value}`} @click=${() => actions.setSpeed(value)}>
    ${value === 0.5 ? "½" : value}×</button>`;
