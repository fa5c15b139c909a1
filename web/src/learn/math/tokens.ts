/** Splits a line with mathematics into tokens, and separates mathematics from words. */

import type { Piece } from "../template";

export type Token =
  /** Words and their separators, rendered as text. */
  | { kind: "words"; text: string }
  | { kind: "space"; text: string }
  /** A value of this step. */
  | { kind: "value"; text: string }
  | { kind: "number"; text: string }
  /** A letter, or the name of a function. */
  | { kind: "name"; text: string }
  | { kind: "operator"; text: string }
  | { kind: "open" | "close" | "bar" | "comma"; text: string }
  /** A subscript or superscript of the token before it. */
  | { kind: "sub" | "sup"; text: string };

/** The names of several letters that are mathematics in every language. */
const functions = new Set(["min", "max", "cos", "sin", "conv", "ang"]);

const low = "₀₁₂₃₄₅₆₇₈₉₊₋ᵢⱼₖₙ";
const lowAs = "0123456789+−ijkn";
const high = "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ˡⁿ";
const highAs = "0123456789+−ln";
const plainly = (text: string, from: string, to: string): string =>
  [...text].map((sign) => to[from.indexOf(sign)] ?? sign).join("");

/** The letters of a name. Some subscripts and superscripts are letters in Unicode, too, and are excluded. */
const letters = `(?:(?![${low}${high}])[\\p{L}\\p{M}])+`;

const patterns: readonly [RegExp, (text: string) => Token][] = [
  [/^\s+/u, (text) => ({ kind: "space", text })],
  [new RegExp(`^[${low}]+`, "u"), (text) => ({ kind: "sub", text: plainly(text, low, lowAs) })],
  [new RegExp(`^[${high}]+`, "u"), (text) => ({ kind: "sup", text: plainly(text, high, highAs) })],
  [/^_[\p{L}\d]+/u, (text) => ({ kind: "sub", text: text.slice(1) })],
  [/^\d+(?:\.\d+)?/u, (text) => ({ kind: "number", text })],
  [/^(?:\+=|[=≤≥<>≈+−±×·/⇒⟹∈∉⊆√Σ])/u, (text) => ({ kind: "operator", text })],
  [/^\(/u, (text) => ({ kind: "open", text })],
  [/^\)/u, (text) => ({ kind: "close", text })],
  [/^\|/u, (text) => ({ kind: "bar", text })],
  [/^,/u, (text) => ({ kind: "comma", text })],
  [new RegExp(`^${letters}(?:[’'–-]${letters})*`, "u"), word],
  [/^./u, (text) => ({ kind: "words", text })],
];

function word(text: string): Token {
  const isName = functions.has(text) || /^[A-Za-z\p{Script=Greek}]$/u.test(text);
  return { kind: isName ? "name" : "words", text };
}

export const tokens = (line: readonly Piece[]): Token[] =>
  line.flatMap((piece) =>
    typeof piece === "string" ? tokensOf(piece) : [{ kind: "value", text: piece.value }],
  );

function tokensOf(text: string): Token[] {
  const all: Token[] = [];
  for (let rest = text; rest !== ""; ) {
    for (const [pattern, token] of patterns) {
      const found = pattern.exec(rest)?.[0];
      if (found === undefined) continue;
      all.push(token(found));
      rest = rest.slice(found.length);
      break;
    }
  }
  return all;
}

/** A section of a line. Mathematics may break before each of its parts, and words between words. */
export type Run = { words: readonly Token[] } | { math: readonly Token[][] };

const relation = /^(?:\+=|[=≤≥<>≈⇒⟹∈∉⊆])$/u;
const isRelation = (token: Token) => token.kind === "operator" && relation.test(token.text);

/** Separates words and mathematics. In code, letters other than “a” that stand alone are variables. */
export function runs(all: readonly Token[], isCode = false): Run[] {
  const out: Run[] = [];
  const words = (some: readonly Token[]) => {
    const last = out.at(-1);
    if (some.length === 0) return;
    if (last && "words" in last) out[out.length - 1] = { words: [...last.words, ...some] };
    else out.push({ words: some });
  };
  let from = 0;
  while (from < all.length) {
    let to = from;
    while (to < all.length && all[to]?.kind !== "words" && !isInWords(all, to, isCode)) to += 1;
    const [start, end] = isInside(all, from, to);
    words(all.slice(from, start));
    if (start < end) out.push({ math: parts(all.slice(start, end)) });
    words(all.slice(end, to + 1));
    from = to + 1;
  }
  return out;
}

/**
 * Returns whether a small Latin letter is a word, such as the article “a”, which it is without mathematics beside it. In code only “a” without script
 * is.
 */
function isInWords(all: readonly Token[], at: number, isCode: boolean): boolean {
  const token = all[at];
  if (token?.kind !== "name" || !/^[a-z]$/.test(token.text)) return false;
  if (isCode) return token.text === "a" && all[at + 1]?.kind !== "sub";
  const before = all.slice(0, at).findLast(({ kind }) => kind !== "space");
  const after = all.slice(at + 1).find(({ kind }) => kind !== "space");
  return ![before, after].some((beside) => beside && beside.kind !== "words" && beside.kind !== "value");
}

const separates = (token: Token | undefined) => token?.kind === "space" || token?.kind === "comma";

/** Returns the range that is mathematics, without outer space and brackets of the words. It is empty if it has no sign of mathematics. */
function isInside(all: readonly Token[], from: number, to: number): [number, number] {
  let [start, end] = [from, to];
  const depth = () => {
    let open = 0;
    let least = 0;
    for (const { kind } of all.slice(start, end)) {
      if (kind === "open") open += 1;
      if (kind === "close") open -= 1;
      least = Math.min(least, open);
    }
    return { open, least };
  };
  for (;;) {
    const { open, least } = depth();
    if (start < end && separates(all[start])) start += 1;
    else if (start < end && separates(all[end - 1])) end -= 1;
    else if (start < end && all[start]?.kind === "open" && open > 0) start += 1;
    else if (start < end && all[end - 1]?.kind === "close" && least < 0) end -= 1;
    else break;
  }
  const isSign = ({ kind, text }: Token) =>
    kind === "name" || kind === "sub" || kind === "sup" || (kind === "operator" && text !== "·");
  return all.slice(start, end).some(isSign) ? [start, end] : [from, from];
}

/** Splits before each relation outside of brackets. */
function parts(run: readonly Token[]): Token[][] {
  const all: Token[][] = [[]];
  let depth = 0;
  let isInBars = false;
  for (const token of run) {
    if (token.kind === "open") depth += 1;
    if (token.kind === "close") depth -= 1;
    if (token.kind === "bar") isInBars = !isInBars;
    if (isRelation(token) && depth === 0 && !isInBars && all.at(-1)?.length) all.push([]);
    all.at(-1)?.push(token);
  }
  return all;
}
