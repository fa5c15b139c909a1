/** Tests every language: nothing is missing or left in English, and every value and plural form is there. */

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type SelectExpression, Visitor } from "@fluent/syntax";
import { afterEach, describe, expect, it, vi } from "vitest";
import { problemsOf } from "../build/texts/check";
import { readCatalogue } from "../build/texts/read";
import { termFinder } from "../src/learn/course/finder";
import { findTerms, terms } from "../src/learn/course/glossary";
import { type Language, language, languageName, languages, pseudo } from "../src/state/language";
import { whenLoaded } from "../src/state/translated";
import { text } from "../src/ui/strings";
import fieldTerms from "../texts/terms.json";
import { catalogues, entriesOf, root } from "./texts";

interface Leaf {
  at: string;
  value: string;
}

const textsOf = (one: Language): Leaf[] =>
  catalogues.flatMap((name) =>
    entriesOf(one, name).flatMap(({ key, file, parts }) =>
      Object.entries(parts).map(([part, value]) => ({ at: `${name} ${file} ${key} ${part}`, value })),
    ),
  );

const english = textsOf("en");

/** The texts that may be equal in all languages: sources, formulas, lines of code without a word, names of files. */
const isSame = / formula\d+$| source\.|^claims \S+ \S+\.source |^pseudocode |^keys \S+ madeWith/;

/** Returns whether a text has words, and not only names, formats, units or variables. */
const isWords = (text: string): boolean => /(^|[^\p{L}])\p{Ll}{4,}/u.test(text.replace(/\{[^{}]*\}/g, ""));
const letters: Record<string, RegExp> = {
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  ru: /\p{Script=Cyrillic}/u,
};

afterEach(() => {
  language.value = "en";
});

/** Returns the forms of whole numbers in a language. */
function formsOf(one: string): string[] {
  const rules = new Intl.PluralRules(one);
  return [...new Set(Array.from({ length: 200 }, (_, n) => rules.select(n)))];
}

it("no text is missing or extra, or uses a value that English lacks", () => {
  expect(problemsOf(root)).toEqual([]);
});

describe.each(languages.filter((one) => one !== "en"))("%s", (one) => {
  const texts = textsOf(one);

  it("every text is written in the script of its language", () => {
    const own = letters[one];
    const reported = new Map(texts.map(({ at, value }) => [at, value]));
    const left = english.filter(({ at, value }) => {
      const other = reported.get(at) ?? "";
      return own && isWords(value) && !own.test(other) && !isSame.test(at);
    });
    expect(left.map(({ at }) => `${at}: ${reported.get(at)}`)).toEqual([]);
  });

  it("every number has a plural form for each category", () => {
    const forms = formsOf(one);
    class Choices extends Visitor {
      override visitSelectExpression(node: SelectExpression) {
        const keys = node.variants.map(({ key }) => (key.type === "Identifier" ? key.name : key.value));
        if (keys.every((key) => /^(zero|one|two|few|many|other)$/.test(key)))
          expect(keys).toEqual(expect.arrayContaining(forms));
        this.genericVisit(node);
      }
    }
    for (const name of catalogues)
      for (const { message } of readCatalogue(root, one, name).texts.values()) new Choices().visit(message);
  });

  it("the lessons use most glossary terms, and abbreviations find terms", async () => {
    language.value = one;
    await whenLoaded();
    const find = termFinder(terms.value);
    const said = texts.filter(({ at }) => /^lessons \S+ say\./.test(at));
    const met = new Set(
      said.flatMap(({ value }) =>
        find(value, undefined, new Set()).flatMap((piece) =>
          typeof piece === "string" ? [] : [piece.term.key],
        ),
      ),
    );
    const open = terms.value.filter(({ key, only }) => !only && !(key in fieldTerms)).map(({ key }) => key);
    expect(open.filter((key) => !met.has(key)).length).toBeLessThanOrEqual(open.length / 5);
    // The field's abbreviations are the same in all languages.
    const found = ["SAT", "BVH", "CCD", "MTV", "RRT"].map((name) => findTerms(name)[0]?.key);
    const keys = ["separated", "bounding-volume-hierarchy", "continuous-collision", "way-out"];
    expect(found).toEqual([...keys, "sampling-based-planning"]);
  });
});

describe("the check of the texts", () => {
  const broken = (path: string, change: (text: string) => string): string[] => {
    const folder = mkdtempSync(join(tmpdir(), "texts-"));
    try {
      cpSync(root, folder, { recursive: true });
      writeFileSync(join(folder, path), change(readFileSync(join(root, path), "utf8")));
      return problemsOf(folder);
    } finally {
      rmSync(folder, { recursive: true });
    }
  };

  it("finds missing, extra, unknown and broken texts", () => {
    const path = "ja/context.ftl";
    const lacking = broken(path, (text) => text.replace(/^fit = .*$/m, ""));
    expect(lacking).toEqual(["ja/context.ftl: fit is missing"]);
    expect(broken(path, (text) => `${text}more = x\n`)).toEqual(["ja/context.ftl: more is not in English"]);
    expect(broken(path, (text) => text.replace("{ $name }", "{ $other }"))).toEqual([
      "ja/context.ftl: group takes $other, English does not",
    ]);
    expect(broken(path, (text) => text.replace("{ $name }", "{ UNITS($name) }"))).toEqual([
      "ja/context.ftl: group calls UNITS, which is unknown",
    ]);
    expect(broken(path, (text) => `${text}fit = x\n`)).toEqual(["ja/context.ftl: fit is there twice"]);
    expect(broken(path, (text) => `${text}no text\n`)).toEqual(["ja/context.ftl: no text"]);
  });
});

describe("the language of the page", () => {
  it("is that of the address, else the stored one, else the browser’s", async () => {
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
    expect(await first("?lang=en-XA", null, ["de"])).toBe("en-XA");
    vi.unstubAllGlobals();
  });

  it("is named in itself", () => {
    expect(languages.map(languageName)).toEqual(["English", "日本語", "Русский"]);
  });

  it("can be a longer pseudo language", async () => {
    language.value = pseudo;
    await whenLoaded();
    expect(text.header.close({ name: "gear.stl" })).toBe("Clösé géár.stl~~~~~");
    expect(text.tagline.length).toBeGreaterThan(60);
  });
});
