/** The separators of a language between list items and between sentences. */

import { language } from "./language";

const usual = { comma: ", ", stop: ".", space: " " };
const own: Readonly<Record<string, typeof usual>> = { ja: { comma: "、", stop: "。", space: "" } };
const marks = () => own[language.value] ?? usual;

/** Joins items: "a, b, c". */
export const inList = (items: readonly string[]): string => items.join(marks().comma);

/** Adds the sign that ends a sentence. */
export const sentence = (words: string): string => `${words}${marks().stop}`;

/** Joins whole sentences. */
export const sentences = (all: readonly string[]): string => all.join(marks().space);
