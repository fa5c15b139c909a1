/**
 * What a catalogue of texts is. Keys are those of the lessons (kind, point, name: `say.gilbert.refine`) and of the page
 * (`page.play`). In a text `{hole}` is a value, `{n|corner|corners}` the word that goes with a number, one for each
 * plural category of the language in CLDR's order, and `{x%}` a share written in per cent.
 */

import type { Like } from "../../state/like";
import type { en } from "./en";

/** What is said at a step. */
export interface Told {
  /** A few words. */
  title: string;
  /** Paragraphs. */
  text: readonly string[];
  /** Lines of mathematics, set in a block of their own. */
  formula?: readonly string[];
}

export type Texts = Record<string, string | Told>;

/** A language has every text that English has. */
export type Catalogue = Like<typeof en>;

/** Texts of which TypeScript knows the names: those of the page. */
export type PageKey = Extract<keyof Catalogue, `page.${string}`>;
