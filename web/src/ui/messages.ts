/** The toasts over the page, and the list of all messages. */

import { signal } from "@preact/signals-core";
import { html, nothing, type TemplateResult } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { timeLocale } from "../state/language";
import { dismissToast, type Message, messages, pauseToast } from "../state/messages";
import { translateMessage } from "./core/translate";
import { assign } from "./fields";
import { icons, smallTool } from "./icons";
import { text } from "./strings";

const t = text.message;
/** The largest number of toasts; more would hide the picture. */
const maxToasts = 4;

const open = signal(false);

export const showMessages = assign(open, true);

export function toasts(): TemplateResult {
  const shown = messages.value.filter((message) => message.toast).slice(0, maxToasts);
  return html`${repeat(shown, (message) => message.id, toast)}`;
}

const toast = (message: Message) => html`
  <div class="float toast ${message.tone}" role=${message.tone === "error" ? "alert" : "status"} data-testid="toast" data-tone=${message.tone}
    @pointerenter=${() => pauseToast(message, true)} @pointerleave=${() => pauseToast(message, false)}
    @focusin=${() => pauseToast(message, true)} @focusout=${() => pauseToast(message, false)}>
    <div>${body(message)}</div>
    ${smallTool("toast-dismiss", t.dismiss, icons.close, () => dismissToast(message.id))}
  </div>`;

const body = ({ id, text: words, detail, action }: Message) =>
  html`<p>${translateMessage(words)}</p>${detail ? html`<p class="dim">${translateMessage(detail)}</p>` : nothing}${
    action
      ? html`<p><button class="button small" data-testid="message-action" @click=${() => {
          dismissToast(id);
          action.run();
        }}>${action.label}</button></p>`
      : nothing
  }`;

export function messageList(): TemplateResult | typeof nothing {
  if (!open.value) return nothing;
  const close = assign(open, false);
  return html`
    <section class="float messages" aria-label=${t.list} data-testid="messages"
      @keydown=${(event: KeyboardEvent) => event.key === "Escape" && close()}>
      <h2>${text.header.messages}<button class="tool small" aria-label=${text.shortcuts.close} @click=${close}>${icons.close}</button></h2>
      ${messages.value.length === 0 ? html`<p class="hint">${t.none}</p>` : nothing}
      <ol>${messages.value.map(
        (message) =>
          html`<li class=${message.tone}><time class="m dim">${message.at.toLocaleTimeString(timeLocale())}</time><div>${body(message)}</div></li>`,
      )}</ol>
    </section>`;
}
