/** The bar below the sheet: undo, redo, part, tidy with how far it is, and everything in sight. */

import { html, type TemplateResult } from "lit-html";
import { icons } from "../../ui/icons";
import type { SheetActions } from "./actions";
import { now } from "./state";
import { say } from "./words";

export function bar(actions: SheetActions): TemplateResult {
  const { tidying, overlapping, canUndo, canRedo, contours } = now.value;
  const busy = tidying !== undefined;
  return html`
    <div class="bar-row">
      ${tool("undo", say("undo"), icons.undo, !canUndo || busy, actions.undo)}
      ${tool("redo", say("redo"), icons.redo, !canRedo || busy, actions.redo)}
      <span class="rule"></span>
      <button class="button" data-testid="part-all" title=${say("partTitle")} ?disabled=${overlapping === 0 || busy}
        @click=${() => actions.part()}>${say("partThem")}</button>
      ${
        tidying
          ? html`<label class="tidying"><span class="m count" data-testid="tidying">${say("tidying", { ...tidying })}</span>
              <progress max=${Math.max(1, tidying.of)} value=${tidying.done}></progress></label>
            <button class="button" data-testid="cancel-tidy" @click=${actions.cancelTidy}>${say("cancel")}</button>`
          : html`<button class="button" data-testid="tidy" title=${say("tidyTitle")} ?disabled=${contours === 0} @click=${actions.tidy}>${say("tidy")}</button>`
      }
      <span class="spacer"></span>
      ${tool("fit", say("fit"), icons.fit, false, actions.fit)}
    </div>`;
}

const tool = (id: string, label: string, icon: TemplateResult<2>, off: boolean, act: () => void) => html`
  <button class="tool" data-testid=${`sheet-${id}`} title=${label} aria-label=${label} ?disabled=${off} @click=${act}>${icon}</button>`;
