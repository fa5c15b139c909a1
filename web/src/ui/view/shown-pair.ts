/** The bar of the shown pair: its position in the results, the parts that are hidden for it, and the buttons to the next pair and back. */

import { html, nothing, type TemplateResult } from "lit-html";
import { viewState } from "../../state/view-state";
import type { Actions } from "../actions";
import { icons } from "../icons";
import { shownPosition, stepThroughResults } from "../results";
import { text } from "../strings";
import { toggleSection } from "./planes";

const t = text.sight;

export function shownPairBar(actions: Actions): TemplateResult | typeof nothing {
  const { shown, gone, cuts } = viewState.value;
  if (!shown) return nothing;
  const [at, all] = shownPosition();
  const step = (id: string, label: string, icon: TemplateResult<2>, by: number, off: boolean) => html`
    <button class="tool" data-testid=${id} title=${label} aria-label=${label} ?disabled=${off} @click=${() => stepThroughResults(by, actions)}>${icon}</button>`;
  return html`
    <div class="float shown" role="toolbar" aria-label=${t.label} data-testid="shown" data-pair=${shown.join("-")} data-gone=${gone.length}>
      ${step("shown-previous", t.previous, icons.back, -1, at <= 1)}
      ${at > 0 ? html`<span class="m">${t.place({ at, n: all })}</span>` : nothing}
      ${step("shown-next", t.next, icons.on, 1, at >= all)}
      ${gone.length > 0 ? html`<span class="dim wide">${t.hidden({ n: gone.length })}</span>` : nothing}
      <button class="button small" data-testid="shown-section" title=${t.sectionTitle} aria-pressed=${cuts.length > 0} @click=${() => toggleSection(actions)}>${t.section}</button>
      <button class="button small" data-testid="shown-leave" title=${t.leaveTitle} @click=${() => actions.ask("leave")}>${icons.close}${t.leave}</button>
    </div>`;
}
