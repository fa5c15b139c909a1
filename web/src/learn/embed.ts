/** The dialog with the lines that put this lesson into another page. */

import { html, render } from "lit-html";
import { icons } from "../ui/icons";
import * as state from "./state";
import { t, word } from "./words";

let dialog: HTMLDialogElement | undefined;

export function snippet(here: string, title: string): string {
  const url = new URL(here);
  url.search = "?embed";
  const quoted = (text: string) => text.replace(/&/g, "&amp;").replace(/"/g, "&quot;");
  return `<iframe src="${quoted(url.href)}" title="${quoted(title)}" width="100%" height="560" style="border: 0" loading="lazy"></iframe>`;
}

export function showEmbed(): void {
  const name = state.story.peek()?.name;
  if (!name) return;
  if (!dialog) {
    dialog = document.createElement("dialog");
    dialog.className = "shortcuts embed";
    dialog.dataset.testid = "embed-dialog";
    dialog.setAttribute("aria-label", t("page.embedTitle"));
    document.body.append(dialog);
    dialog.addEventListener("click", (event) => event.target === dialog && dialog?.close());
  }
  render(
    content(snippet(location.href, `${word(`lesson.${name}`)} – Nearpoint`), () => dialog?.close()),
    dialog,
  );
  dialog.showModal();
}

const content = (code: string, close: () => void) => html`
  <h2>${t("page.embedTitle")}<button class="tool small" aria-label=${t("page.close")} @click=${close}>${icons.close}</button></h2>
  <p>${t("page.embedLead")}</p>
  <textarea class="m" readonly rows="4" aria-label=${t("page.embedTitle")} data-testid="snippet" .value=${code}
    @focus=${(event: Event) => (event.target as HTMLTextAreaElement).select()}></textarea>
  <p class="buttons"><span class="dim">${t("page.embedMessages")}</span>
    <button class="button primary" data-testid="copy-snippet" @click=${(event: Event) => void copy(code, event.target as HTMLElement)}>${t("page.copy")}</button></p>`;

async function copy(code: string, button: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(code);
    button.textContent = t("page.copied");
  } catch {
    dialog?.querySelector("textarea")?.select(); // the user copies it by hand
  }
}
