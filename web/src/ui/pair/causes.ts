/** The groups of clashes that one move ends: their headings, and the progress of the search. */

import { html, nothing, type TemplateResult } from "lit-html";
import type { Cause } from "../../state/causes";
import { cancelCauses, causeOf, causeSearch, causes } from "../../state/causes";
import { sentence, sentences } from "../../state/punctuation";
import type { Row } from "../../state/result-class";
import { groupBy } from "../../state/result-groups";
import { phase } from "../../state/store";
import type { Actions } from "../actions";
import { text } from "../strings";
import { moveText, tryButton } from "./moves";

const t = text.pair.causes;

export const causeTitle = ({ part, move }: Cause): string => moveText([part], move);

/** Says what the move ends, causes and leaves undecided. */
export const causeNote = ({ move: { caused, undecided }, keys }: Cause): string =>
  sentences([
    t.ends({ n: keys.size }),
    ...(caused.length > 0 ? [sentence(text.pair.moves.caused({ n: caused.length }))] : []),
    ...(undecided.length > 0 ? [sentence(text.pair.moves.undecided({ n: undecided.length }))] : []),
  ]);

/** The move that ends all these clashes, if they have one cause, with a button. It is no part of their row, which is one option of the list. */
export function commonCause(rows: readonly Row[], actions: Actions): TemplateResult | typeof nothing {
  const [cause, ...others] = new Set(rows.map(causeOf));
  if (groupBy.value !== "cause" || !cause || others.length > 0) return nothing;
  return html`<div class="cause" data-testid="common-cause">${causeTitle(cause)} ${tryButton([cause.part], cause.move, causeTitle(cause), actions)}</div>`;
}

/** The progress of the search, and its result if no move ends several clashes. */
export function causeProgress(): TemplateResult | typeof nothing {
  const search = causeSearch.value;
  if (groupBy.value !== "cause" || !search) return nothing;
  const { done, of, isCancelled } = search;
  if (done < of) {
    return html`
      <div class="limit verify">
        <span class="m" data-testid="cause-progress">${t.progress({ done, of })}</span>
        <progress aria-label=${t.progress({ done, of })} max=${of} value=${done}></progress>
        <button class="button small" data-testid="cause-cancel" @click=${cancelCauses}>${text.verify.cancel}</button>
      </div>`;
  }
  if (isCancelled) return html`<p class="hint" role="status">${t.cancelled}</p>`;
  return causes.value.length === 0 && phase.value === "idle"
    ? html`<p class="hint" role="status" data-testid="no-causes">${t.none}</p>`
    : nothing;
}
