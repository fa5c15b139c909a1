/** What stands in the files of texts, for tests that look at all of them. */

import { resolve } from "node:path";
import type { Pattern } from "@fluent/syntax";
import { cataloguesOf, patternsOf, readCatalogue } from "../build/texts/read";

export const root = resolve(import.meta.dirname, "../texts");
export const catalogues = cataloguesOf(root);

export interface Entry {
  /** As it is asked for: `say.gilbert.refine`. */
  key: string;
  /** `LANGUAGE/context.ftl`, `gilbert/text/LANGUAGE.ftl` */
  file: string;
  /** Its text and its attributes, by their names; the text itself has none. */
  parts: Readonly<Record<string, string>>;
}

const known = new Map<string, Entry[]>();

export function entriesOf(language: string, catalogue: string): Entry[] {
  const key = `${language} ${catalogue}`;
  const entries = known.get(key) ?? read(language, catalogue);
  known.set(key, entries);
  return entries;
}

const read = (language: string, catalogue: string): Entry[] =>
  [...readCatalogue(root, language, catalogue).texts.values()].map(({ id, file, message }) => ({
    key: id.replaceAll("_", "."),
    file,
    parts: Object.fromEntries(patternsOf(message).map(([name, pattern]) => [name, written(pattern)])),
  }));

/** Values in braces; of several forms the last. */
const written = ({ elements }: Pattern): string =>
  elements
    .map((element): string => {
      if (element.type === "TextElement") return element.value;
      const { expression } = element;
      if (expression.type === "StringLiteral") return String(expression.parse().value);
      if (expression.type === "VariableReference") return `{${expression.id.name}}`;
      if (expression.type === "FunctionReference")
        return expression.arguments.positional
          .map((value) => (value.type === "VariableReference" ? `{${value.id.name}}` : ""))
          .join("");
      if (expression.type === "SelectExpression")
        return written(
          expression.variants.find((variant) => variant.default)?.value ?? ({ elements: [] } as never),
        );
      return "";
    })
    .join("");
