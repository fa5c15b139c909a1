/** How a language parts what it lists, and sentences from each other. */

import { type Language, language } from "./language";

const comma: Record<Language, string> = { en: ", ", ja: "、", ru: ", " };
const stop: Record<Language, string> = { en: ".", ja: "。", ru: "." };
const space: Record<Language, string> = { en: " ", ja: "", ru: " " };

/** "a, b, c". */
export const inList = (items: readonly string[]): string => items.join(comma[language.value]);

/** With what ends a sentence. */
export const sentence = (words: string): string => `${words}${stop[language.value]}`;

/** Whole sentences after each other. */
export const sentences = (all: readonly string[]): string => all.join(space[language.value]);
