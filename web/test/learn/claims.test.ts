import { describe, expect, it } from "vitest";
import { claims } from "../../src/learn/paper/claims";
import { entriesOf } from "../texts";
import { languages } from "./catalogues";

describe("the claims of the sources", () => {
  for (const [language, catalogue] of Object.entries(languages)) {
    const own = entriesOf(language, "claims").map(({ key, parts }) => [`claim.${key}`, parts[""]]);
    const texts: Record<string, unknown> = { ...catalogue, ...Object.fromEntries(own) };

    it(`have all texts and name existing lessons and numbers: ${language}`, () => {
      for (const { name, lesson, numbers } of claims) {
        for (const what of ["source", "says", "why"])
          expect(texts, name).toHaveProperty([`claim.${name}.${what}`]);
        expect(texts, name).toHaveProperty([`lesson.${lesson}`]);
        for (const number of numbers) expect(texts, name).toHaveProperty([`number.${number}`]);
        if (numbers.length === 0) expect(texts, name).toHaveProperty([`claim.${name}.here`]);
      }
    });

    it(`have no text without a claim: ${language}`, () => {
      const names = Object.keys(texts).flatMap((key) => /^claim\.([^.]+)\./.exec(key)?.[1] ?? []);
      expect(new Set(names)).toEqual(new Set(claims.map(({ name }) => name)));
    });
  }
});
