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

function made({ testid, look }: DialogName): HTMLDialogElement {
  const dialog = document.createElement("dialog");
  dialog.className = `dialog ${look ?? ""}`;
  dialog.dataset.testid = testid;
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  document.body.append(dialog);
  dialogs.set(testid, dialog);
  return dialog;
}
