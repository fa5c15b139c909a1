/** What stands where there is no picture: what has happened, and what can be done. */

import { html, nothing, type TemplateResult } from "lit-html";

export const notice = (
  id: string,
  title: string,
  why: unknown,
  more: unknown = nothing,
): TemplateResult => html`
  <div class="notice" role="alert" data-testid=${id}><b>${title}</b><p>${why}</p>${more}</div>`;

export const noticeButton = (id: string, label: string, run: () => void): TemplateResult => html`
  <p><button class="button primary" data-testid=${id} @click=${run}>${label}</button></p>`;
