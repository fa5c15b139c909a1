/** The switch for what a drag does at a contact, in three modes, and the lock against accidental moves. */

import { html, type TemplateResult } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { dragMode, dragModes } from "../../state/drag-mode";
import { showMessage } from "../../state/messages";
import { locked } from "../../state/store";
import type { Actions } from "../actions";
import { text } from "../strings";

const t = text.hand.mode;

export const modeSwitch = (actions: Actions): TemplateResult => html`
  <div class="choice" role="radiogroup" aria-label=${t.label} data-testid="drag-mode" data-mode=${dragMode.value}>${dragModes.map(
    (
      mode,
    ) => html`<label title=${t.titles[mode]}><input type="radio" class="sr" name="drag-mode" value=${mode}
      aria-label=${t.names[mode]} data-testid=${`drag-mode-${mode}`} .checked=${live(dragMode.value === mode)}
      @change=${() => actions.setDragMode(mode)} /><span><b class="long">${t.names[mode]}</b><b class="short">${t.short[mode]}</b></span></label>`,
  )}</div>`;

export const toggleLock = (actions: Actions): void => actions.setLocked(!locked.peek());

/** Shows why nothing moves, and what to do. */
export function announceLocked(): void {
  showMessage("info", text.hand.lock.isLocked, text.hand.lock.unlock);
}
