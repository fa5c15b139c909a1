/** The terms of the field as the lessons use them: their texts, and where each is shown. */

import { computed } from "@preact/signals-core";
import { type Attributes, filled } from "../../state/fluent";
import files, { type Key } from "../../state/made-texts/glossary";
import { terms as entries } from "../../state/made-texts/lesson-terms";
import { catalogueOf } from "../../state/translated";
import { sayer } from "../sayer";

interface Entry {
  /** Lessons that show it. */
  shown: readonly string[];
  /** Chapters in which its words mean it; all of them where absent. */
  only?: readonly string[];
  /** Where it comes from. */
  source?: string;
  /** Keys of terms to see as well. */
  see?: readonly string[];
}

export interface Term extends Entry {
  /** In the address. */
  key: string;
  name: string;
  /** As it stands in the lessons’ texts. */
  forms: readonly string[];
  /** One or two sentences. */
  text: string;
}

const now = catalogueOf(files);
const word = sayer<Key>(now);

/** The words of a term's card. */
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
        forms: filled(forms, {}).split(" | "),
        text: filled(text, {}),
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name, language));
});

export const termNamed = (key: string): Term | undefined => terms.value.find((term) => term.key === key);
