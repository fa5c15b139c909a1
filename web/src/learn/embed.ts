/** The dialog with the lines that put this lesson into another page. */

import { html } from "lit-html";
import { showDialog } from "../ui/dialog";
import * as state from "./state";
import { t, word } from "./words";

export function snippet(here: string, title: string): string {
  const url = new URL(here);
  url.search = "?embed";
  const quoted = (text: string) => text.replace(/&/g, "&amp;").replace(/"/g, "&quot;");
  return `<iframe src="${quoted(url.href)}" title="${quoted(title)}" width="100%" height="560" style="border: 0" loading="lazy"></iframe>`;
}

export function showEmbed(): void {
  const name = state.story.peek()?.name;
  if (!name) return;
  showDialog(
    { testid: "embed-dialog", title: t("page.embedTitle"), close: t("page.close") },
    content(snippet(location.href, `${word(`lesson.${name}`)} – Nearpoint`)),
  );
}

const content = (code: string) => html`
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
    button.closest("dialog")?.querySelector("textarea")?.select(); // the user copies it by hand
  }
}
