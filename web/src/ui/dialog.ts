/** The modal dialogs of both pages: a title beside what closes it, and below it what it is about. A click beside it closes it, too. */

import { html, render, type TemplateResult } from "lit-html";
import { icons } from "./icons";

/** How a dialog is called: what tests and styles know it by, what its readers see. */
interface DialogName {
  testid: string;
  /** Of the style sheets, beside that of all dialogs. */
  look?: string;
  title: string;
  close: string;
}

const dialogs = new Map<string, HTMLDialogElement>();

/** The one of this name, which is made when it is first shown. */
export function showDialog(name: DialogName, content: TemplateResult): HTMLDialogElement {
  const dialog = dialogs.get(name.testid) ?? made(name);
  render(
    html`<h2>${name.title}<button class="tool small" aria-label=${name.close} @click=${() => dialog.close()}>${icons.close}</button></h2>
      ${content}`,
    dialog,
  );
  dialog.setAttribute("aria-label", name.title);
  if (!dialog.open) dialog.showModal();
  return dialog;
}

/** Asks in a dialog; resolves to what was answered when it is closed, or to `otherwise`. `answer` is for buttons in it, and `redraw` shows its content anew. */
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

function made({ testid, look }: DialogName): HTMLDialogElement {
  const dialog = document.createElement("dialog");
  dialog.className = `dialog ${look ?? ""}`;
  dialog.dataset.testid = testid;
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  document.body.append(dialog);
  dialogs.set(testid, dialog);
  return dialog;
}
