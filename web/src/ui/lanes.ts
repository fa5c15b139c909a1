/** Which thread did what, and when: a lane for each, of the last stretch of work. */

import { html, render, svg, type TemplateResult } from "lit-html";
import type { TraceReport, TraceSpan } from "../engine/types";
import { nameOf } from "../state/names";
import { icons } from "./icons";
import { text } from "./strings";

const t = text.lanes;
let dialog: HTMLDialogElement | undefined;

export async function showLanes(ask: () => Promise<TraceReport>): Promise<void> {
  const trace = await ask();
  if (!dialog) {
    dialog = document.createElement("dialog");
    dialog.className = "shortcuts lanes";
    dialog.dataset.testid = "lanes";
    dialog.setAttribute("aria-label", t.title);
    document.body.append(dialog);
    dialog.addEventListener("click", (event) => event.target === dialog && dialog?.close());
  }
  render(content(trace, () => dialog?.close()), dialog);
  if (!dialog.open) dialog.showModal();
}

/** A pause of so many milliseconds ends a stretch of work. */
const pause = 500;

/** The spans after the last pause; waiting is a pause, too. */
export function lastStretch(spans: TraceSpan[]): TraceSpan[] {
  const inOrder = spans.toSorted((p, q) => p.from - q.from);
  let begin = 0;
  let end = Number.NEGATIVE_INFINITY;
  inOrder.forEach((span, i) => {
    if (span.from > end + pause) begin = i;
    end = Math.max(end, span.to);
  });
  return inOrder.slice(begin);
}

/** In CSS pixels. */
const width = 880;
const lane = 22;

function content(trace: TraceReport, close: () => void): TemplateResult {
  const spans = lastStretch(trace.spans);
  return html`
    <h2>${t.title}<button class="tool small" aria-label=${text.shortcuts.close} @click=${close}>${icons.close}</button></h2>
    ${spans.length > 0 ? picture(spans) : html`<p class="dim">${t.none}</p>`}
    <p class="dim">${t.totals(trace)}</p>`;
}

function picture(spans: TraceSpan[]): TemplateResult {
  const from = Math.min(...spans.map((span) => span.from));
  const all = Math.max(...spans.map((span) => span.to)) - from;
  const hands = [...new Set(spans.map((span) => span.hand))].toSorted((p, q) => p - q);
  const x = (time: number) => ((time - from) / all) * width;
  const rect = (span: TraceSpan, at: number) => svg`
    <rect class=${span.deed} x=${x(span.from)} y=${at * lane + 3} width=${Math.max(x(span.to) - x(span.from), 0.5)} height=${lane - 6}>
      <title>${t.span(span, span.pair?.map(nameOf))}</title>
    </rect>`;
  return html`
    <div class="rows">
      <ul>${hands.map((hand) => html`<li>${t.hand(hand)}</li>`)}</ul>
      <svg viewBox="0 0 ${width} ${hands.length * lane}" preserveAspectRatio="none" role="img" aria-label=${t.title}>
        ${spans.map((span) => rect(span, hands.indexOf(span.hand)))}
      </svg>
    </div>
    <p class="dim">${t.stretch(all)} ${t.colours}</p>`;
}
