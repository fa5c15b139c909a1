/** The modal dialogs of both pages: a title, a close button and the content. A click outside also closes one. */

import { html, render, type TemplateResult } from "lit-html";
import { icons } from "./icons";

/** The names of a dialog: for tests and styles, and for its readers. */
interface DialogName {
  testid: string;
  /** An additional class for the style sheets. */
  look?: string;
  title: string;
  close: string;
}

const dialogs = new Map<string, HTMLDialogElement>();

/** Shows the dialog of this name, which is created the first time. */
export function showDialog(name: DialogName, content: TemplateResult): HTMLDialogElement {
  const dialog = dialogs.get(name.testid) ?? createDialog(name);
  render(
    html`<h2>${name.title}<button class="tool small" aria-label=${name.close} @click=${() => dialog.close()}>${icons.close}</button></h2>
      ${content}`,
    dialog,
  );
  dialog.setAttribute("aria-label", name.title);
  if (!dialog.open) dialog.showModal();
  return dialog;
}

/** Asks in a dialog. Resolves with the answer when it closes, or with `otherwise`. Its buttons call `answer`; `redraw` renders the content again. */
export function askInDialog<Answer>(
  name: DialogName,
  otherwise: Answer,
  content: (answer: (given: Answer) => () => void, redraw: () => void) => TemplateResult,
): Promise<Answer> {
  let answered = otherwise;
  const answer = (given: Answer) => () => {
    answered = given;
    dialogs.get(name.testid)?.close();
  };
  const show = (): HTMLDialogElement => showDialog(name, content(answer, show));
  const dialog = show();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => resolve(answered), { once: true });
  });
}

function createDialog({ testid, look }: DialogName): HTMLDialogElement {
  const dialog = document.createElement("dialog");
  dialog.className = `dialog ${look ?? ""}`;
  dialog.dataset.testid = testid;
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  document.body.append(dialog);
  dialogs.set(testid, dialog);
  return dialog;
}
