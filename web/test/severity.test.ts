import { describe, expect, it } from "vitest";
import { rowsOf, severityOf, tally } from "../src/state/severity";
import { apart, deep, pair } from "./pairs";

const mixed = [
  apart(0, 1, 3),
  apart(0, 2, 0.2, true),
  pair(0, 3, { kind: "touching", touching: 4 }),
  pair(1, 2, { kind: "crossing", crossing: 9 }),
  pair(1, 3, { kind: "contained" }),
  deep(2, 3, 0.5),
  deep(2, 4, 1.5),
  apart(3, 4, 0.1, true),
];

describe("the order of the results", () => {
  it("is interference, contained, within accuracy, contact, near, clear", () => {
    expect(rowsOf(mixed).map((row) => row.severity)).toEqual([
      "interference",
      "interference",
      "contained",
      "accuracy",
      "contact",
      "near",
      "near",
      "clear",
    ]);
  });

  it("puts the deeper and the nearer first, and keeps the engine's order among equals", () => {
    const order = rowsOf(mixed).map((row) => `${row.a}${row.b}`);
    expect(order.slice(0, 2)).toEqual(["24", "23"]);
    expect(order.slice(5, 7)).toEqual(["34", "02"]);
    const equal = [deep(1, 5, 1), deep(0, 9, 1), deep(0, 3, 1)];
    expect(rowsOf(equal).map((row) => `${row.a}${row.b}`)).toEqual(["03", "09", "15"]);
  });

  it("does not depend on the order in which the pairs come", () => {
    expect(rowsOf([...mixed].reverse())).toEqual(rowsOf(mixed));
  });

  it("takes no contact and no crossing within the mesh's accuracy for a clash", () => {
    expect(severityOf(pair(0, 1, { kind: "touching" }))).toBe("contact");
    expect(severityOf(pair(0, 1, { kind: "crossing" }))).toBe("accuracy");
    expect(tally(rowsOf(mixed))).toEqual({
      interference: 2,
      contained: 1,
      accuracy: 1,
      contact: 1,
      near: 2,
      clear: 1,
    });
  });
});
