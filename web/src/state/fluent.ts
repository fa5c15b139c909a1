/** Formats texts. `build/texts` compiles the messages in `texts/` to functions, which show values and choose words by this. */

import { bytes, count, duration, seconds } from "./format";

/** A catalogue: English is part of the page; another language is loaded when it is chosen. */
export interface Source<Texts> {
  english: Make<Texts>;
  others: Readonly<Record<string, () => Promise<Make<Texts>>>>;
}

export type Make<Texts> = (formatter: Formatter) => Texts;

// biome-ignore lint/suspicious/noExplicitAny: each text has a type of its own, which its catalogue says.
export type Values = any;

/** A text, or a function from its values. */
export type Pattern = string | ((values: Values) => string);
/** The texts by their keys. A text with attributes is an object of them, with the text itself as `value`. */
export type Entries = Readonly<Record<string, Pattern | Attributes>>;
export type Attributes = Readonly<Record<string, Pattern>>;

export interface Formatter {
  /** Inserts values into a text: numbers in the page's format, words unchanged. */
  t(text: TemplateStringsArray, ...values: unknown[]): string;
  /** Returns whether a choice's key matches the value: it is equal or, for a number, names its plural form. */
  is(value: unknown, key: string): boolean;
  BYTES(size: number): string;
  DIGITS(n: number): string;
  DURATION(millis: number): string;
  PERCENT(share: number): string;
  SECONDS(time: number): string;
  /** Formats a fraction in per cent, with the sign; only lessons have such values. */
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

/** Returns the key for a name in words, “comb, other half”: only letters, digits and a few signs can be in a text’s name. */
export const keyOf = (words: string): string => words.replace(/[^\w.-]+/g, "-");

/** Returns the text of an entry without its attributes. */
export const textOf = (entry: Entries[string] | undefined): Pattern | undefined =>
  typeof entry === "object" ? entry.value : entry;

export const fillPattern = (pattern: Pattern, values: Values): string =>
  typeof pattern === "string" ? pattern : pattern(values);
