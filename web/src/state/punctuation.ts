/** How a language parts what it lists, and sentences from each other. */

import { language } from "./language";

const usual = { comma: ", ", stop: ".", space: " " };
const own: Readonly<Record<string, typeof usual>> = { ja: { comma: "、", stop: "。", space: "" } };
const marks = () => own[language.value] ?? usual;

/** "a, b, c". */
export const inList = (items: readonly string[]): string => items.join(marks().comma);

/** With what ends a sentence. */
export const sentence = (words: string): string => `${words}${marks().stop}`;

/** Whole sentences after each other. */
export const sentences = (all: readonly string[]): string => all.join(marks().space);
