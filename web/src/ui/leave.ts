/** Asks before another scene replaces one that this browser cannot save. */

import "./style/revision.css";
import { html } from "lit-html";
import { askInDialog } from "./dialog";
import { text } from "./strings";

const t = text.kept.leave;

/** Resolves with whether the scene may be left, because it was saved or is not needed. */
export async function askToLeave(save: () => Promise<void>): Promise<boolean> {
  const chosen = await askInDialog<"save" | "go" | "stay">(
    { testid: "leave-dialog", look: "revision-dialog", title: t.title, close: t.cancel },
    "stay",
    (answer) => html`
      <div class="offer-body">
        <p>${t.about}</p>
        <div class="buttons">
          <button class="button primary" autofocus data-testid="leave-save" @click=${answer("save")}>${t.save}</button>
          <button class="button" data-testid="leave-go" @click=${answer("go")}>${t.go}</button>
          <button class="button" data-testid="leave-cancel" @click=${answer("stay")}>${t.cancel}</button>
        </div>
      </div>`,
  );
  if (chosen !== "save") return chosen === "go";
  return save().then(
    () => true,
    () => false,
  );
}
