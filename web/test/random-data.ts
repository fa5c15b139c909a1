/** Random numbers, texts and data for tests, equal for equal seeds, and random damage to data. */

export interface RandomData {
  /** Returns a number from 0 up to, but not including, 1. */
  number(): number;
  /** Returns a whole number below this. */
  below(most: number): number;
  one<T>(all: readonly T[]): T;
  text(most: number): string;
  /** Returns JSON of any kind with this depth. */
  json(deep: number): unknown;
  /** Returns the text with characters changed, removed, doubled, inserted or cut off. */
  damaged(text: string): string;
  /** Returns the data with some of it replaced, removed or inserted. */
  changed(data: unknown): unknown;
}

/** Pieces that have a meaning in some format. */
const textPieces = [
  "&",
  "#",
  "?",
  "=",
  "%",
  "%00",
  "%E0%A4%A",
  "+",
  "/",
  "<img src=x onerror=alert(1)>",
  "<script>",
  "javascript:alert(1)",
  "data:text/html,x",
  "__proto__",
  "constructor",
  "toString",
  "../",
  "\u0000",
  "\ud800",
  "\u202e",
  "z=",
  "j=",
  "d=stop",
  "a=1e999",
  "http://",
  "null",
  "NaN",
  "-0",
  "🦷",
  '"',
  "'",
  "}",
  "]",
] as const;

const numbers = [0, -0, 1, -1, 0.5, 3, 1e308, -1e-308, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY];

/** The generator mulberry32. */
export function randomData(seed: number): RandomData {
  let state = seed;
  const number = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (most: number) => Math.floor(number() * most);
  const one = <T>(all: readonly T[]) => all[below(all.length)] as T;
  const text = (most: number) =>
    Array.from({ length: below(most) }, () =>
      number() < 0.3 ? one(textPieces) : String.fromCharCode(number() < 0.9 ? 32 + below(95) : below(65_536)),
    ).join("");
  const json = (deep: number): unknown => {
    const kind = below(deep > 0 ? 7 : 5);
    if (kind === 0) return text(12);
    if (kind === 1) return one(numbers);
    if (kind === 2) return number() < 0.5;
    if (kind === 3) return null;
    if (kind === 4) return undefined;
    const list = Array.from({ length: below(4) }, () => json(deep - 1));
    return kind === 5
      ? list
      : Object.fromEntries(list.map((value) => [number() < 0.5 ? one(textPieces) : text(8), value]));
  };
  const damaged = (whole: string) => {
    let now = whole;
    for (let count = 1 + below(4); count > 0; count--) {
      const at = below(now.length + 1);
      const to = Math.min(now.length, at + below(8));
      const way = below(5);
      if (way === 0) now = now.slice(0, at);
      else if (way === 1) now = now.slice(0, at) + now.slice(to);
      else if (way === 2) now = now.slice(0, to) + now.slice(at);
      else if (way === 3) now = now.slice(0, at) + text(4) + now.slice(to);
      else now = now.slice(0, at) + one(textPieces) + now.slice(at);
    }
    return now;
  };
  const changed = (data: unknown): unknown => {
    if (number() < 0.15) return json(2);
    if (Array.isArray(data)) return data.filter(() => number() < 0.9).map(changed);
    if (typeof data !== "object" || data === null) return data;
    const entries = Object.entries(data).filter(() => number() < 0.9);
    if (number() < 0.2) entries.push([one(textPieces), json(1)]);
    return Object.fromEntries(entries.map(([name, value]) => [name, changed(value)]));
  };
  return { number, below, one, text, json, damaged, changed };
}
