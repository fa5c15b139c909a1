/** The content of the text files, for tests of all texts. */

import { resolve } from "node:path";
import type { Pattern } from "@fluent/syntax";
import { cataloguesOf, patternsOf, readCatalogue } from "../build/texts/read";

export const root = resolve(import.meta.dirname, "../texts");
export const catalogues = cataloguesOf(root);

export interface Entry {
  /** The key in the code: `say.gilbert.refine`. */
  key: string;
  /** The file: `LANGUAGE/context.ftl` or `gilbert/text/LANGUAGE.ftl`. */
  file: string;
  /** The text and its attributes by name; the text itself has an empty name. */
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

/** Returns a text with values in braces, and the last form of several. */
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
