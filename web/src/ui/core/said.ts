/** What the core says, in the language of now: every message of it that the page shows goes through here. */

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

/** As a part of the page; words that stayed English are marked as such, for who has them read aloud. */
export const said = (text: string): string | TemplateResult => {
  const [first = "", ...marked] = inWords(text).split(open);
  if (marked.length === 0) return first;
  return html`${first}${marked.map((piece) => {
    const [english, rest] = piece.split(close);
    return html`<span lang="en">${english}</span>${rest}`;
  })}`;
};

/** As text alone, for attributes and what is put into other sentences. */
export const saidText = (text: string): string => inWords(text).replaceAll(open, "").replaceAll(close, "");

/** A text that is no message is the page’s own, or in this language already. */
function inWords(text: string): string {
  const message = asMessage(text);
  return message ? core.speak(message) : text;
}
