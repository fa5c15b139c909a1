/** Texts of the catalogue, with their holes filled. */

import { computed } from "@preact/signals-core";
import { number } from "../state/format";
import { apart } from "./apart";
import { lengthText } from "./numbers";
import type { PageKey, Texts, Told } from "./strings/catalogue";
import { now } from "./strings/languages";
import { type Piece, pieces, plain } from "./template";
import type { LessonCaption, LessonValue, LessonValues } from "./types";

const catalogue = computed<Texts>(() => now.value.texts);
const plurals = computed(() => {
  const rules = new Intl.PluralRules(now.value.language);
  const known = rules.resolvedOptions().pluralCategories;
  return {
    rules,
    categories: (["zero", "one", "two", "few", "many", "other"] as const).filter((one) =>
      known.includes(one),
    ),
  };
});

/** A text of the page itself. */
export const t = (key: PageKey, values: LessonValues = {}): string =>
  plain(fill(now.value.texts[key], values));

/** A text by its key; a key that no one wrote a text for shows itself. */
export function word(key: string, values: LessonValues = {}): string {
  const text = catalogue.value[key];
  return typeof text === "string" ? plain(fill(text, values)) : (key.split(".").at(-1) ?? key);
}

/** Whether a text was written for the key. */
export const isKnown = (key: string): boolean => key in catalogue.value;

export function told(say: string): Told {
  const text = catalogue.value[`say.${say}`];
  return text === undefined || typeof text === "string" ? { title: say, text: [] } : text;
}

export const caption = (caption: LessonCaption): string =>
  "key" in caption
    ? word(`label.${caption.key}`)
    : "math" in caption
      ? caption.math
      : "signs" in caption
        ? caption.signs
        : lengthText(...caption.length);

export function fill(text: string, values: LessonValues): Piece[] {
  const others = numbersIn(text, values);
  return pieces(text, (hole) => {
    const [name = "", ...forms] = hole.split("|");
    const value = values[name.replace(/%$/, "")];
    if (forms.length > 0) return forms[formOf(Number(value))] ?? forms.at(-1) ?? "";
    if (name.endsWith("%")) return { value: percent(Number(value)) };
    return { value: value === undefined ? "–" : valueText(value, others) };
  });
}

/** What stands in the holes of a text as it is. */
const numbersIn = (text: string, values: LessonValues): number[] =>
  [...text.matchAll(/\{([^}|%]*)\}/g)]
    .map(([, name]) => values[name ?? ""])
    .filter((value) => typeof value === "number");

export const percent = (share: number): string =>
  `${number(share * 100).replace(/\.?0+$/, "") || "0"}\u202f%`;

function valueText(value: LessonValue, others: readonly number[]): string {
  if (typeof value === "number") return apart(value, others);
  if (typeof value !== "string") return String(value);
  const text = catalogue.value[`word.${value}`];
  return typeof text === "string" ? text : value; // a name, or a number in words already
}

/** Which of the forms goes with a number. */
function formOf(n: number): number {
  const { rules, categories } = plurals.value;
  return categories.indexOf(rules.select(n) as (typeof categories)[number]);
}
