/** A button that switches between light and dark. */

import { html, type TemplateResult } from "lit-html";
import { theme, toggleTheme } from "../state/theme";
import { icons } from "./icons";
import { text } from "./strings";

const t = text.header;

export function themeButton(): TemplateResult {
  const dark = theme.value === "dark";
  const label = dark ? t.toLight : t.toDark;
  return html`
    <button class="tool wide" data-testid="theme" title=${label} aria-label=${label} @click=${toggleTheme}>
      ${dark ? icons.sun : icons.moon}
    </button>`;
}
