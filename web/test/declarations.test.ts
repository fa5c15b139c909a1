import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { declarations } from "../package/declarations.ts";

let folder = "";
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Returns the bundled declarations of these files, beginning with `entry.d.ts`. */
function made(files: Record<string, string>): string {
  folder = mkdtempSync(join(tmpdir(), "nearpoint-"));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return declarations(join(folder, "entry.d.ts"));
}

test("the bundle has the exports and all that they name, and nothing else", () => {
  const text = made({
    "entry.d.ts":
      'import type { A } from "./inner/a";\nimport type { Page } from "@playwright/test";\n/** Said. */\nexport declare function f(a: A, page: Page): Kept;\ndeclare const hidden: Kept;\nexport type { Kept } from "./kept.js";\n',
    "inner/a.d.ts":
      'export * from "../all";\nexport interface A {\n    /** Not a word of Unused. */\n    all: All;\n}\nexport interface Unused {\n}\n',
    "all.d.ts": 'export type All = "Unused" | {\n    kept: number;\n};\n',
    "kept.d.ts": "export declare class Kept {\n    #private;\n}\n",
  });
  for (const part of [
    "/** Said. */\ndeclare function f",
    "type All =",
    "declare class Kept",
    "@playwright/test",
  ])
    expect(text).toContain(part);
  expect(text).toMatch(/export \{\n {2}Kept,\n {2}f,\n\};\n$/);
  expect(text).not.toContain("interface Unused");
  expect(text).not.toContain("hidden");
});

test("overloads stay together, and global declarations are included", () => {
  const text = made({
    "entry.d.ts":
      'import type { V } from "./v";\nexport declare function f(a: string): void;\nexport declare function f(a: number): void;\ndeclare global {\n    interface Window {\n        v: V;\n    }\n}\n',
    "v.d.ts": "export interface V {\n}\n",
  });
  expect(text.match(/declare function f/g)).toHaveLength(2);
  expect(text).toContain("declare global {");
  expect(text).toContain("interface V {");
});

test("a renamed export is refused", () => {
  const files = {
    "entry.d.ts": 'import type { A as B } from "./a";\nexport interface E {\n    b: B;\n}\n',
    "a.d.ts": "export interface A {\n}\n",
  };
  expect(() => made(files)).toThrow("calls A another name: B");
});

test("two different declarations of one name are refused", () => {
  const files = (other: string) => ({
    "entry.d.ts":
      'import type { P } from "./p";\nimport type { Q } from "./q";\nexport interface E {\n    p: P;\n    q: Q;\n}\n',
    "p.d.ts": "export interface P {\n    s: S;\n}\n/** Here. */\nexport type S = string;\n",
    "q.d.ts": `export interface Q {\n    s: S;\n}\nexport type S = ${other};\n`,
  });
  expect(made(files("string")).match(/type S/g)).toHaveLength(1);
  expect(() => made(files("number"))).toThrow("two declarations are called S");
});
