/** Shows which thread did what and when, in a lane for each, for the last stretch of work. It is loaded when it is opened. */

import "./style/thread-trace.css";
import { html, svg, type TemplateResult } from "lit-html";
import type { TraceReport, TraceSpan } from "../engine/types";
import { nameOf } from "../state/names";
import { busyMs, lastActivePeriod, serialShare } from "../state/thread-trace";
import { showDialog } from "./dialog";
import { listText, text } from "./strings";
import { lanes as t } from "./strings/lanes";

export function showThreadTrace(trace: TraceReport): void {
  showDialog({ testid: "lanes", look: "lanes", title: t.title, close: text.shortcuts.close }, content(trace));
}

function content(trace: TraceReport): TemplateResult {
  const spans = lastActivePeriod(trace.spans);
  return html`
    ${spans.length > 0 ? picture(spans) : html`<p class="dim">${t.none}</p>`}
    <h3>${t.counted}</h3>
    <dl>${totals(trace).map(([what, said]) => html`<div><dt>${what}</dt><dd>${said}</dd></div>`)}</dl>`;
}

/** The width in units of the drawing, which is stretched to the available width. */
const width = 1000;
const height = 24;
const margin = 3;

function picture(spans: TraceSpan[]): TemplateResult {
  const from = Math.min(...spans.map((span) => span.from));
  const all = Math.max(...spans.map((span) => span.to)) - from;
  const hands = [...new Set(spans.map((span) => span.hand))].toSorted((p, q) => p - q);
  const scale = all > 0 ? width / all : 0;
  const bar = (span: TraceSpan) => svg`
    <rect class=${span.deed} x=${(span.from - from) * scale} y=${margin}
      width=${Math.max((span.to - span.from) * scale, 1)} height=${height - 2 * margin}>
      <title>${spanText(span, span.pair?.map(nameOf) ?? [])}</title>
    </rect>`;
  const lane = (hand: number) => {
    const own = spans.filter((span) => span.hand === hand);
    const share = all > 0 ? busyMs(own) / all : 0;
    return html`
      <li data-testid="lane" data-hand=${hand}>
        <span>${t.hand({ hand })}</span><span class="dim">${t.busy({ share })}</span>
        <svg viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" role="img" aria-label=${laneText(hand, share)}>
          ${own.map(bar)}
        </svg>
      </li>`;
  };
  return html`
    <p>${t.stretch({ millis: all })}</p>
    <ul>${hands.map(lane)}</ul>
    <p class="key">${spanKinds.map((spanKind) => html`<span><i class=${spanKind}></i>${t.deeds[spanKind]}</span>`)}</p>`;
}

export const spanKinds = ["answered", "checked", "stopped", "waking", "waiting"] as const;

export const laneText = (thread: number, share: number): string =>
  t.lane({ hand: t.hand({ hand: thread }), busy: t.busy({ share }) });

/** Returns the text of a span. `pair` has the names of both parts, if it was about a pair. */
export function spanText({ from, to, deed: done }: TraceSpan, pair: readonly string[]): string {
  const what = { deed: t.deeds[done], millis: to - from };
  return pair.length > 0 ? t.spanOf({ pair: listText(pair), ...what }) : t.span(what);
}

export function totals(trace: TraceReport): [what: string, value: string][] {
  const of = t.totals;
  return [
    [of.answers, of.answersValue({ n: trace.answered, millis: trace.answeringMs })],
    [of.motion, of.motionValue({ millis: trace.checkingMs })],
    [of.stopped, of.stoppedValue({ n: trace.stopped, millis: trace.stoppedMs })],
    [of.wakes, of.wakesValue({ n: trace.wakes, millis: trace.wakingMs })],
    [of.waiting, of.waitingValue({ millis: trace.waitingMs })],
    [of.serial, of.serialValue(serialShare(trace))],
    [of.locks, of.locksValue({ n: trace.locks, contended: trace.contended })],
    [of.copies, of.copiesValue({ size: trace.copied })],
  ];
}
