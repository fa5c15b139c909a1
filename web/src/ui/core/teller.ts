/**
 * Sentences of the core in another language. The core says them in English, with what is in files put in; which template a
 * sentence came from is found again, as gettext does it with templates for keys. Sentences are put together: “FILE: PLACE:
 * PROBLEM. REMEDY.”, and what is in a hole may itself be one. Of all ways to read a sentence so, the one is taken that leaves
 * the fewest letters unread; these are names, or words that nobody has translated.
 */

import { count } from "../../state/format";
import { type Filled, type Pattern, patternOf, ways } from "./pattern";

/** English templates, and what they are in another language: `{name}`, or `{name|one|few|many}` for a form of a number. */
export type Table = Readonly<Record<string, string>>;

export interface Tongue {
  /** Whole sentences and their parts. */
  readonly sentences: Table;
  /** What only stands in holes: by itself it could be anyone’s name. */
  readonly words: Table;
  /** What separates sentences and their parts, and ends them. */
  readonly marks: Table;
  /** Which form of a word stands after a number. */
  form(n: number, forms: readonly string[]): string;
}

export interface Piece {
  readonly text: string;
  /** English words that are not translated. */
  readonly isEnglish?: true;
}

export type Tell = (sentence: string) => readonly Piece[];

interface Entry {
  readonly english: Pattern;
  readonly told: string;
  readonly isWord: boolean;
}

interface Reading {
  /** Letters that are not understood, and a little for each step. */
  readonly cost: number;
  readonly pieces: readonly Piece[];
  /** A template was found, if only for a part. */
  readonly isTold: boolean;
}

/** A template costs less, the more of its own it says. */
const perTemplate = 0.01;
const perOwn = 0.000_01;
const perSplit = 0.02;
/** For each letter that is told within another template: the one with more words of its own is around the other. */
const perInner = 0.0001;
/** What has a mark in it, or ends with one, is in a hole only by mistake. */
const perMark = 0.05;
/** Longer ones are read sentence by sentence. */
const longest = 300;
/** Where a sentence may be put together; the first is the end of one. */
const joints = [". ", ": ", "; ", ", ", " or ", " and ", " × "];

const letters = (text: string): number => text.match(/[A-Za-z]/g)?.length ?? 0;
/** More words in a row than a name has, but for what is in quotation marks and what is a path. */
const isProse = (text: string): boolean =>
  (text.replace(/“[^”]*”|`[^`]*`|"[^"]*"|<[^>]*>/g, "").match(/(?<![\w./-])[a-z]{2,}(?![\w./-])/g)?.length ??
    0) > 2;

export function teller(tongue: Tongue): Tell {
  const index = indexed(tongue);
  const known = [new Map<string, Reading>(), new Map<string, Reading>()] as const;

  function read(text: string, isInner: boolean): Reading {
    const kept = known[isInner ? 1 : 0];
    const before = kept.get(text);
    if (before) return before;
    let best = raw(text);
    const better = (reading: Reading | undefined): void => {
      if (!reading) return;
      if (reading.cost < best.cost || (reading.cost === best.cost && !best.isTold)) best = reading;
    };
    if (best.cost > 0) {
      for (const entry of candidates(index, text))
        if (isInner || !entry.isWord)
          for (const filled of ways(entry.english, text)) better(by(entry, filled, text, best.cost));
      if (best.cost > 0) for (const reading of splits(text, isInner)) better(reading);
    }
    kept.set(text, best);
    return best;
  }

  function by(
    { english, told }: Entry,
    filled: readonly Filled[],
    text: string,
    most: number,
  ): Reading | undefined {
    const names = filled.reduce((sum, { text, isName }) => sum + (isName ? letters(text) : 0), 0);
    if (names > most) return undefined;
    const inside = filled.map(({ text, isName }) => (isName ? name(text) : read(text, true)));
    const cost = inside.reduce(
      (sum, reading, k) =>
        sum + reading.cost + (filled[k]?.isName ? 0 : inHole(reading, filled[k]?.text ?? "")),
      perTemplate - perOwn * Math.min(500, english.literals.join("").length),
    );
    const named = (name: string) => english.holes.findIndex((hole) => hole.name === name);
    const pieces = told.split(/(\{[^{}]*\})/).flatMap((piece): readonly Piece[] => {
      const [, name, forms] = /^\{(\w+)(?:\|([^{}]*))?\}$/.exec(piece) ?? [];
      const at = name === undefined ? -1 : named(name);
      if (at < 0) return piece === "" ? [] : [{ text: piece }];
      if (forms === undefined) return inside[at]?.pieces ?? [];
      return [{ text: tongue.form(Number(filled[at]?.text.replace(/\s/g, "")), forms.split("|")) }];
    });
    return { cost, pieces: tight(begun(pieces, text)), isTold: true };
  }

  /** As it is, but for the marks of a name or a place; a number, as the page writes numbers. */
  const marked = (text: string): string =>
    /^\d{5,15}$/.test(text)
      ? count(Number(text))
      : text.replace(/“|”|: /g, (mark) => tongue.marks[mark] ?? mark);

  const name = (text: string): Reading => ({
    cost: letters(text),
    pieces: text === "" ? [] : [{ text: marked(text) }],
    isTold: false,
  });

  const raw = (text: string): Reading =>
    isProse(text) ? { ...name(text), pieces: [english(text)] } : name(text);

  /** In two at a joint, or without its full stop. */
  function* splits(text: string, isInner: boolean): Generator<Reading> {
    for (const end of [".", "!"])
      if (text.endsWith(end) && text.length > 1)
        yield joined(read(text.slice(0, -1), isInner), tongue.marks[end] ?? end, raw(""));
    const at = text.length > longest ? [". "] : joints;
    for (const joint of at) {
      for (let next = text.indexOf(joint); next >= 0; next = text.indexOf(joint, next + 1)) {
        const left = read(text.slice(0, next), isInner);
        const right = read(text.slice(next + joint.length), isInner);
        if (left.isTold || right.isTold) yield joined(left, tongue.marks[joint] ?? joint, right);
        // Some templates have their full stop, others do not.
        if (joint === ". ") {
          const whole = read(text.slice(0, next + 1), isInner);
          if (whole.isTold)
            yield joined(whole, tongue.marks[" "] ?? " ", read(text.slice(next + 2), isInner));
        }
        // Of a long text the first sentence is enough to begin with.
        if (text.length > longest && left.isTold) return;
      }
    }
  }

  return (sentence) => {
    const own = sentence.match(/[\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu);
    // Of the page itself, or in this language already.
    if ((own?.length ?? 0) > letters(sentence)) return [{ text: sentence }];
    const { pieces, isTold } = read(sentence, false);
    for (const map of known) if (map.size > mostKept) map.clear();
    return isTold ? pieces : [english(sentence)];
  };
}

/** What a hole costs beside what is in it: unread words seldom stand in one. */
const inHole = ({ isTold, pieces }: Reading, text: string): number =>
  (isTold ? perInner * text.length : 0) +
  (!isTold && /[.:;,] |[.:;,] ?$/.test(text) ? perMark : 0) +
  pieces.reduce((sum, { text, isEnglish }) => sum + (isEnglish ? letters(text) : 0), 0);

/** So many readings are kept. */
const mostKept = 20_000;

const english = (text: string): Piece => (isProse(text) ? { text, isEnglish: true } : { text });

const joined = (left: Reading, mark: string, right: Reading): Reading => ({
  cost: left.cost + right.cost + perSplit,
  pieces: [...left.pieces, { text: mark }, ...right.pieces],
  isTold: left.isTold || right.isTold,
});

/** With a capital letter where English has one. */
function begun(pieces: readonly Piece[], english: string): readonly Piece[] {
  const [first, ...rest] = pieces;
  if (!first || !/^[A-Z]/.test(english) || !/^\p{Script=Cyrillic}/u.test(first.text)) return pieces;
  return [{ ...first, text: first.text.charAt(0).toUpperCase() + first.text.slice(1) }, ...rest];
}

/** Japanese has no space where a hole turned out to hold Japanese, too. */
function tight(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.map((piece, k) => {
    const before = k > 0 && japanese.test(pieces[k - 1]?.text.slice(-1) ?? "");
    const after = japanese.test(pieces[k + 1]?.text.charAt(0) ?? "");
    const text = piece.text.replace(/^ (?=.)/, before ? "" : " ").replace(/(?<=.) $/, after ? "" : " ");
    return { ...piece, text };
  });
}

const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}、。：]/u;

/** Templates by a word that they must have, and those of which none is sure. */
interface Index {
  readonly by: ReadonlyMap<string, readonly Entry[]>;
  readonly others: readonly Entry[];
}

function indexed({ sentences, words }: Tongue): Index {
  const entries = [sentences, words].flatMap((table, k) =>
    Object.entries(table).map(([template, told]): Entry => {
      const english = patternOf(template);
      return { english, told, isWord: k === 1 || !english.isPhrase };
    }),
  );
  const by = new Map<string, Entry[]>();
  for (const entry of entries)
    if (entry.english.word) by.set(entry.english.word, [...(by.get(entry.english.word) ?? []), entry]);
  return { by, others: entries.filter(({ english }) => english.word === undefined) };
}

function candidates({ by, others }: Index, text: string): Entry[] {
  const words = new Set(text.match(/[A-Za-z]+/g) ?? []);
  return [...[...words].flatMap((word) => by.get(word) ?? []), ...others];
}
