/** The controls above the results that ask the CAD kernel about many pairs, and their progress. */

import { html, nothing, type TemplateResult } from "lit-html";
import { cards, type ResultClass, type Row } from "../state/result-class";
import { unapproved } from "../state/review";
import { hasSolids, pairsToVerify, verifying } from "../state/verified";
import type { Actions } from "./actions";
import { text } from "./strings";

const t = text.verify;

const choices = ["interfere", "undecided"] as const;
type Choice = (typeof choices)[number];

export function verifyLine({ verify }: Actions): TemplateResult | typeof nothing {
  const progress = verifying.value;
  if (progress) {
    const { done, of, memory } = progress;
    return html`
      <div class="limit verify">
        <span class="m" data-testid="verify-progress">${t.progress({ done, of })}</span>
        ${memory > 0 ? html`<span class="m dim" data-testid="kernel-memory">${text.open.kernelHas({ memory })}</span>` : nothing}
        <progress aria-label=${t.progress({ done, of })} max=${of} value=${done}></progress>
        <button class="button small" data-testid="verify-cancel" @click=${() => verify.cancel()}>${t.cancel}</button>
      </div>`;
  }
  const wishes = hasSolids.value ? choices.map((choice) => ({ choice, pairs: pairsOf(choice) })) : [];
  const open = wishes.filter(({ pairs }) => pairs.length > 0);
  if (open.length === 0) return nothing;
  return html`
    <div class="limit verify" title=${t.buttonTitle}><span>${t.button}:</span>
      ${open.map(
        ({ choice, pairs }) => html`
          <button class="button small" data-testid=${`verify-${choice}`} data-count=${pairs.length}
            @click=${() => verify.ask(pairs)}>${t.all[choice]({ n: pairs.length })}</button>`,
      )}
    </div>`;
}

/** Returns the pairs without an answer. */
function pairsOf(choice: Choice): Row[] {
  const kinds: readonly ResultClass[] = cards[choice];
  return pairsToVerify(unapproved.value.filter(({ severity }) => kinds.includes(severity)));
}
