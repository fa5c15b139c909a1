/** The terms of the field as the lessons use them: their texts, and the lessons that show them. */

import { computed } from "@preact/signals-core";
import { type Attributes, fillPattern } from "../../state/fluent";
import files, { type Key } from "../../state/made-texts/glossary";
import { terms as entries } from "../../state/made-texts/lesson-terms";
import { catalogueOf } from "../../state/translated";
import { translatorOf } from "../translator";

interface Entry {
  /** The lessons that show it. A term of the code alone has none. */
  shown: readonly string[];
  /** The chapters in which its words have this meaning; if absent, all. */
  only?: readonly string[];
  source?: string;
  /** The keys of related terms. */
  see?: readonly string[];
  /** The other names of the field, such as “SAT”. */
  aliases?: readonly string[];
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
export const cardText = (key: "shownIn" | "inGlossary" | "aliases"): string => word(`card.${key}`);

export const terms = computed<readonly Term[]>(() => {
  const { language, texts } = now.value;
  return Object.entries<Entry>(entries)
    .map(([key, entry]) => {
      const { text = "", forms } = (texts[key] ?? {}) as Attributes;
      const name = word(key as Key);
      return {
        ...entry,
        key,
        name,
        forms: forms === undefined ? [name] : fillPattern(forms, {}).split(" | "),
        text: fillPattern(text, {}),
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name, language));
});

export const termNamed = (key: string): Term | undefined => terms.value.find((term) => term.key === key);

/** Returns the terms that a search finds, first those that have this name. Spaces and hyphens of names do not count. */
export function findTerms(search: string): readonly Term[] {
  const text = search.trim().toLowerCase();
  const joined = joinWords(text);
  const names = ({ name, forms, aliases = [] }: Term) => [name, ...forms, ...aliases].map(joinWords);
  const found = terms.value.filter(
    (term) => term.text.toLowerCase().includes(text) || names(term).some((name) => name.includes(joined)),
  );
  const isNamed = (term: Term) => Number(names(term).includes(joined));
  return found.toSorted((a, b) => isNamed(b) - isNamed(a));
}

const joinWords = (words: string): string => words.toLowerCase().replace(/[\s\p{Pd}]/gu, "");
