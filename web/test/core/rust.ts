/** What Rust sources say: their texts, without those of tests. */

export interface Literal {
  readonly text: string;
  /** The code before it, a little of it. */
  readonly before: string;
}

const escapes: Record<string, string> = { n: "\n", t: "\t", r: "\r", "0": "\0" };

/** A text as the compiler reads it. */
const unescaped = (text: string): string =>
  text.replace(/\\(?:u\{([0-9a-fA-F]+)\}|x([0-9a-fA-F]{2})|\n\s*|(.))/g, (_, unicode, byte, other) =>
    unicode || byte
      ? String.fromCodePoint(Number.parseInt(unicode ?? byte, 16))
      : other === undefined
        ? ""
        : (escapes[other] ?? other),
  );

/** Comments, texts, raw texts and letters in quotation marks: what is not one of these is code. */
const token =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|\bb?r(#*)"([\s\S]*?)"\1|b?"((?:[^"\\]|\\[\s\S])*)"|b?'(?:\\(?:u\{[^}]*\}|x..|.)|[^'\\])'/g;

export function literals(source: string): Literal[] {
  const tests = source.search(/^#\[cfg\(test\)\]\n(?:#\[[^\n]*\n)*mod \w+ \{/m);
  const code = tests < 0 ? source : source.slice(0, tests);
  // A file of tests, which another declares as such.
  if (/^\s*#\[test\]/m.test(code)) return [];
  const found: Literal[] = [];
  for (const { index, 2: raw, 3: plain } of code.matchAll(token)) {
    const text = raw ?? (plain === undefined ? undefined : unescaped(plain));
    if (text !== undefined) found.push({ text, before: code.slice(Math.max(0, index - 80), index) });
  }
  return found;
}
