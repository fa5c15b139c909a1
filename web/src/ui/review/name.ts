/** Asks for the reviewer's name. */

import { html } from "lit-html";
import { reviewer, setReviewer } from "../../state/reviewer";
import { showDialog } from "../dialog";
import { text } from "../strings";

const t = text.review.name;

/** Resolves with whether a name was given, which is then known. */
export function askName(): Promise<boolean> {
  const given = (event: Event) => {
    const name = new FormData(event.target as HTMLFormElement).get("name");
    if (typeof name === "string" && name.trim()) setReviewer(name.trim());
  };
  const dialog = showDialog(
    { testid: "reviewer", look: "name", title: t.title, close: t.cancel },
    html`
      <form method="dialog" @submit=${given}>
        <p class="dim">${t.about}</p>
        <label class="field">${t.label}<input name="name" maxlength="200" required autofocus autocomplete="name" data-testid="reviewer-name" /></label>
        <button class="button small primary" data-testid="reviewer-go">${t.go}</button>
      </form>`,
  );
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => resolve(reviewer.peek() !== ""), { once: true });
  });
}
