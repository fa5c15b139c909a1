/** The dialog with the HTML that embeds this lesson or tool: the parts, the size and a preview of the frame. */

import { signal } from "@preact/signals-core";
import { html, type TemplateResult } from "lit-html";
import { showDialog } from "../../ui/dialog";
import { styled } from "../../ui/styled";
import { manualLink } from "../course/use/manual";
import { readSite } from "../course/use/site";
import { experimentPlace } from "../experiment/settings";
import * as experiment from "../experiment/state";
import { itemTitle } from "../item-titles";
import { sheetPlace } from "../sheet/settings";
import * as sheet from "../sheet/state";
import * as state from "../state";
import { t } from "../words";
import { snippet } from "./code";
import { type Part, parts, toolParts, writeParts } from "./parts";

const widths = ["100%", "320", "480", "800", "1200"] as const;
const heights = [420, 560, 720, 900] as const;
/** The largest width of the dialog, and its margins. A wider frame is scaled down. */
const [widest, margins] = [900, 50];

const embedOptions = signal<{ parts: readonly Part[]; width: (typeof widths)[number]; height: number }>({
  parts: ["figure", "text", "question"],
  width: "100%",
  height: 560,
});

/** Shows the dialog for the open lesson or tool, or for the start of another one. */
export function showEmbed(other?: string): void {
  const name = other ?? nameHere();
  if (name === undefined) return;
  const isRoom = name === experimentPlace || name === sheetPlace;
  // The address at the opening of the dialog, so that a lesson that plays on does not reload the frame.
  const here = other === undefined ? location.href : new URL(`#${other}`, location.href).href;
  const show = () => {
    const dialog = showDialog(
      { testid: "embed-dialog", look: "embed", title: t("page.embedTitle"), close: t("page.close") },
      content(here, `${itemTitle(name)} – Nearpoint`, isRoom ? toolParts : parts, show),
    );
    dialog.onclose = () => dialog.querySelector("iframe")?.removeAttribute("src"); // it stops working
    return dialog;
  };
  const dialog = show();
  void readSite().then(() => dialog.open && show());
}

function nameHere(): string | undefined {
  if (experiment.isOpen.peek()) return experimentPlace;
  if (sheet.isOpen.peek()) return sheetPlace;
  return state.story.peek()?.name;
}

function content(here: string, title: string, offered: readonly Part[], again: () => void): TemplateResult {
  const { parts: all, width, height } = embedOptions.peek();
  const chosen = all.filter((part) => offered.includes(part));
  const code = snippet(here, writeParts(chosen), title, width, height);
  const set = (change: Partial<typeof embedOptions.value>) => {
    embedOptions.value = { ...embedOptions.peek(), ...change };
    again();
  };
  return html`
    <p>${t("page.embedLead")}</p>
    <fieldset class="embed-parts" data-testid="embed-parts"><legend>${t("page.embedShows")}</legend>
      ${offered.map((part) => choice(part, chosen, (wished) => set({ parts: wished })))}</fieldset>
    <p class="embed-size">
      <label>${t("page.embedWidth")} <select class="button" data-testid="embed-width"
        @change=${(event: Event) => set({ width: widths[(event.target as HTMLSelectElement).selectedIndex] ?? "100%" })}>
        ${widths.map((value) => html`<option ?selected=${value === width}>${value}</option>`)}</select></label>
      <label>${t("page.embedHeight")} <select class="button" data-testid="embed-height"
        @change=${(event: Event) => set({ height: heights[(event.target as HTMLSelectElement).selectedIndex] ?? 560 })}>
        ${heights.map((value) => html`<option ?selected=${value === height}>${value}</option>`)}</select></label></p>
    <textarea class="m" readonly rows="4" aria-label=${t("page.embedTitle")} data-testid="snippet" .value=${code}
      @focus=${(event: Event) => (event.target as HTMLTextAreaElement).select()}></textarea>
    <p class="buttons"><span class="dim">${t("page.embedMessages")} ${manualLink("embedding")}</span>
      <button class="button primary" data-testid="copy-snippet" @click=${(event: Event) => void copySnippet(code, event.target as HTMLElement)}>${t("page.copy")}</button></p>
    ${preview(new URL(writeParts(chosen) + new URL(here).hash, here).href, width, height)}`;
}

function choice(part: Part, chosen: readonly Part[], set: (parts: Part[]) => void): TemplateResult {
  const toggle = (event: Event) => {
    const on = (event.target as HTMLInputElement).checked;
    set(parts.filter((other) => (other === part ? on : chosen.includes(other))));
  };
  return html`<label><input type="checkbox" data-testid=${`embed-${part}`} .checked=${chosen.includes(part)} @change=${toggle} />
    ${t(`page.part.${part}`)}</label>`;
}

function preview(address: string, width: string, height: number): TemplateResult {
  const room = Math.min(widest, innerWidth - 24) - margins;
  const wide = width === "100%" ? room : Number(width);
  const scale = Math.min(1, room / wide);
  return html`
    <div class="embed-preview" style=${styled({ height: `${height * scale}px` })}>
      <iframe data-testid="embed-preview" title=${t("page.embedPreview")} src=${address}
        style=${styled({ width: `${wide}px`, height: `${height}px`, transform: `scale(${scale})` })}></iframe></div>`;
}

async function copySnippet(code: string, button: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(code);
    button.textContent = t("page.copied");
  } catch {
    button.closest("dialog")?.querySelector("textarea")?.select(); // so that the user can copy it
  }
}
