/** Sentences of the core in other languages: none is missing, none is left over, and real ones are told whole. */

import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { tell as ja, tongue as japanese } from "../src/ui/core/ja";
import libraries from "../src/ui/core/ja/libraries.json";
import { patternOf } from "../src/ui/core/pattern";
import { tell as ru, tongue as russian } from "../src/ui/core/ru";
import { type Tell, type Tongue, teller } from "../src/ui/core/teller";
import { anywhere, told } from "./core/sentences";

const said = (tell: Tell, sentence: string): string =>
  tell(sentence)
    .map(({ text, isEnglish }) => (isEnglish ? `[${text}]` : text))
    .join("");

/** Milliseconds; hundreds of sentences take two seconds where nothing else is done. */
const patience = 60_000;

const all = ({ sentences, words }: Tongue): Record<string, string> => ({ ...sentences, ...words });

/** What only English needs to say: which form its own words have. */
const onlyEnglish = ["were", "tips"];
/** Developers read these, or nobody: they are in the sources, but no user is told so. */
const unsaid = new Set([
  " at line ",
  " at ",
  "nearpoint: mirrored: ",
  "nearpoint: unnamed: ",
  "Next assembly relationship",
  "contype, conaffinity",
  "AutoCAD Binary DXF",
]);

/** Words of formats, which the tables themselves do not have. */
const ofFormats = ["ball", "universal", "floating", "planar", "endloop", "endfacet", "tristrips"];

const source = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../src/${path}`, import.meta.url)), "utf8");

/** The page’s own sentences about what it fetches and keeps, whose holes are `${…}`. */
function ofThePage(): string {
  const files = ["engine", "scenes"].flatMap((folder) =>
    readdirSync(fileURLToPath(new URL(`../src/${folder}`, import.meta.url)), {
      recursive: true,
      encoding: "utf8",
    })
      .filter((path) => path.endsWith(".ts"))
      .map((path) => `${folder}/${path}`),
  );
  return files.map((path) => source(path).replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, "{}")).join("\n");
}

describe.each([
  ["ja", japanese, /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u],
  ["ru", russian, /\p{Script=Cyrillic}/u],
] as const)("%s", (language, tongue, script) => {
  const table = all(tongue);

  it("has every sentence that the sources say", () => {
    const missing = [...told()].flatMap(([path, texts]) =>
      texts.filter((text) => !(text in table) && !unsaid.has(text)).map((text) => `${path}: ${text}`),
    );
    expect(missing).toEqual([]);
  });

  it("has no sentence that they no longer say", () => {
    const [known, page] = [anywhere(), ofThePage()];
    const stale = Object.keys(table).filter(
      (text) => !(text in libraries || known.has(text) || page.includes(text)),
    );
    expect(stale).toEqual([]);
  });

  it("fills the same holes", () => {
    for (const [english, other] of Object.entries(table)) {
      const holes = patternOf(english).holes.map(({ name }) => name);
      const used = [...other.matchAll(/\{(\w+)(?:\|[^{}]*)?\}/g)].map(([, name]) => name ?? "");
      expect(
        used.filter((name) => !holes.includes(name)),
        `${english} → ${other}`,
      ).toEqual([]);
      const lost = holes.filter((name) => !used.includes(name) && !onlyEnglish.includes(name));
      if (!(english in libraries)) expect(lost, `${english} → ${other}`).toEqual([]);
    }
  });

  it("has a form for each kind of number", () => {
    const kinds = new Intl.PluralRules(language).resolvedOptions().pluralCategories.length - 1;
    for (const [english, other] of Object.entries(table))
      for (const [, forms] of other.matchAll(/\{\w+\|([^{}]*)\}/g))
        expect(forms?.split("|").length, `${english} → ${other}`).toBe(Math.max(1, kinds));
  });

  it("is written in its own letters wherever English has words", () => {
    const left = Object.entries(table).filter(
      ([english, other]) =>
        /(^|[^\w<])[a-z]{4,}/.test(english.replace(/\{[^{}]*\}/g, "")) && !script.test(other),
    );
    // A keyword of a format, and what is only passed on.
    const same = [
      "outer loop",
      "syntax error: {}",
      "ill-formed document: {}",
      "null",
      "“solid”",
      '"measures": {problem}',
    ];
    expect(left.map(([english]) => english).filter((english) => !same.includes(english))).toEqual([]);
  });

  it(
    "finds each template again, whatever numbers and names are in it",
    () => {
      const tell = teller(tongue);
      const lost: string[] = [];
      for (const [english, other] of Object.entries(tongue.sentences)) {
        const { literals, holes, isPhrase } = patternOf(english);
        // A word alone may be a name, and of two holes in a row the first is empty.
        if (!isPhrase || literals.slice(1, -1).includes("")) continue;
        const values = holes.map(({ isName }, k) => (isName ? `n${k}` : String(k + 2)));
        const sentence = literals.map((literal, k) => literal + (values[k] ?? "")).join("");
        const wished = other.replace(/\{(\w+)(?:\|([^{}]*))?\}/g, (_, name: string, forms?: string) => {
          const value = values[holes.findIndex((hole) => hole.name === name)] ?? "";
          return forms === undefined ? value : tongue.form(Number(value), forms.split("|"));
        });
        // What stands before it does not change it.
        const before = /^[ ,;]/.test(english) || english.startsWith("{file}") ? "" : "a.stl: ";
        const got = said(tell, before + sentence);
        const whole = before.replace(": ", tongue.marks[": "] ?? ": ") + wished;
        if (squeezed(got) !== squeezed(whole)) lost.push(`${sentence} → ${got} ≠ ${whole}`);
      }
      expect(lost).toEqual([]);
    },
    patience,
  );

  it(
    "tells real sentences whole",
    () => {
      const lines = readFileSync(fileURLToPath(new URL("core/sentences.txt", import.meta.url)), "utf8");
      const real = lines.split("\n").filter((line) => line !== "");
      expect(real.length).toBeGreaterThan(200);
      const tell = teller(tongue);
      const own = new Set(Object.values(table).flatMap((text) => text.match(/[A-Za-z]{3,}/g) ?? []));
      for (const keyword of ofFormats) own.add(keyword);
      const left = real.flatMap((sentence) => {
        // What a decoder says of its own innards stays as it is, and is marked as English.
        const other = said(tell, sentence.replace(/(?<=\(Draco\) cannot be read: ).*?(?=\. Export)/, "0"));
        return wordsLeft(other).some((word) => !own.has(word)) ? [`${sentence} → ${other}`] : [];
      });
      expect(left).toEqual([]);
    },
    patience,
  );
});

/** Without what differs by where a sentence begins. */
const squeezed = (text: string): string => text.replace(/\s/g, "").toLowerCase();

/** English words that are no names: not in quotation marks or brackets, and no paths. */
const wordsLeft = (text: string): string[] =>
  text
    .replace(/「[^」]*」|«[^»]*»|`[^`]*`|"[^"]*"|<[^>]*>|[\w.[\]/-]*[./[][\w.[\]/-]*/g, " ")
    .match(/(?<![A-Za-z_])[a-z]{3,}(?![A-Za-z_])/g) ?? [];

describe("a sentence", () => {
  it("is put together of parts that are told each by itself", () => {
    const sentence =
      "a.zip: “b.stl” in it: byte 84: the header says 5 triangles, which are 250 bytes, but the file ends after 84 bytes. Export the file again, or get it again if it was copied.";
    expect(said(ru, sentence)).toBe(
      "a.zip: «b.stl» в нём: байт 84: по заголовку треугольников 5, то есть 250 байт, а в файле только 84 байта. Экспортируйте файл заново или получите его снова, если он был скопирован.",
    );
    expect(said(ja, "bolt.stl: the file is empty. Open fewer parts at once.")).toBe(
      "bolt.stl：ファイルが空です。一度に開く部品を減らしてください。",
    );
  });

  it("has the form of its number", () => {
    const open = (n: number) =>
      said(
        ru,
        n === 1
          ? "1 line did not close and was left out, the first from (0, 0) to (1, 1); ends are joined within 1e-6."
          : `${n} lines did not close and were left out, the first from (0, 0) to (1, 1); ends are joined within 1e-6.`,
      );
    expect([1, 2, 5, 21].map((n) => open(n).split(":")[0])).toEqual([
      "1 линия",
      "2 линии",
      "5 линий",
      "21 линия",
    ]);
  });

  it("has its numbers as the page writes them", () => {
    expect(said(ru, "a.stl: 4294967295 triangles are more than one mesh can have.")).toBe(
      "a.stl: 4\u202f294\u202f967\u202f295 треугольников – больше, чем бывает в одной сетке.",
    );
  });

  it("keeps names as they are, even those that are words", () => {
    expect(said(ru, "“a part” is fixed in its place. Release it first, then move it.")).toBe(
      "Деталь «a part» закреплена на месте. Сначала освободите её, потом двигайте.",
    );
    expect(said(ja, "the header.stl: the file is empty.")).toBe("the header.stl：ファイルが空です。");
  });

  it("stays English where nobody has translated it, and says so", () => {
    const unknown = "some other library has a complaint of its own here";
    expect(ja(unknown)).toEqual([{ text: unknown, isEnglish: true }]);
    expect(said(ru, `a.zip: line 3: ${unknown}. Open the file again.`)).toBe(
      `a.zip: строка 3: [${unknown}]. Откройте файл снова.`,
    );
  });

  it("of the page itself is left alone", () => {
    for (const own of ["Открыто: body 3", "「a part」を開きました。", "bolt.stl"]) {
      expect(said(ru, own)).toBe(own);
      expect(said(ja, own)).toBe(own);
    }
  });

  it(
    "of any length is told",
    () => {
      const one =
        'line 3, <path>, contour "a": ring 1 has a spike: at vertex 3, (1, 2), it goes back the way it came; cut it off.';
      const long = `many.svg: none of its 500 contours is sound. ${`x.svg: ${one} `.repeat(8)}And 492 more like these.`;
      const told = said(teller(russian), long);
      expect(wordsLeft(told.replaceAll("path", ""))).toEqual([]);
    },
    patience,
  );
});
