/** An English sentence of the core with its holes, as `format!` has it: what a sentence said by it put into each. */

/** What was put into a hole; in quotation marks or pointed brackets it is a name, and stays as it is. */
export interface Filled {
  readonly text: string;
  readonly isName: boolean;
}

interface Hole {
  readonly name: string;
  readonly isName: boolean;
}

export interface Pattern {
  /** Each stands before the hole of its number; one more than there are holes. */
  readonly literals: readonly string[];
  readonly holes: readonly Hole[];
  /** A word that every sentence by this template has; undefined if none is sure. */
  readonly word: string | undefined;
  /** A word of a name's length cannot tell a sentence from a name. */
  readonly isPhrase: boolean;
}

/** Of a hole its name or number, and what says how it is written. Other braces are braces. */
const hole = /\{([A-Za-z_]\w*|\d*)(?::[^{}]*)?\}/g;
/** A sentence goes on with this after something that is told by another template. */
const isTail = /^[ ,;]/;
/** What stands before the words of a tail. */
const head = "head";
/** More ways to fill a template than this are no template’s. */
const mostWays = 16;
/** In the place of doubled braces, which stand for single ones. */
const [open, close] = ["\u0001", "\u0002"];

export function patternOf(template: string): Pattern {
  const text = (isTail.test(template) ? `{${head}}${template}` : template)
    .replaceAll("{{", open)
    .replaceAll("}}", close);
  const literals: string[] = [];
  const names: string[] = [];
  let [from, unnamed] = [0, 0];
  for (const found of text.matchAll(hole)) {
    literals.push(text.slice(from, found.index));
    names.push(found[1] || String(unnamed++));
    from = found.index + found[0].length;
  }
  literals.push(text.slice(from));
  const plain = literals.map((literal) => literal.replaceAll(open, "{").replaceAll(close, "}"));
  const holes = names.map((name, k) => {
    const isName = ofNames.has(name) || isQuoted(plain[k] ?? "", plain[k + 1] ?? "");
    return { name, isName };
  });
  const words = plain.join(" ").match(/[A-Za-z]{2,}/g) ?? [];
  return { literals: plain, holes, word: surest(plain), isPhrase: words.length > 1 || holes.length > 0 };
}

/** Holes that hold nothing but digits. */
const ofDigits: ReadonlySet<string> = new Set(["atLine", "atColumn"]);
/** Holes that hold nothing but names. */
const ofNames: ReadonlySet<string> = new Set(["file", "path"]);

const isQuoted = (before: string, after: string): boolean =>
  (/“$/.test(before) && /^”/.test(after)) ||
  (/<\/?$/.test(before) && /^>/.test(after)) ||
  (/[`'"]$/.test(before) && after.startsWith(before.slice(-1)));

/** The longest word that no hole touches. */
function surest(literals: readonly string[]): string | undefined {
  const whole = literals.flatMap((literal, k) =>
    [...literal.matchAll(/[A-Za-z]+/g)].filter(({ index, 0: { length } }) => {
      const touches =
        (k > 0 && index === 0) || (k < literals.length - 1 && index + length === literal.length);
      return !touches;
    }),
  );
  return whole.map(([word]) => word).sort((a, b) => b.length - a.length)[0];
}

/** Each way to read a sentence by a template: what is in its holes. */
export function ways({ literals, holes }: Pattern, sentence: string): Filled[][] {
  const [first = "", ...rest] = literals;
  const last = rest.pop();
  if (last === undefined) return sentence === first ? [[]] : [];
  const end = sentence.length - last.length;
  if (!sentence.startsWith(first) || !sentence.endsWith(last) || end < first.length) return [];
  const found: Filled[][] = [];
  const go = (at: number, filled: Filled[]): void => {
    const k = filled.length;
    const between = rest[k];
    const put = (text: string): Filled[] => [...filled, { text, isName: holes[k]?.isName ?? false }];
    const fits = (to: number) => !ofDigits.has(holes[k]?.name ?? "") || /^\d+$/.test(sentence.slice(at, to));
    if (between === undefined) {
      if (fits(end)) found.push(put(sentence.slice(at, end)));
    }
    // Two holes with nothing between them would be filled in every way: the first takes nothing.
    else if (between === "") go(at, put(""));
    else
      for (let next = sentence.indexOf(between, at); next >= 0 && next + between.length <= end; ) {
        if (found.length >= mostWays) return;
        if (fits(next)) go(next + between.length, put(sentence.slice(at, next)));
        next = sentence.indexOf(between, next + 1);
      }
  };
  go(first.length, []);
  return found;
}
