/** Tests that `docs/glossary.md` is what the terms make of it, and that the code of each term exists. */

import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { glossaryPage, glossaryPath } from "../../build/glossary-page";
import { readTerms } from "../../build/texts/lessons";
import { entriesOf } from "../texts";

const root = resolve(import.meta.dirname, "../../..");
const terms = Object.entries(readTerms());

it("docs/glossary.md is up to date", () => {
  const isUpToDate = readFileSync(glossaryPath, "utf8") === glossaryPage();
  expect(isUpToDate, "docs/glossary.md is out of date. Run: npm --prefix web run glossary").toBe(true);
});

it("each term names existing code or a lesson, or says that nothing here uses it", () => {
  const missing = terms.flatMap(([key, { code = [] }]) =>
    code.filter((path) => !existsSync(resolve(root, path))).map((path) => `${key}: ${path} does not exist`),
  );
  expect(missing).toEqual([]);
  const texts = new Map(entriesOf("en", "glossary").map(({ key, parts }) => [key, parts.text ?? ""]));
  for (const [key, { code, shown }] of terms)
    if (!code && !shown) expect(texts.get(key)).toContain("Nearpoint");
});

it("each heading of docs/glossary.md has a unique anchor", () => {
  const headings = glossaryPage().match(/^## .*/gm) ?? [];
  expect(headings).toHaveLength(terms.length);
  expect(new Set(headings.map((heading) => heading.toLowerCase())).size).toBe(terms.length);
});
