/** Tests the messages of the core and of the page: every language has each of them, with the same arguments and with its own plural forms. */

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { english } from "../src/engine/english";
import { asMessage, message } from "../src/engine/message";
import { speak as ja } from "../src/ui/core/ja";
import { close, open } from "../src/ui/core/language";
import { speak as ru } from "../src/ui/core/ru";

const file = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), "utf8");
/** Returns the sentences of a file by their codes. */
const sentencesOf = (file: string): ReadonlyMap<string, string> => {
  const entries = file.matchAll(/^([\w-]+) = (.*(?:\n +.*)*)/gm);
  return new Map([...entries].map(([, code = "", text = ""]) => [code, text]));
};
const own = sentencesOf(file("../crate/message/en.ftl") + file("src/engine/texts/en.ftl"));

const argumentsOf = (sentence = ""): Set<string> =>
  new Set([...sentence.matchAll(/\{ \$(\w+)/g)].map(([, name = ""]) => name));
/** The choices between English words, which other languages lack. */
const onlyEnglish = new Set(["were", "tips"]);

const unmarked = (text: string): string => text.replaceAll(open, "").replaceAll(close, "");
const said = (speak: typeof ja, text: string): string => {
  const known = asMessage(text);
  return known ? unmarked(speak(known)) : text;
};

describe.each([
  ["ja", /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u],
  ["ru", /\p{Script=Cyrillic}/u],
] as const)("%s", (language, script) => {
  const sentences = sentencesOf(file(`src/ui/core/${language}.ftl`));

  it("has a sentence for each code, and no other sentences", () => {
    expect([...sentences.keys()].sort()).toEqual([...own.keys()].sort());
  });

  it("uses the same arguments", () => {
    for (const [code, sentence] of own) {
      const [wanted, used] = [argumentsOf(sentence), argumentsOf(sentences.get(code))];
      expect(
        [...used].filter((name) => !wanted.has(name)),
        code,
      ).toEqual([]);
      expect(
        [...wanted].filter((name) => !used.has(name) && !onlyEnglish.has(name)),
        code,
      ).toEqual([]);
    }
  });

  it("has a plural form for each category", () => {
    const kinds = new Intl.PluralRules(language).resolvedOptions().pluralCategories.length - 1;
    for (const [code, sentence] of sentences)
      for (const [choice] of sentence.matchAll(/->[^{}]*/g))
        expect(choice.match(/\[/g)?.length, code).toBe(Math.max(1, kinds));
  });

  it("is written in its own script", () => {
    const isProse = (text: string) => /(^|[^\w<])[a-z]{4,}/.test(text.replace(/\{[^{}]*\}/g, ""));
    const left = [...own].filter(([code, text]) => isProse(text) && !script.test(sentences.get(code) ?? ""));
    // A keyword of a format.
    const same = ["stl-outer-loop", "stl-solid"];
    expect(left.map(([code]) => code).filter((code) => !same.includes(code))).toEqual([]);
  });
});

describe("a message", () => {
  const empty = (place: string, code = "file-empty") =>
    message("in-place", { place, what: { code: "problem-and-remedy", args: parts(code) } });
  const parts = (problem: string) => ({
    problem: { code: problem, args: {} },
    advice: { code: "scene-open-fewer-parts", args: {} },
  });

  it("is translated together with nested messages", () => {
    expect(english(empty("bolt.stl"))).toBe("bolt.stl: the file is empty. Open fewer parts at once.");
    expect(said(ja, empty("bolt.stl"))).toBe(
      "bolt.stl：ファイルが空です。一度に開く部品を減らしてください。",
    );
    expect(said(ru, empty("bolt.stl"))).toBe("bolt.stl: файл пуст. Откройте за раз меньше деталей.");
  });

  it("has the plural form of its number", () => {
    const bytes = (n: number) => said(ru, message("size-bytes", { bytes: n }));
    expect([1, 2, 5, 21].map(bytes)).toEqual(["1 байт", "2 байта", "5 байт", "21 байт"]);
  });

  it("formats its numbers as the page does", () => {
    expect(said(ru, message("line", { line: 4294967295 }))).toContain("4\u202f294\u202f967\u202f295");
    expect(english(message("line", { line: 4294967295 }))).toBe("line 4294967295");
  });

  it("leaves names unchanged except for their quotation marks", () => {
    expect(said(ja, message("in-place", { place: "“a part”", what: "the header.stl" }))).toBe(
      "「a part」：the header.stl",
    );
  });

  it("is not extracted from a name that looks like a message", () => {
    const name = message("file-empty");
    const place = english(message("in-place", { place: name, what: message("file-empty") }));
    expect(place).toBe(`${name}: the file is empty`);
  });

  it("marks untranslated words as English", () => {
    const words = message("foreign", { words: "some other library has a complaint" });
    expect(ja(asMessage(words) ?? { code: "", args: {} })).toBe(
      `${open}some other library has a complaint${close}`,
    );
  });

  it("is English if a catalogue lacks it, and its code if all do", () => {
    expect(said(ru, message("no-such-code"))).toBe("no-such-code");
  });

  it("is distinguished from other texts", () => {
    for (const text of ["Открыто: body 3", '{"code":', "bolt.stl"]) expect(asMessage(text)).toBeUndefined();
  });
});
