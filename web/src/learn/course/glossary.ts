/** The terms of the field as the lessons use them: their texts, and the lessons that show them. */

import { computed } from "@preact/signals-core";
import { type Attributes, fillPattern } from "../../state/fluent";
import files, { type Key } from "../../state/made-texts/glossary";
import { terms as entries } from "../../state/made-texts/lesson-terms";
import { catalogueOf } from "../../state/translated";
import { translatorOf } from "../translator";

interface Entry {
  /** The lessons that show it. */
  shown: readonly string[];
  /** The chapters in which its words have this meaning; if absent, all. */
  only?: readonly string[];
  source?: string;
  /** The keys of related terms. */
  see?: readonly string[];
}

export interface Term extends Entry {
  /** The key in the address. */
  key: string;
  name: string;
  /** The forms in the lessons’ texts. */
  forms: readonly string[];
  /** The definition in one or two sentences. */
  text: string;
}

const now = catalogueOf(files);
const word = translatorOf<Key>(now);

/** Returns the words of a term's card. */
export const say = (key: "shownIn" | "inGlossary"): string => word(`card.${key}`);

export const terms = computed<readonly Term[]>(() => {
  const { language, texts } = now.value;
  return Object.entries<Entry>(entries)
    .map(([key, entry]) => {
      const { text = "", forms = "" } = (texts[key] ?? {}) as Attributes;
      return {
        ...entry,
        key,
        name: word(key as Key),
        forms: fillPattern(forms, {}).split(" | "),
        text: fillPattern(text, {}),
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name, language));
});

export const termNamed = (key: string): Term | undefined => terms.value.find((term) => term.key === key);
