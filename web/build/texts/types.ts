/** Types of a catalogue for TypeScript: `header_close` is `header.close`, and a text with values is a function of them. */

import type { Catalogue, Text, Variable } from "./read.ts";

type Tree = Map<string, Tree | Text>;

export function typesOf({ texts }: Catalogue): string {
  const root: Tree = new Map();
  for (const text of texts.values()) put(root, text.id.split("_"), text);
  return `export type Texts = ${written(root)};`;
}

/** Where texts are found by keys that are put together: `say_gilbert_refine` is `say.gilbert.refine`. */
export const keysOf = ({ texts }: Catalogue): string =>
  `export type Key =\n${[...texts.keys()].map((id) => `  | ${JSON.stringify(id.replaceAll("_", "."))}`).join("\n")};`;

/** Whether no text has the name of a group of texts. */
export function isTree({ texts }: Catalogue): boolean {
  const groups = new Set([...texts.keys()].flatMap((id) => groupsOf(id.split("_"))));
  return ![...texts.keys()].some((id) => groups.has(id));
}

const groupsOf = (path: readonly string[]): string[] =>
  path.slice(1).map((_, i) => path.slice(0, i + 1).join("_"));

function put(tree: Tree, [first = "", ...rest]: string[], text: Text): void {
  if (rest.length === 0) {
    tree.set(first, text);
    return;
  }
  const inner = tree.get(first) ?? new Map();
  if (!(inner instanceof Map)) throw new Error(`${text.id}: ${inner.id} is a text itself`);
  tree.set(first, inner);
  put(inner, rest, text);
}

function written(tree: Tree): string {
  const names = [...tree.keys()];
  if (names.every((name) => /^\d+$/.test(name)))
    return `readonly [${[...tree.values()].map(typeOf).join(", ")}]`;
  return `{\n${[...tree].map(([name, inner]) => `readonly ${JSON.stringify(name)}: ${typeOf(inner)};`).join("\n")}\n}`;
}

const typeOf = (inner: Tree | Text): string => (inner instanceof Map ? written(inner) : signature(inner));

export function signature({ variables }: Pick<Text, "variables">): string {
  if (variables.size === 0) return "string";
  const values = [...variables].map(([name, variable]) => `readonly ${name}: ${valueType(variable)}`);
  return `(values: { ${values.join("; ")} }) => string`;
}

function valueType({ isNumber, keys }: Variable): string {
  if (isNumber) return "number";
  if (keys.length === 0) return "string | number";
  if (keys.every((key) => key === "true" || key === "false")) return "boolean";
  return keys.includes("other") ? "string" : [...new Set(keys)].map((key) => JSON.stringify(key)).join(" | ");
}
