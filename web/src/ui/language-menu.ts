/** The menu for the language of the page, with each language under its own name. */

import { effect } from "@preact/signals-core";
import { html, nothing, type TemplateResult } from "lit-html";
import { language, languageName, languages, setLanguage } from "../state/language";
import { showMessage } from "../state/messages";
import { notLoaded, spoken, whenLoaded } from "../state/translated";
import { icons } from "./icons";
import { chosen } from "./menu";
import { text } from "./strings";

const t = text.language;

export const languageMenu = (): TemplateResult => html`
  <details class="menu end wide" data-testid="language-menu">
    <summary class="tool" title=${t.choose} aria-label=${t.choose}>${icons.globe}</summary>
    <ul>${languageItems()}</ul>
  </details>`;

/** Returns the items for an existing menu. */
export const languageItems = (look = ""): TemplateResult[] =>
  languages.map(
    (
      name,
    ) => html`<li class=${look || nothing}><button lang=${name} data-testid=${`language-${name}`} aria-current=${name === language.value ? "true" : nothing}
      @click=${chosen(() => setLanguage(name))}>${languageName(name)}</button></li>`,
  );

/** Builds the page when its texts are loaded, and sets the language of the document. */
export async function inLanguage(build: () => void): Promise<void> {
  await whenLoaded();
  effect(() => {
    if (spoken.value) document.documentElement.lang = spoken.value;
  });
  effect(() => {
    if (notLoaded.value) showMessage("warning", t.notLoaded({ name: languageName(notLoaded.value) }));
  });
  build();
}
