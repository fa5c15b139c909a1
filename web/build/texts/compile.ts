/** Compiles messages to TypeScript, so that nothing is parsed when the page runs: `Close { $name }` becomes `` (v) => t`Close ${v.name}` ``. */

import type {
  FunctionReference,
  Pattern,
  Placeable,
  SelectExpression,
  VariableReference,
} from "@fluent/syntax";
import { patternsOf, type Text } from "./read.ts";

/** Matches the functions of `Formatter` in `src/state/fluent.ts` that the code may use. */
const named = /\b(?:is|BYTES|DIGITS|DURATION|PERCENT|SECONDS|SHARE)(?=\()|\bt(?=`)/g;

/** Returns the code of a function that takes a formatter and returns all texts. */
export function makerOf(code: string): string {
  const used = [...new Set(code.match(named))].sort();
  return `(${used.length > 0 ? `{ ${used.join(", ")} }` : "_"}: Formatter): Texts => (${code})`;
}

/** Returns the code of a message, alone or with its attributes. `like` is the English one: if that is a function, every language's is. */
export function messageCode(text: Pick<Text, "message">, like = text): string {
  const english = new Map(patternsOf(like.message));
  const parts = patternsOf(text.message).map(([name, pattern]): [string, string] => {
    const takes = hasValues(english.get(name) ?? pattern);
    return [name || "value", patternCode(pattern, takes)];
  });
  const [[name, value] = ["", '""'], ...others] = parts;
  if (others.length === 0 && name === "value") return value;
  return `{ ${parts.map(([name, code]) => `${name}: ${code}`).join(", ")} }`;
}

export const patternCode = (pattern: Pattern, takes = hasValues(pattern)): string => {
  if (!takes) return value(pattern);
  return hasValues(pattern) ? `(v: Values) => ${value(pattern)}` : `() => ${value(pattern)}`;
};

const hasValues = ({ elements }: Pattern): boolean =>
  elements.some((element) => element.type === "Placeable" && element.expression.type !== "StringLiteral");

function value(pattern: Pattern): string {
  const whole = hasValues(pattern) ? undefined : pattern.elements.map(plain).join("");
  return whole === undefined ? `t\`${pattern.elements.map(piece).join("")}\`` : JSON.stringify(whole);
}

const plain = (element: Pattern["elements"][number]): string => {
  if (element.type === "TextElement") return element.value;
  const { expression } = element;
  return expression.type === "StringLiteral" ? String(expression.parse().value) : "";
};

function piece(element: Pattern["elements"][number]): string {
  if (element.type === "TextElement" || element.expression.type === "StringLiteral")
    return plain(element).replace(/[\\`]|\$\{/g, "\\$&");
  return `\${${code(element.expression)}}`;
}

function code(expression: Placeable["expression"]): string {
  switch (expression.type) {
    case "VariableReference":
      return variable(expression);
    case "FunctionReference":
      return call(expression);
    case "SelectExpression":
      return choice(expression);
    default:
      throw new Error(`${expression.type} is not supported`);
  }
}

const variable = ({ id }: VariableReference): string =>
  /^\w+$/.test(id.name) ? `v.${id.name}` : `v["${id.name}"]`;

function call({ id, arguments: { positional } }: FunctionReference): string {
  const [first] = positional;
  if (first?.type !== "VariableReference") throw new Error(`${id.name} needs a value`);
  return `${id.name}(${variable(first)})`;
}

function choice({ selector, variants }: SelectExpression): string {
  if (selector.type !== "VariableReference") throw new Error("only a value can choose");
  const last = variants.find((variant) => variant.default);
  const others = variants.filter((variant) => !variant.default);
  const tests = others.map(({ key, value: of }) => {
    const name = key.type === "Identifier" ? key.name : key.value;
    return `is(${variable(selector)}, "${name}") ? ${value(of)} : `;
  });
  return `${tests.join("")}${last ? value(last.value) : '""'}`;
}
