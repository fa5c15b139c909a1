/** The terms of the field as the lessons use them: their texts, and where each is shown. */

import { computed } from "@preact/signals-core";
import { catalogue } from "../../state/translated";
import * as english from "./strings/en/glossary";
import type { Entry } from "./strings/en/glossary/entry";

export interface Term extends Entry {
  /** In the address. */
  key: string;
}

/** What a language has of a term; where it is shown and where it comes from is the same in all. */
export type Told = Pick<Entry, "name" | "forms" | "text">;

interface Texts {
  glossary: { readonly [Key in keyof typeof english.glossary]: Told };
  words: { readonly [Key in keyof typeof english.words]: string };
}

const now = catalogue<Texts>(english, {
  ja: () => import("./strings/ja/glossary"),
  ru: () => import("./strings/ru/glossary"),
});

/** The words of a term's card. */
export const say = (key: keyof Texts["words"]): string => now.value.texts.words[key];

export const terms = computed<readonly Term[]>(() => {
  const { language, texts } = now.value;
  const told: Readonly<Record<string, Told>> = texts.glossary;
  return Object.entries<Entry>(english.glossary)
    .map(([key, entry]) => ({ key, ...entry, ...told[key] }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
});

export const termNamed = (key: string): Term | undefined => terms.value.find((term) => term.key === key);
