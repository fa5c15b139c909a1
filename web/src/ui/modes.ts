/** The switch between the two pages of the product. */

import { html, nothing, type TemplateResult } from "lit-html";
import { inSameLanguage } from "../state/language";
import { text } from "./strings";

type Mode = "review" | "learn";

const t = text.modes;
const address: Record<Mode, string> = { review: "./", learn: "./learn.html" };
const title = { review: "reviewTitle", learn: "learnTitle" } as const;

export const modes = (here: Mode): TemplateResult => html`
  <nav class="modes" aria-label=${t.label}>${(["review", "learn"] as const).map(
    (
      mode,
    ) => html`<a href=${inSameLanguage(address[mode])} title=${t[title[mode]]} data-testid=${`mode-${mode}`}
      aria-current=${mode === here ? "page" : nothing}>${t[mode]}</a>`,
  )}</nav>`;

/** A link to the other page, if there is no space for the switch. */
export const toLearn = (): TemplateResult =>
  html`<a href=${inSameLanguage(address.learn)} title=${t.learnTitle}>${t.learn}</a>`;
