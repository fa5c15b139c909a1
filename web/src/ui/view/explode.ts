/** The slider for drawing the parts apart, beside the picture while they are. */

import { signal } from "@preact/signals-core";
import { html, nothing, type TemplateResult } from "lit-html";
import { showMessage } from "../../state/messages";
import { isExploded, viewState } from "../../state/view-state";
import type { Actions } from "../actions";
import { assign, slider } from "../fields";
import { icons, smallTool } from "../icons";
import { text } from "../strings";

const t = text.sight;
/** The last fraction. */
let lastFraction = 0.6;
/** True while the slider is dragged, so that it stays when it is at 0. */
const isHeld = signal(false);

/** Toggles whether the parts are drawn apart. */
export function toggleExploded({ ask }: Actions): void {
  void ask("explode", isExploded.peek() ? 0 : lastFraction, true);
}

/** Shows that parts cannot be moved while they are drawn apart. */
export function announceExploded(): void {
  showMessage("info", t.apartStays);
}

export function explodeBar(actions: Actions): TemplateResult | typeof nothing {
  const { exploded, shown } = viewState.value;
  if (shown || (exploded === 0 && !isHeld.value)) return nothing;
  const reported = t.percent({ n: Math.round(exploded * 100) });
  return html`
    <section class="float apart" aria-label=${text.tools.explode} data-testid="apart" data-share=${exploded}>
      <b>${t.apart}</b>
      ${slider({
        id: "apart-share",
        label: t.howFar,
        fraction: exploded,
        steps: 100,
        valueText: reported,
        onSlide: (share) => {
          isHeld.value = true;
          if (share > 0) lastFraction = share;
          void actions.ask("explode", share, false);
        },
        onRelease: assign(isHeld, false),
      })}
      <span class="m" aria-hidden="true">${reported}</span>
      ${smallTool("apart-close", t.togetherTitle, icons.close, () => actions.ask("explode", 0, true))}
      <small class="dim">${t.apartMeans}</small>
    </section>`;
}
