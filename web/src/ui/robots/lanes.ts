/** The times at which pairs are in contact: a lane for each pair, and one for all others. */

import { html, type TemplateResult } from "lit-html";
import type { MotionCheckRow } from "../../engine/types";
import { contactPairs, mergedIntervals } from "../../state/contact-intervals";
import { nameOf } from "../../state/names";
import type { Actions } from "../actions";
import { text } from "../strings";
import { type Styles, styled } from "../styled";
import { type Axis, fractionAt, percent } from "./scale";

const t = text.robots.timeline;
/** The largest number of lanes; more would leave no space for the picture. */
const maxLanes = 4;

export interface Rows {
  labels: TemplateResult | TemplateResult[];
  rows: TemplateResult | TemplateResult[];
}

export function lanes(check: MotionCheckRow, axis: Axis, actions: Actions): Rows {
  const pairs = contactPairs(check);
  const own = pairs.length > maxLanes ? pairs.slice(0, maxLanes - 1) : pairs;
  const others = pairs.slice(own.length);
  const name = (a: number, b: number) => text.hud.pair({ a: nameOf(a), b: nameOf(b), sign: "×" });
  const labels = own.map(
    ({ a, b }) => html`<span class="tl-row lane ellipsis" title=${name(a, b)}>${name(a, b)}</span>`,
  );
  const rows = own.map(
    ({ a, b, intervals }) => html`
      <div class="tl-row lane" data-testid="lane">${intervals.map(
        ({
          from,
          to,
          certain,
        }) => html`<button class="run ${certain ? "" : "near"}" tabindex="-1" data-testid="interval" data-from=${from} data-to=${to} data-certain=${certain}
          style=${styled(box(axis, from, to))} title=${(certain ? t.meeting : t.near)({ pair: name(a, b), from, to })} aria-label=${(certain ? t.meeting : t.near)({ pair: name(a, b), from, to })}
          @click=${() => actions.robots.show(from, a, b)}></button>`,
      )}</div>`,
  );
  if (others.length > 0) {
    labels.push(html`<span class="tl-row lane dim">${t.morePairs({ n: others.length })}</span>`);
    rows.push(html`
      <div class="tl-row lane" data-testid="lane">${mergedIntervals(others).map(
        ({ from, to, certain }) =>
          html`<i class="run ${certain ? "" : "near"}" style=${styled(box(axis, from, to))}></i>`,
      )}</div>`);
  }
  return { labels, rows };
}

const box = (axis: Axis, from: number, to: number): Styles => ({
  left: percent(axis, from),
  width: `${((fractionAt(axis, to) - fractionAt(axis, from)) * 100).toFixed(3)}%`,
});
