/** Reads Fluent files. What stands in them is found by its name, or as a tree: `header_close` is `header.close`, and what has values is a function of them. */

import {
  FluentBundle,
  type FluentFunction,
  FluentNumber,
  FluentResource,
  type Message,
} from "@fluent/bundle";
import { bytes, count, duration, seconds } from "./format";

/** English comes with the page; what gets another language is called when it is wished for. */
export interface Source<Texts> {
  english: string;
  others: Readonly<Record<string, () => Promise<string>>>;
  /** Never there: it only carries the type. */
  texts?: Texts;
}

/** A text that may have values in it. */
export type Pattern = NonNullable<Message["value"]>;
export type Functions = Readonly<Record<string, FluentFunction>>;
type Values = Readonly<Record<string, string | number | boolean>>;
type Tree = Record<string, unknown>;

/** Shows as numbers do everywhere on the page; the form of a word is chosen by the number itself. */
class Grouped extends FluentNumber {
  override toString(): string {
    return count(this.value);
  }
}

const of =
  (format: (n: number) => string): FluentFunction =>
  ([value]) =>
    format(value instanceof FluentNumber ? value.value : Number.NaN);

/** What a message can call, each with a number. */
const usual: Functions = {
  BYTES: of(bytes),
  DIGITS: of(String),
  DURATION: of(duration),
  PERCENT: of((share) => count(100 * share)),
  SECONDS: of(seconds),
};

interface Reading {
  language: string;
  functions?: Functions;
  transform?: ((text: string) => string) | undefined;
}

export const bundleOf = (text: string, reading: Reading): FluentBundle =>
  bundleWith(new FluentResource(text), reading);

function bundleWith(resource: FluentResource, { language, functions, transform }: Reading): FluentBundle {
  const own = { ...usual, ...functions };
  const bundle = new FluentBundle(language, {
    useIsolating: false,
    functions: own,
    ...(transform && { transform }),
  });
  bundle.addResource(resource);
  return bundle;
}

/** What a message is called whose key is put together: `say.gilbert.refine` is `say_gilbert_refine`. */
export const nameOf = (key: string): string => key.replaceAll(".", "_").replace(/[^\w-]+/g, "-");

/** The names of all `$values` in it. */
export function valuesIn(pattern: unknown, found = new Set<string>()): Set<string> {
  if (typeof pattern !== "object" || pattern === null) return found;
  const { type, name } = pattern as { type?: unknown; name?: unknown };
  if (type === "var") found.add(String(name));
  for (const inner of Object.values(pattern)) valuesIn(inner, found);
  return found;
}

/** `like`: the tree of English. What is a function there is one in every language. */
export function treeOf<Texts>(text: string, reading: Reading, like?: Texts): Texts {
  const resource = new FluentResource(text);
  const bundle = bundleWith(resource, reading);
  const root: Tree = {};
  for (const { id, value } of resource.body) {
    if (value === null) continue;
    const path = id.split("_");
    const english = path.reduce<unknown>((at, name) => (at as Tree | undefined)?.[name], like);
    const say = (values: Values = {}) => bundle.formatPattern(value, toFluent(values), []);
    const isFunction = like ? typeof english === "function" : valuesIn(value).size > 0;
    put(root, path, isFunction ? say : say());
  }
  return withLists(root) as Texts;
}

const toFluent = (values: Values): Record<string, string | FluentNumber> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "number" ? new Grouped(value) : String(value),
    ]),
  );

function put(tree: Tree, [first = "", ...rest]: string[], leaf: unknown): void {
  if (rest.length === 0) tree[first] = leaf;
  else {
    tree[first] ??= {};
    put(tree[first] as Tree, rest, leaf);
  }
}

/** Names that are all numbers make a list. */
function withLists(tree: Tree): unknown {
  for (const [name, inner] of Object.entries(tree))
    if (typeof inner === "object") tree[name] = withLists(inner as Tree);
  return Object.keys(tree).every((name) => /^\d+$/.test(name)) ? Object.values(tree) : tree;
}
