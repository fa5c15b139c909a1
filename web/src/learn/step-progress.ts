/** The progress of a long step, with a cancel button. It appears after a delay. */

import { html, nothing, type TemplateResult } from "lit-html";
import type { Actions } from "./actions";
import { pending, stepProgress as share, unavailableReason } from "./state";
import { t } from "./words";

export function stepProgressBar(actions: Actions): TemplateResult | typeof nothing {
  if (!pending.value || unavailableReason.value !== undefined) return nothing;
  const done = share.value;
  return html`
    <div class="step-progress" data-testid="step-progress">
      <span>${done === undefined ? t("page.working") : t("page.workingShare", { done: Math.floor(done * 100) })}</span>
      <progress aria-label=${t("page.howMuchDone")} max="1" value=${done ?? nothing}></progress>
      <button class="button" data-testid="cancel" title=${t("page.cancelTitle")} @click=${actions.cancel}>${t("page.cancel")}</button>
    </div>`;
}

/** Lets Escape cancel, too, if it closes nothing. */
export function watchCancel(cancel: () => void): void {
  document.addEventListener("keydown", ({ key }) => {
    const closes = document.querySelector("dialog[open], details.menu[open]");
    if (key === "Escape" && pending.peek() && !closes) cancel();
  });
}
