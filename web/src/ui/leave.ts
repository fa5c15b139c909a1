/** Asks before another scene takes the place of one that this browser cannot keep. */

import "./style/revision.css";
import { html } from "lit-html";
import { showDialog } from "./dialog";
import { text } from "./strings";

const t = text.kept.leave;

/** Whether it may be left: it was saved, or is not wanted. */
export function askToLeave(save: () => Promise<void>): Promise<boolean> {
  let answer: () => Promise<boolean> = async () => false;
  const done = (chosen: typeof answer) => (event: Event) => {
    answer = chosen;
    (event.target as Element).closest("dialog")?.close();
  };
  const dialog = showDialog(
    { testid: "leave-dialog", look: "revision-dialog", title: t.title, close: t.cancel },
    html`
      <div class="offer-body">
        <p>${t.about}</p>
        <div class="buttons">
          <button class="button primary" autofocus data-testid="leave-save" @click=${done(() => save().then(() => true))}>${t.save}</button>
          <button class="button" data-testid="leave-go" @click=${done(async () => true)}>${t.go}</button>
          <button class="button" data-testid="leave-cancel" @click=${done(async () => false)}>${t.cancel}</button>
        </div>
      </div>`,
  );
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => answer().then(resolve, () => resolve(false)), { once: true });
  });
}
