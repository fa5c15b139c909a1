import { describe, expect, it } from "vitest";
import { resultClassOf, rowsOf, tally } from "../src/state/result-class";
import { apart, deep, pair, touching, undecided } from "./pairs";

const mixed = [
  apart(0, 1, 3),
  apart(0, 2, 0.2, true),
  touching(0, 3, { touching: 4 }),
  undecided(1, 2, { crossing: 9 }),
  pair(1, 3, { kind: "contained", class: "interferes" }),
  pair(1, 4, { kind: "contained", class: "interferes", duplicate: "same" }),
  deep(2, 3, 0.5),
  deep(2, 4, 1.5),
  apart(3, 4, 0.1, true),
];

describe("the order of the results", () => {
  it("is interference, contained, duplicate, undecided, contact, near, clear", () => {
    expect(rowsOf(mixed).map((row) => row.severity)).toEqual([
      "interference",
      "interference",
      "contained",
      "duplicate",
      "undecided",
      "contact",
      "near",
      "near",
      "clear",
    ]);
  });

  it("puts deeper and nearer pairs first, and keeps the engine's order among equals", () => {
    const order = rowsOf(mixed).map((row) => `${row.a}${row.b}`);
    expect(order.slice(0, 2)).toEqual(["24", "23"]);
    expect(order.slice(6, 8)).toEqual(["34", "02"]);
    const equal = [deep(1, 5, 1), deep(0, 9, 1), deep(0, 3, 1)];
    expect(rowsOf(equal).map((row) => `${row.a}${row.b}`)).toEqual(["03", "09", "15"]);
  });

  it("does not depend on the order of the pairs", () => {
    expect(rowsOf([...mixed].reverse())).toEqual(rowsOf(mixed));
  });

  it("follows what is proven for the parts, not the meshes", () => {
    expect(resultClassOf(touching(0, 1))).toBe("contact");
    expect(resultClassOf(pair(0, 1, { kind: "crossing", class: "touches" }))).toBe("contact");
    expect(resultClassOf(undecided(0, 1))).toBe("undecided");
    expect(resultClassOf(undecided(0, 1, { kind: "clear" }))).toBe("undecided");
  });

  it("treats coincident parts as duplicates, even without an inside", () => {
    expect(resultClassOf(undecided(0, 1, { because: "openBoth", duplicate: "same" }))).toBe("duplicate");
  });

  it("counts each class", () => {
    expect(tally(rowsOf(mixed))).toEqual({
      interference: 2,
      contained: 1,
      duplicate: 1,
      undecided: 1,
      contact: 1,
      near: 2,
      clear: 1,
    });
  });
});
