/** Tests that every language has the names of the contours on the built-in sheets. */

import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { keyOf } from "../src/state/fluent";
import { entriesOf } from "./texts";

it("every contour of a built-in sheet has a name in the catalogue, and the catalogue has no other names", () => {
  const folder = fileURLToPath(new URL("../../crate/teach/sheet/src/made/", import.meta.url));
  const files = readdirSync(folder).filter((name) => name !== "mod.rs");
  const sources = files.map((name) => readFileSync(folder + name, "utf8").split("#[cfg(test)]")[0] ?? "");
  const texts = sources.join("\n").matchAll(/"([^"]*)"/g);
  const names = new Set([...texts].map(([, text = ""]) => text));
  const isName = (text: string) => /^[a-z]+(,? [a-z]+){0,3}$/.test(text);
  const reported = entriesOf("en", "sheet").flatMap(({ key }) =>
    key.startsWith("contour.") ? [key.slice(8)] : [],
  );
  expect(reported.sort()).toEqual([...names].filter(isName).map(keyOf).sort());
});
