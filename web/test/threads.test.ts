import { expect, it } from "vitest";
import { usualThreads } from "../src/engine/threads";

it.each([
  [undefined, 1],
  [0, 1],
  [1, 1],
  [2, 2],
  [4, 4],
  [8, 8],
  [16, 16],
  [128, 16],
])("a page on %s cores starts %s threads by itself", (cores, threads) => {
  expect(usualThreads(cores)).toBe(threads);
});
