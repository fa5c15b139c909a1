/** Asks whose decisions these are. */

import { html, render } from "lit-html";
import { reviewer, setReviewer } from "../../state/reviewer";
import { text } from "../strings";

const t = text.review.name;

/** Whether somebody gave a name, which is then known. */
export function askName(): Promise<boolean> {
  const dialog = document.createElement("dialog");
  dialog.className = "shortcuts name";
  dialog.dataset.testid = "reviewer";
  dialog.setAttribute("aria-label", t.title);
  document.body.append(dialog);
  const given = (event: Event) => {
    const name = new FormData(event.target as HTMLFormElement).get("name");
    if (typeof name === "string" && name.trim()) setReviewer(name.trim());
  };
  render(
    html`
      <h2>${t.title}</h2>
      <form method="dialog" @submit=${given}>
        <p>${t.about}</p>
        <label class="field">${t.label}<input name="name" maxlength="200" required autofocus autocomplete="name" data-testid="reviewer-name" /></label>
        <div class="buttons">
          <button class="button small" type="button" @click=${() => dialog.close()}>${t.cancel}</button>
          <button class="button small primary" data-testid="reviewer-go">${t.go}</button>
        </div>
      </form>`,
    dialog,
  );
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(reviewer.peek() !== "");
    });
  });
}
