import { beforeEach, describe, expect, it } from "vitest";
import { rowsOf } from "../src/state/result-class";
import { inResultOrder, resultOrder } from "../src/state/result-order";
import { parts } from "../src/state/store";
import { deep, part, touching } from "./pairs";

const all = rowsOf([deep(0, 1, 0.1), deep(0, 2, 0.3), touching(1, 2), deep(3, 2, 0.2)]);
const keys = () => inResultOrder(all).map(({ a, b }) => `${a}-${b}`);

beforeEach(() => {
  parts.value = ["plate", "bolt 10", "bolt 2", "angle"].map((name, id) => part(id, name));
  resultOrder.value = "worst";
});

describe("the order of the results", () => {
  it("is that of the rows at first", () => {
    expect(inResultOrder(all)).toBe(all);
  });

  it("has the deepest pair first, and pairs without a depth last", () => {
    resultOrder.value = "depth";
    expect(keys()).toEqual(["0-2", "3-2", "0-1", "1-2"]);
  });

  it("compares the numbers in names as numbers", () => {
    resultOrder.value = "names";
    expect(keys()).toEqual(["3-2", "1-2", "0-2", "0-1"]);
  });
});
