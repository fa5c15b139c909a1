/** Names of the contours on the made sheets, which every language tells. */

import { expect, it } from "vitest";
import { keyOf } from "../src/state/fluent";
import { anywhere } from "./core/sentences";
import { entriesOf } from "./texts";

it("every contour on a made sheet has a name in the catalogue, and no other has", () => {
  const made = [...anywhere((path) => /^sheet\/src\/made\/(?!mod)/.test(path))];
  const names = made.filter((text) => /^[a-z]+(,? [a-z]+){0,3}$/.test(text));
  const told = entriesOf("en", "sheet").flatMap(({ key }) =>
    key.startsWith("contour.") ? [key.slice(8)] : [],
  );
  expect(told.sort()).toEqual(names.map(keyOf).sort());
});
