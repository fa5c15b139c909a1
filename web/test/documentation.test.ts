/** Tests that the JSON in the documentation matches the schemas of the tree, or is an excerpt, which its dots show. */

import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import Ajv from "ajv/dist/2020";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");

/** The schemas by a key that only files of that kind have at the top level. */
const kinds = { tests: "tests", models: "scene", clashes: "decisions" };
const ajv = new Ajv({ strict: false, formats: { "date-time": true } });
for (const name of Object.values(kinds))
  ajv.addSchema(JSON.parse(read(`public/${name}.schema.json`)), `${name}.schema.json`);
const checkOf = (kind: string) => ajv.getSchema(`${kind}.schema.json`);

interface Shown {
  place: string;
  text: string;
}

function shown(page: string): Shown[] {
  const lines = read(page).split("\n");
  const found: Shown[] = [];
  for (let at = 0; at < lines.length; at++) {
    if (lines[at] !== "```json") continue;
    const end = lines.indexOf("```", at);
    found.push({ place: `${page}:${at + 1}`, text: lines.slice(at + 1, end).join("\n") });
    at = end;
  }
  return found;
}

const pages = readdirSync(join(root, "docs"))
  .filter((name) => name.endsWith(".md"))
  .map((name) => `docs/${name}`);
const blocks = ["README.md", ...pages].flatMap(shown).filter(({ text }) => !text.includes("…"));

test("the documentation has JSON blocks", () => {
  expect(blocks.length).toBeGreaterThan(1);
});

test.each(blocks)("$place", ({ text }) => {
  const json: Record<string, unknown> = JSON.parse(text);
  const kind = Object.entries(kinds).find(([key]) => key in json)?.[1];
  if (kind === undefined) return; // of another kind, but valid JSON
  const check = checkOf(kind);
  expect(check?.(json), ajv.errorsText(check?.errors)).toBe(true);
});

test("a misspelt field is found", () => {
  expect(checkOf("tests")?.({ version: 1, tests: [{ name: "a", kind: "interferense" }] })).toBe(false);
});
