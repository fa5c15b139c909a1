/** What texts are made with: `build/texts` makes functions of the messages in `texts/`, which show values and choose words by this. */

import { bytes, count, duration, seconds } from "./format";

/** English comes with the page; what gets another language is called when it is wished for. */
export interface Source<Texts> {
  english: Make<Texts>;
  others: Readonly<Record<string, () => Promise<Make<Texts>>>>;
}

export type Make<Texts> = (formatter: Formatter) => Texts;

// biome-ignore lint/suspicious/noExplicitAny: each text has a type of its own, which its catalogue says.
export type Values = any;

/** A text, or what makes it of its values. */
export type Pattern = string | ((values: Values) => string);
/** Texts by their keys; a text that has attributes is an object of all of them, itself as `value`. */
export type Entries = Readonly<Record<string, Pattern | Attributes>>;
export type Attributes = Readonly<Record<string, Pattern>>;

export interface Formatter {
  /** Puts values into a text: numbers as they are everywhere on the page, words as they are. */
  t(text: TemplateStringsArray, ...values: unknown[]): string;
  /** Whether the key of a choice is that of the value: itself, or for a number the form that words have with it. */
  is(value: unknown, key: string): boolean;
  BYTES(size: number): string;
  DIGITS(n: number): string;
  DURATION(millis: number): string;
  PERCENT(share: number): string;
  SECONDS(time: number): string;
  /** In per cent, with its sign; only what the lessons put into their texts can be one. */
  SHARE(value: { share(): string }): string;
}

const shown = (value: unknown): string => (typeof value === "number" ? count(value) : String(value));

export function formatter(language: string): Formatter {
  const rules = new Intl.PluralRules(language);
  return {
    t: (text, ...values) => text.reduce((said, words, i) => said + shown(values[i - 1]) + words),
    is(value, key) {
      const own = typeof value === "object" ? value?.valueOf() : value;
      return String(own) === key || (typeof own === "number" && rules.select(own) === key);
    },
    BYTES: bytes,
    DIGITS: String,
    DURATION: duration,
    PERCENT: (share) => count(100 * share),
    SECONDS: seconds,
    SHARE: (value) => value.share(),
  };
}

/** A key of which a part is a name in words, “comb, other half”: its letters alone can be the name of a text. */
export const keyOf = (words: string): string => words.replace(/[^\w.-]+/g, "-");

/** The text of an entry without its attributes. */
export const textOf = (entry: Entries[string] | undefined): Pattern | undefined =>
  typeof entry === "object" ? entry.value : entry;

export const filled = (pattern: Pattern, values: Values): string =>
  typeof pattern === "string" ? pattern : pattern(values);
