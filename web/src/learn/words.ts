/** The texts of the lessons, with their values inserted. */

import { type Entries, fillPattern, type Pattern, textOf } from "../state/fluent";
import { number } from "../state/format";
import { now, type PageKey } from "./catalogue";
import { distinctDigits } from "./distinct-digits";
import { lengthText, withDecimalMark } from "./numbers";
import { Placeholders } from "./placeholders";
import { type Piece, plain } from "./template";
import type { LessonCaption, LessonValue, LessonValues } from "./types";

/** The texts of a step. */
export interface StepTexts {
  /** The title, a few words. */
  title: Pattern;
  /** The paragraphs. */
  text: readonly Pattern[];
  /** The lines of mathematics, in a block of their own. */
  formula?: readonly Pattern[];
}

const entryAt = (key: string): Entries[string] | undefined => now.value.texts[key];

/** Returns a text of the page itself. */
export const t = (key: PageKey, values: LessonValues = {}): string => word(key, values);

/** Returns a text by its key; without a text, the key itself. */
export function word(key: string, values: LessonValues = {}): string {
  const text = textOf(entryAt(key));
  return text !== undefined ? plain(fill(text, values)) : (key.split(".").at(-1) ?? key);
}

/** Returns whether the key has a text. */
export const isKnown = (key: string): boolean => entryAt(key) !== undefined;

export function stepTexts(say: string): StepTexts {
  const entry = entryAt(`say.${say}`);
  if (typeof entry !== "object") return { title: entry ?? say, text: [] };
  const { value = say, ...others } = entry;
  const named = (kind: string) =>
    Object.entries(others).flatMap(([name, text]) => (name.startsWith(kind) ? [text] : []));
  const formula = named("formula");
  return { title: value, text: named("text"), ...(formula.length > 0 && { formula }) };
}

export const caption = (caption: LessonCaption): string =>
  "key" in caption
    ? word(`label.${caption.key}`)
    : "math" in caption
      ? withDecimalMark(caption.math)
      : "signs" in caption
        ? caption.signs
        : lengthText(...caption.length);

/** Splits the text into pieces with its values; a missing value becomes a dash. */
export function fill(text: Pattern, values: LessonValues): Piece[] {
  const holes = new Placeholders(values);
  const whole = fillPattern(text, holes.values);
  const numbers = holes.all.filter((hole) => typeof hole === "number");
  return holes.split(whole).map((piece) => {
    if (typeof piece === "string") return piece;
    const { hole } = piece;
    return { value: typeof hole === "object" ? percent(hole.share) : valueText(hole, numbers) };
  });
}

export const percent = (fraction: number): string =>
  withDecimalMark(`${number(fraction * 100).replace(/\.?0+$/, "") || "0"}\u202f%`);

/** Formats a value. `others` are the numbers in the same text, from which it must differ. */
export function valueText(value: LessonValue | undefined, others: readonly number[] = []): string {
  if (value === undefined) return "–";
  if (typeof value === "number") return distinctDigits(value, others);
  if (typeof value !== "string") return String(value);
  const text = textOf(entryAt(`word.${value}`));
  return text !== undefined ? plain(fill(text, {})) : value; // a name, or a number in words already
}
