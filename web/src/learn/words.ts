/** Texts of the catalogue, with their holes filled. */

import { count, number } from "../state/format";
import { lengthText } from "./numbers";
import type { PageKey, Texts, Told } from "./strings/catalogue";
import { type Language, languages } from "./strings/languages";
import { type Piece, pieces, plain } from "./template";
import type { LessonCaption, LessonValue, LessonValues } from "./types";

const language: Language = "en";
const texts: Texts = languages[language];
const plurals = new Intl.PluralRules(language);
const categories = (["zero", "one", "two", "few", "many", "other"] as const).filter((category) =>
  plurals.resolvedOptions().pluralCategories.includes(category),
);

/** A text of the page itself. */
export const t = (key: PageKey, values: LessonValues = {}): string =>
  plain(fill(texts[key] as string, values));

/** A text by its key; a key that no one wrote a text for shows itself. */
export function word(key: string, values: LessonValues = {}): string {
  const text = texts[key];
  return typeof text === "string" ? plain(fill(text, values)) : (key.split(".").at(-1) ?? key);
}

export function told(say: string): Told {
  const text = texts[`say.${say}`];
  return text === undefined || typeof text === "string" ? { title: say, text: [] } : text;
}

export const caption = (caption: LessonCaption): string =>
  "key" in caption
    ? word(`label.${caption.key}`)
    : "math" in caption
      ? caption.math
      : lengthText(...caption.length);

export function fill(text: string, values: LessonValues): Piece[] {
  return pieces(text, (hole) => {
    const [name = "", ...forms] = hole.split("|");
    const value = values[name.replace(/%$/, "")];
    if (forms.length > 0) return forms[formOf(Number(value))] ?? forms.at(-1) ?? "";
    if (name.endsWith("%")) return { value: percent(Number(value)) };
    return { value: value === undefined ? "–" : valueText(value) };
  });
}

export const percent = (share: number): string =>
  `${number(share * 100).replace(/\.?0+$/, "") || "0"}\u202f%`;

function valueText(value: LessonValue): string {
  if (typeof value === "number")
    return Number.isInteger(value) || Math.abs(value) >= 1000 ? count(value) : number(value);
  return typeof value === "string" ? word(`word.${value}`) : String(value);
}

const formOf = (n: number): number => categories.indexOf(plurals.select(n) as (typeof categories)[number]);
