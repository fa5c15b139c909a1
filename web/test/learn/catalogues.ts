/** The texts of the lessons in every language, by their keys. */

import type { Message } from "@fluent/syntax";
import { patternCode } from "../../build/texts/compile";
import { entriesOf as parsed } from "../../build/texts/read";
import { formatter, type Pattern } from "../../src/state/fluent";
import { languages as all } from "../../src/state/language";
import { entriesOf } from "../texts";

/** The texts of a step. */
export interface Reported {
  title: string;
  text: readonly string[];
  formula: readonly string[];
}

function catalogue(language: string): Record<string, string | Reported> {
  return Object.fromEntries(
    entriesOf(language, "lessons").map(({ key, parts: { "": title = "", ...parts } }) => {
      const all = Object.entries(parts);
      const named = (kind: string) => all.flatMap(([name, text]) => (name.startsWith(kind) ? [text] : []));
      return [key, all.length > 0 ? { title, text: named("text"), formula: named("formula") } : title];
    }),
  );
}

export const languages = Object.fromEntries(all.map((language) => [language, catalogue(language)]));
export const { en = {} } = languages;

/** Returns a text as it is in a file. */
export function pattern(text: string): Pattern {
  const [message] = parsed(`x = ${text}\n`) as Message[];
  const code = message?.value ? patternCode(message.value).replace("v: Values", "v") : '""';
  return new Function("{ t, is, SHARE }", `return ${code}`)(formatter("en"));
}
