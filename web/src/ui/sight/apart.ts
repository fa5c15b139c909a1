/** The slider for drawing the parts apart, beside the picture while they are. */

import { signal } from "@preact/signals-core";
import { html, nothing, type TemplateResult } from "lit-html";
import { say } from "../../state/messages";
import { isApart, sight } from "../../state/sight";
import type { Actions } from "../actions";
import { assign, slider } from "../fields";
import { icons, smallTool } from "../icons";
import { text } from "../strings";

const t = text.sight;
/** The last fraction. */
let last = 0.6;
/** True while the slider is held, so that it stays when it is at 0. */
const held = signal(false);

/** Toggles whether the parts are drawn apart. */
export function toggleApart({ ask }: Actions): void {
  void ask("explode", isApart.peek() ? 0 : last, true);
}

/** Shows that parts cannot be moved while they are drawn apart. */
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
