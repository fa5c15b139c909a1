/** The terms of the field as the lessons use them: their texts, and where each is shown. */

import { computed } from "@preact/signals-core";
import { messagesOf } from "../../state/translated";

import files, { type Key } from "../../texts/glossary";

import { sayer } from "../sayer";
import { type Entry, entries } from "./glossary-entries";

export interface Term extends Entry {
  /** In the address. */
  key: string;
  name: string;
  /** As it stands in the lessons’ texts. */
  forms: readonly string[];
  /** One or two sentences. */
  text: string;
}

const now = messagesOf(files);
const word = sayer<Key>(now);

/** The words of a term's card. */
export const say = (key: "shownIn" | "inGlossary"): string => word(`card.${key}`);

export const terms = computed<readonly Term[]>(() => {
  const { language, texts } = now.value;
  return Object.entries(entries)
    .map(([key, entry]) => {
      const { text = "", forms = "" } = texts.getMessage(key)?.attributes ?? {};
      return {
        ...entry,
        key,
        name: word(key as Key),
        forms: texts.formatPattern(forms, {}).split(" | "),
        text: texts.formatPattern(text, {}),
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name, language));
});

export const termNamed = (key: string): Term | undefined => terms.value.find((term) => term.key === key);
