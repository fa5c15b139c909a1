/** Translates the core's messages to the present language. Every message of the core that the page shows is passed through here. */

import { html, type TemplateResult } from "lit-html";
import type { Speak } from "../../engine/catalogue";
import { speak } from "../../engine/english";
import { asMessage } from "../../engine/message";
import { words } from "../../state/translated";
import { close, open } from "./language";

const core = words<{ speak: Speak }>(
  { speak },
  {
    ja: () => import("./ja"),
    ru: () => import("./ru"),
  },
);

/** Returns a message for the page. Words that stayed English are marked as such for screen readers. */
export const translateMessage = (text: string): string | TemplateResult => {
  const [first = "", ...marked] = spoken(text).split(open);
  if (marked.length === 0) return first;
  return html`${first}${marked.map((piece) => {
    const [english, rest] = piece.split(close);
    return html`<span lang="en">${english}</span>${rest}`;
  })}`;
};

/** Returns a message as plain text, for attributes and for other sentences. */
export const messageText = (text: string): string => spoken(text).replaceAll(open, "").replaceAll(close, "");

/** Returns the words of a text. A text that is no message is the page’s own, in the present language. */
function spoken(text: string): string {
  const message = asMessage(text);
  return message ? core.speak(message) : text;
}
