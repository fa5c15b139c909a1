/** What a part passed through on its way, which the picture at its end no longer shows. */

import { html, nothing, type TemplateResult } from "lit-html";
import type { EncounterRow } from "../engine/types";
import { nameOf } from "../state/names";
import { interaction, results } from "../state/store";
import type { Actions } from "./actions";
import { text } from "./strings";

const t = text.encounter;

/** The first one is shown, as its ghost is in the picture. */
export function encounterNote(actions: Actions): TemplateResult | undefined {
  const passed = results.value.encounters.filter(({ through }) => through);
  const [first] = passed;
  if (!first) return undefined;
  const { a, b } = first;
  return html`
    <div class="float encounter" role="status" data-testid="encounter" data-certain=${first.certain}>
      <span>${t.passed(...names(first), first.certain)}${passed.length > 1 ? html` <span class="dim">${t.more(passed.length - 1)}</span>` : nothing}</span>
      ${
        interaction.value.drag
          ? nothing
          : html`<button class="button small" data-testid="to-first-contact" title=${t.goTitle}
              @click=${() => actions.command({ type: "toFirstContact", a, b })}>${t.go}</button>`
      }
    </div>`;
}

/** The part that moved, and what it met. */
function names({ a, b, poses }: EncounterRow): [string, string] {
  return poses.some(([part]) => part === a) ? [nameOf(a), nameOf(b)] : [nameOf(b), nameOf(a)];
}
