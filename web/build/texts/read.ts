/** Reads the Fluent files. `web/texts` has a folder for each language, with a file or folder for each catalogue; lessons have their own folders. */

import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import {
  type Entry,
  FluentParser,
  type FunctionReference,
  Message,
  type Pattern,
  type SelectExpression,
  type VariableReference,
  Visitor,
} from "@fluent/syntax";
import { lessonCatalogues, lessonFiles, lessonsFolder, partFor } from "./lessons.ts";

export const source = "en";
/** The functions that a message may call, from `src/state/fluent.ts`. All take a number. */
export const functions = ["BYTES", "DIGITS", "DURATION", "PERCENT", "SECONDS", "SHARE"];

/** The use of a value in a message: the keys of a choice, or that it must be a number. */
export interface Variable {
  isNumber: boolean;
  keys: string[];
}

export interface Text {
  id: string;
  /** The path, with `LANGUAGE` for the language. */
  file: string;
  message: Message;
  variables: Map<string, Variable>;
  calls: string[];
}

export interface Catalogue {
  texts: Map<string, Text>;
  /** The errors in the files themselves. */
  problems: string[];
}

export const languagesOf = (root: string): string[] =>
  readdirSync(root)
    .filter((name) => !name.includes("."))
    .toSorted((a, b) => Number(b === source) - Number(a === source) || a.localeCompare(b));

/** Returns the catalogues by name. A catalogue that a language lacks is empty. */
export const cataloguesOf = (root: string): string[] => [
  ...new Set([
    ...readdirSync(join(root, source)).map((name) => name.replace(/\.ftl$/, "")),
    ...lessonCatalogues,
  ]),
];

export function readCatalogue(root: string, language: string, name: string): Catalogue {
  const texts = new Map<string, Text>();
  const problems: string[] = [];
  for (const { file, entries } of filesOf(root, language, name)) {
    for (const entry of entries) {
      if (entry.type === "Junk") problems.push(`${pathOf(file, language)}: ${firstLine(entry)}`);
      if (!(entry instanceof Message)) continue;
      const id = entry.id.name;
      if (texts.has(id)) problems.push(`${pathOf(file, language)}: ${id} is there twice`);
      texts.set(id, { id, file, message: entry, ...usesOf(entry) });
    }
  }
  return { texts, problems };
}

export const pathOf = (file: string, language: string): string => file.replace("LANGUAGE", language);

const parser = new FluentParser({ withSpans: false });
/** The parsed files by text. A lesson's file is read for each of its catalogues, and tests read all files repeatedly. */
const parsed = new Map<string, Entry[]>();

export function entriesOf(text: string): Entry[] {
  const entries = parsed.get(text) ?? parser.parse(text).body;
  parsed.set(text, entries);
  return entries;
}

function filesOf(root: string, language: string, name: string): { file: string; entries: Entry[] }[] {
  const folder = join(root, language);
  const inside = statSync(join(folder, name), { throwIfNoEntry: false });
  const files = inside
    ? readdirSync(join(folder, name)).map((file) => `${name}/${file}`)
    : [`${name}.ftl`].filter((file) => statSync(join(folder, file), { throwIfNoEntry: false }));
  const common = files.map((file) => ({
    file: `LANGUAGE/${file}`,
    entries: entriesOf(readFileSync(join(folder, file), "utf8")),
  }));
  if (!(lessonCatalogues as readonly string[]).includes(name)) return common;
  const own = lessonFiles(language).map((file) => ({
    file: file.replace(`${language}.ftl`, "LANGUAGE.ftl"),
    entries: partFor(name, entriesOf(readFileSync(join(lessonsFolder, file), "utf8"))),
  }));
  return [...common, ...own];
}

const firstLine = (entry: Entry): string =>
  "content" in entry ? String(entry.content).split("\n")[0] || "an empty entry" : entry.type;

/** Returns the value and the attributes, each by name. */
export const patternsOf = ({ value, attributes }: Message): [name: string, pattern: Pattern][] => [
  ...(value ? [["", value] as [string, Pattern]] : []),
  ...attributes.map(({ id, value }): [string, Pattern] => [id.name, value]),
];

/** The plural forms of a number. */
const forms = new Set(["zero", "one", "two", "few", "many", "other"]);

function usesOf(message: Message): Pick<Text, "variables" | "calls"> {
  const variables = new Map<string, Variable>();
  const calls: string[] = [];
  const variable = (name: string): Variable => {
    const known = variables.get(name) ?? { isNumber: false, keys: [] };
    variables.set(name, known);
    return known;
  };
  class Uses extends Visitor {
    override visitVariableReference(node: VariableReference) {
      variable(node.id.name);
    }
    override visitFunctionReference(node: FunctionReference) {
      calls.push(node.id.name);
      for (const value of node.arguments.positional)
        if (value.type === "VariableReference") variable(value.id.name).isNumber = true;
      this.genericVisit(node);
    }
    override visitSelectExpression(node: SelectExpression) {
      if (node.selector.type === "VariableReference") {
        const chosen = variable(node.selector.id.name);
        const keys = node.variants.map(({ key }) => (key.type === "Identifier" ? key.name : key.value));
        if (
          node.variants.some(({ key }) => key.type === "NumberLiteral") ||
          keys.every((key) => forms.has(key))
        )
          chosen.isNumber = true;
        else chosen.keys.push(...keys);
      }
      this.genericVisit(node);
    }
  }
  new Uses().visit(message);
  return { variables, calls };
}
