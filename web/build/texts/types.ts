/** Writes the type of a catalogue: `header_close` is `header.close`, and a text with values is a function of them. */

import type { Catalogue, Text, Variable } from "./read.ts";

type Tree = Map<string, Tree | Text>;

/** Returns all texts as an object, each written by `leaf`. Groups whose names are all numbers are lists. */
export function treeCode({ texts }: Catalogue, leaf: (text: Text) => string, end: ";" | ","): string {
  const root: Tree = new Map();
  for (const text of texts.values()) put(root, text.id.split("_"), text);
  return written(root, leaf, end);
}

/** Returns all texts without groups, each by its key: `say_gilbert_refine` is `say.gilbert.refine`. */
export const listCode = ({ texts }: Catalogue, leaf: (text: Text) => string): string =>
  `{\n${[...texts.values()].map((text) => `${JSON.stringify(keyOf(text.id))}: ${leaf(text)},`).join("\n")}\n}`;

function put(tree: Tree, [first = "", ...rest]: string[], text: Text): void {
  const inner = rest.length > 0 ? (tree.get(first) ?? new Map()) : text;
  tree.set(first, inner);
  if (inner instanceof Map) put(inner, rest, text);
}

function written(tree: Tree, leaf: (text: Text) => string, end: ";" | ","): string {
  const code = (inner: Tree | Text) => (inner instanceof Map ? written(inner, leaf, end) : leaf(inner));
  const isList = [...tree.keys()].every((name) => /^\d+$/.test(name));
  if (isList) return `[${[...tree.values()].map(code).join(", ")}]`;
  return `{\n${[...tree].map(([name, inner]) => `${JSON.stringify(name)}: ${code(inner)}${end}`).join("\n")}\n}`;
}

const keyOf = (id: string): string => id.replaceAll("_", ".");

export const keysOf = ({ texts }: Catalogue): string =>
  `export type Key =\n${[...texts.keys()].map((id) => `  | ${JSON.stringify(keyOf(id))}`).join("\n")};`;

export function signature({ variables }: Pick<Text, "variables">): string {
  if (variables.size === 0) return "string";
  const values = [...variables].map(([name, variable]) => `${JSON.stringify(name)}: ${valueType(variable)}`);
  return `(values: { ${values.join("; ")} }) => string`;
}

function valueType({ isNumber, keys }: Variable): string {
  if (isNumber) return "number";
  if (keys.length === 0) return "string | number";
  if (keys.every((key) => key === "true" || key === "false")) return "boolean";
  return keys.includes("other") ? "string" : [...new Set(keys)].map((key) => JSON.stringify(key)).join(" | ");
}
