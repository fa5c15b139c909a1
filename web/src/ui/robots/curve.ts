/** The curve of the smallest clearance over the motion, with the limit, the first contact and the minimum. */

import { html, nothing, svg, type TemplateResult } from "lit-html";
import type { MotionCheckRow } from "../../engine/types";
import { contactIntervals, mergedIntervals } from "../../state/contact-intervals";
import { length } from "../../state/format";
import { nameOf } from "../../state/names";
import { scene } from "../../state/store";
import { units } from "../../state/units";
import type { Actions } from "../actions";
import { text } from "../strings";
import { styled } from "../styled";
import type { Rows } from "./lanes";
import { type Axis, fractionAt, pathOf, percent, type Scale, scaleOf } from "./scale";

const t = text.robots.timeline;

export function curve(check: MotionCheckRow, axis: Axis, actions: Actions): Rows {
  const scale = scaleOf(check.curve);
  if (!scale) return { labels: [], rows: firstMark(check, axis, actions) };
  const { limit } = scene.value;
  const [low, high] = [length(scale.low, units.value), length(scale.high, units.value)];
  const at = (time: number) => fractionAt(axis, time);
  return {
    labels: html`<span class="tl-row curve"><b class="m">${high}</b><span>${t.clearance}${scale.log ? html` <i>${t.log}</i>` : nothing}</span><b class="m">${scale.log ? low : "0"}</b></span>`,
    rows: html`
      <div class="tl-row curve" role="img" aria-label=${t.curve({ low, high })} data-testid="curve">
        <svg viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">
          ${mergedIntervals(check.pairs).map(({ from, to }) => svg`<rect class="met" x=${1000 * at(from)} width=${1000 * (at(to) - at(from))} y="0" height="100"/>`)}
          ${limit > 0 && limit < scale.high ? line(scale, limit) : nothing}
          <path class="gap" d=${pathOf(check.curve, scale, at)} />
        </svg>
      </div>
      ${firstMark(check, axis, actions)} ${smallestMark(check, axis, scale, actions)}`,
  };
}

const line = (scale: Scale, limit: number) => {
  const y = (1 - scale.at(limit)) * 100;
  return svg`<path class="limit-line" d=${`M0 ${y}H1000`} />`;
};

function firstMark(check: MotionCheckRow, axis: Axis, { robots }: Actions): TemplateResult {
  const [first] = contactIntervals(check);
  if (!first) return html``;
  const { a, b, from } = first;
  const words = t.first({ pair: text.hud.pair({ a: nameOf(a), b: nameOf(b), sign: "×" }), time: from });
  return html`<button class="tl-first" tabindex="-1" data-testid="first-contact" data-time=${from} style=${styled({ left: percent(axis, from) })} title=${words} aria-label=${words}
    @click=${() => robots.show(from, a, b)}></button>`;
}

function smallestMark({ smallest, complete }: MotionCheckRow, axis: Axis, scale: Scale, { robots }: Actions) {
  if (!smallest || !complete || smallest.distance === 0) return nothing;
  const { a, b, time, distance } = smallest;
  const words = t.smallest({
    pair: text.hud.pair({ a: nameOf(a), b: nameOf(b), sign: "↔" }),
    distance: length(distance, units.value),
    time,
  });
  return html`<button class="tl-smallest" tabindex="-1" data-testid="smallest" data-time=${time} title=${words} aria-label=${words}
    style=${styled({ left: percent(axis, time), "--height": scale.at(distance).toFixed(4) })} @click=${() => robots.show(time, a, b)}></button>`;
}
