/** Above the results: asks the CAD kernel about many pairs at once, and shows how far it is. */

import { html, nothing, type TemplateResult } from "lit-html";
import { cards, type Severity } from "../state/severity";
import { rows } from "../state/store";
import { canVerify, hasSolids, toVerify, verifying } from "../state/verified";
import type { Actions } from "./actions";
import { text } from "./strings";

const t = text.verify;

const choices = {
  interferes: cards.interfere,
  undecided: cards.undecided,
} as const satisfies Record<string, readonly Severity[]>;

export function verifyLine({ verify }: Actions): TemplateResult | typeof nothing {
  const progress = verifying.value;
  if (progress) {
    const { done, of } = progress;
    return html`
      <div class="limit verify">
        <span class="m" data-testid="verify-progress">${t.progress(done, of)}</span>
        <progress aria-label=${t.progress(done, of)} max=${of} value=${done}></progress>
        <button class="button small" data-testid="verify-cancel" @click=${() => verify.cancel()}>${t.cancel}</button>
      </div>`;
  }
  if (!hasSolids.value || !rows.value.some(canVerify)) return nothing;
  return html`<div class="limit verify" title=${t.buttonTitle}><span>${t.button}</span>${(["interferes", "undecided"] as const).map((choice) => ask(choice, verify))}</div>`;
}

function ask(choice: keyof typeof choices, verify: Actions["verify"]): TemplateResult {
  const kinds: readonly Severity[] = choices[choice];
  const pairs = toVerify(rows.value.filter(({ severity }) => kinds.includes(severity)));
  return html`<button class="button small" data-testid=${`verify-${choice}`} data-count=${pairs.length}
    ?disabled=${pairs.length === 0} @click=${() => verify.ask(pairs)}>${t.all[choice](pairs.length)}</button>`;
}
