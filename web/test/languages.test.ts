/** What holds of every language: nothing is missing, nothing is left in English, every hole is there, every form of a number. */

import { afterEach, describe, expect, it, vi } from "vitest";
import { finder } from "../src/learn/course/finder";
import { terms } from "../src/learn/course/glossary";
import { type Language, language, languages } from "../src/state/language";
import { allThere } from "../src/state/translated";

type Module = Record<string, unknown>;
const files: Record<string, Module> = import.meta.glob<Module>("../src/**/strings/**/*.ts", { eager: true });

/** The files of a language by what is the same in their names. */
function filesOf(one: Language): Map<string, Module> {
  const own = new RegExp(`/strings/${one}(/|\\.ts$)`);
  return new Map(
    Object.entries(files).flatMap(([path, module]) =>
      own.test(path) ? [[path.replace(own, "/strings/*$1"), module] as const] : [],
    ),
  );
}

interface Leaf {
  at: string;
  value: unknown;
}

/** What has no name in another language's file: helpers of its own, and what is the same in all of them. */
const isOwn = (path: string): boolean => /\/(plural|entry|teaching|scenes)\.ts$/.test(path);

function leaves(value: unknown, at: string): Leaf[] {
  if (typeof value !== "object" || value === null) return [{ at, value }];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${at} ${key}`));
}

/**
 * Of a glossary only these differ; a term has as many forms as a language needs. Steps that notes show are named in all languages
 * alike, and the scenes that come with the page have their English words in their own files.
 */
const isTold = ({ at }: Leaf): boolean =>
  (!/glossary/.test(at) || / (name|text|shownIn|inGlossary)$/.test(at)) && !/ (show|scenes)( |$)/.test(at);

/** Exports are called by the language where they are all of it. */
const neutral = (at: string): string => at.replace(/ (en|ja|ru)( |$)/, " *$2");

function textsOf(one: Language): Map<string, unknown> {
  const all = [...filesOf(one)]
    .filter(([path]) => !isOwn(path))
    .flatMap(([path, module]) => leaves(module, path));
  return new Map(all.filter(isTold).map(({ at, value }) => [neutral(at), value]));
}

const english = textsOf("en");
const holes = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{([^{}|%]+)%?\}/g)].map(([, name]) => name ?? ""))].sort();
const forms = (text: string): number[] =>
  [...text.matchAll(/\{[^{}|]+((?:\|[^{}|]*)+)\}/g)].map(([, all]) => (all?.split("|").length ?? 0) - 1);

/** What may be the same in all languages: sources, formulas, lines of code without a word, names of files, names of deeds in traces. */
const isSame = / formula|\.source$|\/pseudocode\/| madeWith | deeds \d 0$/;

/** Of what is written in letters: words, not names, formats, units or variables. */
const isWords = (text: string): boolean => /(^|[^\p{L}])\p{Ll}{4,}/u.test(text.replace(/\{[^{}]*\}/g, ""));
const letters: Record<Exclude<Language, "en">, RegExp> = {
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  ru: /\p{Script=Cyrillic}/u,
};

afterEach(() => {
  language.value = "en";
});

describe.each(["ja", "ru"] as const)("%s", (one) => {
  const texts = textsOf(one);

  it("has every text that English has, and no other", () => {
    const others = [...texts.keys()];
    expect([...english.keys()].filter((key) => !texts.has(key))).toEqual([]);
    expect(others.filter((key) => !english.has(key))).toEqual([]);
  });

  it("is written in its own letters wherever English has words", () => {
    const left = [...english].filter(([at, text]) => {
      const other = texts.get(at);
      if (typeof text !== "string" || typeof other !== "string" || !isWords(text)) return false;
      return !letters[one].test(other) && !isSame.test(at);
    });
    expect(left.map(([at]) => `${at}: ${texts.get(at)}`)).toEqual([]);
  });

  it("fills the same holes", () => {
    for (const [at, text] of english) {
      const other = texts.get(at);
      // In pseudocode braces hold sets.
      if (typeof text === "string" && typeof other === "string" && !/pseudocode/.test(at))
        expect(holes(other), at).toEqual(holes(text));
    }
  });

  it("has a form for each kind of number", () => {
    const kinds = new Intl.PluralRules(one).resolvedOptions().pluralCategories.length;
    for (const [at, text] of texts)
      if (typeof text === "string") for (const n of forms(text)) expect(n, `${at}: ${text}`).toBe(kinds);
  });

  it("has functions where English has them, and asks for no more", () => {
    for (const [at, text] of english) {
      const other = texts.get(at);
      expect(typeof other, at).toBe(typeof text);
      if (typeof text === "function" && typeof other === "function")
        expect(other.length, at).toBeLessThanOrEqual(text.length);
    }
  });

  it("shows the same steps in the teacher’s notes, and takes as long", () => {
    const plain = (language: Language) =>
      JSON.stringify(
        [...filesOf(language)].filter(([path]) => path.endsWith("/teaching.ts")).map(([, module]) => module),
        (key, value) =>
          typeof value === "string" && key !== "show" && !/^[a-z][A-Za-z]+$/.test(value) ? "" : value,
      );
    expect(plain(one)).toBe(plain("en"));
  });

  it("says most of the terms of its glossary in the lessons", async () => {
    language.value = one;
    await allThere();
    const find = finder(terms.value);
    const said = [...texts].flatMap(([at, text]) =>
      typeof text === "string" && / say\./.test(at) ? [text] : [],
    );
    const met = new Set(
      said.flatMap((text) =>
        find(text, undefined, new Set()).flatMap((piece) =>
          typeof piece === "string" ? [] : [piece.term.key],
        ),
      ),
    );
    const open = terms.value.filter(({ only }) => !only).map(({ key }) => key);
    expect(open.filter((key) => !met.has(key)).length).toBeLessThanOrEqual(open.length / 5);
  });
});

describe("the language", () => {
  it("is the one of the address, else the one kept, else the browser’s", async () => {
    const first = async (search: string, kept: string | null, browser: string[]) => {
      vi.stubGlobal("location", { search });
      vi.stubGlobal("localStorage", { getItem: () => kept });
      vi.stubGlobal("navigator", { languages: browser, language: browser[0] });
      vi.resetModules();
      return (await import("../src/state/language")).language.value;
    };
    expect(await first("?lang=ja", "ru", ["de"])).toBe("ja");
    expect(await first("?lang=xx", "ru", ["de"])).toBe("ru");
    expect(await first("", null, ["de-CH", "ru-RU"])).toBe("ru");
    expect(await first("?single", null, ["de"])).toBe("en");
    vi.unstubAllGlobals();
  });

  it("has a catalogue for each of its names", () => {
    for (const one of languages) expect(filesOf(one).size, one).toBeGreaterThan(20);
  });
});

describe("keys of the catalogue", () => {
  it("are each in one file", () => {
    const where = new Map<string, string>();
    for (const [path, module] of Object.entries(files)) {
      if (!/learn\/strings\/en\//.test(path)) continue;
      for (const key of Object.values(module).flatMap((texts) => Object.keys(texts as object))) {
        expect(where.get(key), key).toBeUndefined();
        where.set(key, path);
      }
    }
  });
});
