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
  const through = results.value.encounters.filter(({ through }) => through);
  const [first] = through;
  if (!first) return undefined;
  const { a, b } = first;
  return html`
    <div class="float encounter" role="status" data-testid="encounter" data-certain=${first.certain}>
      <span>${passed(first)}${through.length > 1 ? html` <span class="dim">${t.more({ n: through.length - 1 })}</span>` : nothing}</span>
      ${
        interaction.value.drag
          ? nothing
          : html`<button class="button small" data-testid="to-first-contact" title=${t.goTitle}
              @click=${() => actions.command({ type: "toFirstContact", a, b })}>${t.go}</button>`
      }
    </div>`;
}

/** The part that moved, and what it met. */
function passed({ a, b, poses, certain }: EncounterRow): string {
  const [part, other] = poses.some(([part]) => part === a) ? [a, b] : [b, a];
  return t.passed({ part: nameOf(part), other: nameOf(other), certain });
}
