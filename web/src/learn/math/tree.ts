/** Parses the structure of mathematics: groups, scripts, roots and fractions. */

import type { Token } from "./tokens";

export type Node =
  | { kind: "name" | "number" | "value" | "words"; text: string }
  /** An operator. A sign, as in −x, stands close to its operand. */
  | { kind: "operator"; text: string; isSign?: boolean }
  /** A group in brackets or between bars. */
  | { kind: "group"; open: string; close: string; inside: readonly Node[] }
  | { kind: "scripts"; base: Node; sub?: string; sup?: string }
  | { kind: "root"; inside: Node }
  | { kind: "fraction"; over: Node; under: Node };

/** Returns the tree. Nothing is refused: an unclosed bracket stays as it is written. */
export function tree(tokens: readonly Token[]): Node[] {
  const rest = [...tokens];
  const all: Node[] = [];
  while (rest.length > 0) all.push(...sequence(rest, () => false), ...rest.splice(0, 1).map(operator));
  return all;
}

const operator = ({ text }: Token): Node => ({ kind: "operator", text });

function sequence(rest: Token[], ends: (token: Token) => boolean): Node[] {
  const all: Node[] = [];
  while (rest[0] && !ends(rest[0]) && rest[0].kind !== "close") {
    const node = primary(rest);
    if (!node) continue;
    const before = all.at(-1);
    const isSign =
      node.kind === "operator" && "−+±".includes(node.text) && (!before || before.kind === "operator");
    all.push(isSign ? { ...node, isSign } : node);
  }
  return fractions(all);
}

function primary(rest: Token[]): Node | undefined {
  const token = rest.shift();
  switch (token?.kind) {
    case "space":
      return !rest[0] || rest[0].kind === "operator" ? undefined : { kind: "words", text: " " };
    case "open":
      return scripted(
        group(rest, "(", ")", ({ kind }) => kind === "close"),
        rest,
      );
    case "bar":
      return scripted(
        group(rest, "|", "|", ({ kind }) => kind === "bar"),
        rest,
      );
    case "operator": {
      if (rest[0]?.kind === "space") rest.shift();
      const inside = token.text === "√" ? primary(rest) : undefined;
      return inside ? { kind: "root", inside } : operator(token);
    }
    case "name":
    case "number":
    case "value":
      return scripted({ kind: token.kind, text: token.text }, rest);
    default:
      return token && { kind: "words", text: token.text };
  }
}

function group(rest: Token[], open: string, close: string, ends: (token: Token) => boolean): Node {
  const inside = sequence(rest, ends);
  return { kind: "group", open, close: rest.shift() ? close : "", inside };
}

function scripted(base: Node, rest: Token[]): Node {
  const scripts: { sub?: string; sup?: string } = {};
  while (rest[0]?.kind === "sub" || rest[0]?.kind === "sup") {
    const { kind, text } = rest.shift() as { kind: "sub" | "sup"; text: string };
    scripts[kind] = (scripts[kind] ?? "") + text;
  }
  return Object.keys(scripts).length > 0 ? { kind: "scripts", base, ...scripts } : base;
}

/** Turns `a / b` with one node on either side into a fraction; a function with its argument counts as one node. */
function fractions(all: readonly Node[]): Node[] {
  const out: Node[] = [];
  for (let i = 0; i < all.length; i++) {
    const node = all[i] as Node;
    const under = all[i + 1];
    if (
      node.kind !== "operator" ||
      node.text !== "/" ||
      !under ||
      under.kind === "operator" ||
      out.length === 0
    ) {
      out.push(node);
      continue;
    }
    const argument = out.pop() as Node;
    const isCalled = argument.kind === "group" && argument.open === "(" && isName(out.at(-1));
    const over: Node = isCalled
      ? { kind: "group", open: "", close: "", inside: [out.pop() as Node, argument] }
      : bare(argument);
    out.push({ kind: "fraction", over, under: bare(under) });
    i += 1;
  }
  return out;
}

const isName = (node: Node | undefined) =>
  node?.kind === "name" || (node?.kind === "scripts" && node.base.kind === "name");

/** Removes the brackets of a node in a fraction, except those of a pair. */
const bare = (node: Node): Node =>
  node.kind === "group" && node.open === "(" && !node.inside.some(isComma)
    ? { ...node, open: "", close: "" }
    : node;

const isComma = (node: Node) => node.kind === "words" && node.text === ",";
