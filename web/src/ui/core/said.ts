/** What the core says, in the language of now: every sentence of it that the page shows goes through here. */

import { html, type TemplateResult } from "lit-html";
import { words } from "../../state/translated";
import type { Piece, Tell } from "./teller";

/** The core’s own language costs nothing. */
const english: { tell: Tell } = { tell: (sentence) => [{ text: sentence }] };

const core = words(english, {
  ja: () => import("./ja"),
  ru: () => import("./ru"),
});

/** As a part of the page; words that stayed English are marked as such, for who has them read aloud. */
export const said = (sentence: string): string | TemplateResult => {
  const pieces = core.tell(sentence);
  return pieces.some(({ isEnglish }) => isEnglish) ? html`${pieces.map(shown)}` : plain(pieces);
};

/** As text alone, for attributes and what is put into other sentences. */
export const saidText = (sentence: string): string => plain(core.tell(sentence));

const plain = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join("");
const shown = ({ text, isEnglish }: Piece) => (isEnglish ? html`<span lang="en">${text}</span>` : text);
