import { afterEach, describe, expect, it } from "vitest";
import { distinctDigits } from "../../src/learn/distinct-digits";
import { numberText } from "../../src/learn/numbers";
import { plain } from "../../src/learn/template";
import { caption, fill, stepTexts, word } from "../../src/learn/words";
import { language } from "../../src/state/language";
import { languages, pattern } from "./catalogues";

const said = (text: string, values: Parameters<typeof fill>[1]) => plain(fill(pattern(text), values));

describe("texts with values", () => {
  it("group whole numbers and write others with four digits", () => {
    expect(said("{ $n } of { $x }", { n: 12345, x: 12.34567 })).toBe("12\u202f345 of 12.35");
  });

  it("use the plural form of the number", () => {
    const text = "{ $n } { $n ->\n [one] corner\n *[other] corners\n }";
    expect([0, 1, 2].map((n) => said(text, { n }))).toEqual(["0 corners", "1 corner", "2 corners"]);
  });

  it("write a fraction in per cent", () => {
    expect(said("{ SHARE($share) }", { share: 0.125 })).toBe("12.5\u202f%");
  });

  it("show a dash for a missing value, and the key for a missing text", () => {
    expect(said("{ $x }", {})).toBe("–");
    expect(word("label.nothing-of-that-name")).toBe("nothing-of-that-name");
    expect(stepTexts("nothing.of-that-name").title).toBe("nothing.of-that-name");
  });

  it("mark the quality of a length", () => {
    expect(caption({ length: [2, "atMost"] })).toBe("≤ 2.000");
    expect(caption({ length: [2, "exact"] })).toBe("2.000");
    expect(caption({ math: "y₃" })).toBe("y₃");
  });
});

describe("the decimal mark", () => {
  const written = () => [
    said("{ $x } of { $y }, { SHARE($share) }", { x: 12.34567, y: 12345.67, share: 0.125 }),
    caption({ length: [2.5, "atMost"] }),
    numberText(1234.5, "microseconds"),
    numberText(2.5, "ratio"),
    numberText(0.00000123, "plain"),
    distinctDigits(1.23456, [1.23457]),
  ];
  afterEach(() => {
    language.value = "en";
  });

  it("is a point in English and Japanese", () => {
    const english = written();
    expect(english.join(" ")).toContain("12.35 of 12\u202f346, 12.5\u202f% ≤ 2.500");
    language.value = "ja";
    expect(written()).toEqual(english);
  });

  it("is a comma in Russian, and nothing else differs", () => {
    const english = written();
    language.value = "ru";
    expect(written()).toEqual(english.map((text) => text.replaceAll(".", ",").replace("µs", "мкс")));
  });
});

describe.each(Object.entries(languages))("the catalogue %s", (_, texts) => {
  const entries = Object.entries(texts as Record<string, unknown>);

  it("have an entry for every key", () => {
    for (const [key, text] of entries) {
      const lines =
        typeof text === "string"
          ? [text]
          : Object.values(text as object)
              .flat()
              .map(String);
      expect(lines.length, key).toBeGreaterThan(0);
      for (const line of lines) {
        expect(line.trim(), key).not.toBe("");
      }
    }
  });

  it("have a title and a text for every emitted key, and no others", () => {
    for (const [key, text] of entries) expect(typeof text === "object", key).toBe(key.startsWith("say."));
  });

  it("describe every named lesson", () => {
    for (const [key] of entries.filter(([key]) => key.startsWith("lesson."))) {
      const name = key.slice("lesson.".length);
      expect(Object.keys(texts)).toEqual(expect.arrayContaining([`about.${name}`, `source.${name}`]));
    }
  });
});
