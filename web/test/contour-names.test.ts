/** Names of the contours on the made sheets, which every language tells. */

import { expect, it } from "vitest";
import { en } from "../src/learn/sheet/strings/en";
import { anywhere } from "./core/sentences";

it("every contour on a made sheet has a name in the catalogue, and no other has", () => {
  const made = [...anywhere((path) => /^sheet\/src\/made\/(?!mod)/.test(path))];
  const names = made.filter((text) => /^[a-z]+(,? [a-z]+){0,3}$/.test(text));
  const told = Object.keys(en).flatMap((key) => (key.startsWith("contour.") ? [key.slice(8)] : []));
  expect(told.sort()).toEqual(names.sort());
});
