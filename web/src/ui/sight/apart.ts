/** How far the parts are drawn apart: a slider beside the picture, while they are. */

import { signal } from "@preact/signals-core";
import { html, nothing, type TemplateResult } from "lit-html";
import { say } from "../../state/messages";
import { isApart, sight } from "../../state/sight";
import type { Actions } from "../actions";
import { assign, slider } from "../fields";
import { icons, smallTool } from "../icons";
import { text } from "../strings";

const t = text.sight;
/** As it was left the last time. */
let last = 0.6;
/** A slider that is held at 0 stays until it is let go. */
const held = signal(false);

/** Draws the parts apart, or where they are. */
export function toggleApart({ ask }: Actions): void {
  void ask("explode", isApart.peek() ? 0 : last, true);
}

/** Nothing is moved by hand where parts are not where they are drawn. */
export function sayApart(): void {
  say("info", t.apartStays);
}

export function apartBar(actions: Actions): TemplateResult | typeof nothing {
  const { exploded, shown } = sight.value;
  if (shown || (exploded === 0 && !held.value)) return nothing;
  const told = t.percent({ n: Math.round(exploded * 100) });
  return html`
    <section class="float apart" aria-label=${text.tools.explode} data-testid="apart" data-share=${exploded}>
      <b>${t.apart}</b>
      ${slider({
        id: "apart-share",
        label: t.howFar,
        share: exploded,
        steps: 100,
        told,
        slide: (share) => {
          held.value = true;
          if (share > 0) last = share;
          void actions.ask("explode", share, false);
        },
        released: assign(held, false),
      })}
      <span class="m" aria-hidden="true">${told}</span>
      ${smallTool("apart-close", t.togetherTitle, icons.close, () => actions.ask("explode", 0, true))}
      <small class="dim">${t.apartMeans}</small>
    </section>`;
}
