/** A button that is an icon; its name is for the pointer that rests on it, and for who does not see it. */

import { html, type TemplateResult } from "lit-html";

export const toolButton = (
  id: string,
  label: string,
  icon: TemplateResult<2> | undefined,
  isOff: boolean,
  click: () => void,
  look = "tool",
): TemplateResult => html`
  <button class=${look} data-testid=${id} title=${label} aria-label=${label} ?disabled=${isOff} @click=${click}>${icon}</button>`;

export const smallTool = (
  id: string,
  label: string,
  icon: TemplateResult<2>,
  click: () => void,
): TemplateResult => toolButton(id, label, icon, false, click, "tool small");
