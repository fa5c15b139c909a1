import { describe, expect, it } from "vitest";
import { rowsOf } from "../src/state/severity";
import { type Situation, sentence, spoken } from "../src/ui/sentence";
import { apart, deep, pair, part } from "./pairs";

const parts = [part(0, "gear"), part(1, "pinion"), part(2, "housing")];
const situation = (more: Partial<Situation> = {}): Situation => ({
  rows: [],
  parts: new Map(parts.map((each) => [each.id, each])),
  names: new Map(parts.map(({ id, name }) => [id, name])),
  focused: undefined,
  dragged: [],
  selected: [],
  pending: 0,
  queryMs: 0.9,
  unit: "mm",
  moment: undefined,
  ...more,
});
const plainly = (more: Partial<Situation>) => spoken(sentence(situation(more))).replace(/\u202f/g, " ");

describe("the sentence under the picture", () => {
  const hit = { ...deep(0, 1, 1.38), facesA: 154, facesB: 162, crossing: 1804 };

  it("tells the worst pair of what is dragged", () => {
    const rows = rowsOf([apart(0, 2, 0.2, true), hit]);
    expect(plainly({ rows, dragged: [0] })).toBe(
      "Interference · gear × pinion · ≥ 1.380 mm · 316 faces · 1 804 triangle pairs · 0.9 ms",
    );
    expect(sentence(situation({ rows, dragged: [0] })).tone).toBe("hit");
  });

  it("tells the smallest clearance when nothing collides", () => {
    const rows = rowsOf([apart(0, 2, 1.2344), apart(0, 1, 7)]);
    expect(plainly({ rows, selected: [0] })).toBe("Clearance 1.234 mm · gear ↔ housing · 0.9 ms");
  });

  it("tells the clearance of the only two parts there are", () => {
    const two = new Map(parts.slice(0, 2).map((each) => [each.id, each]));
    expect(plainly({ rows: rowsOf([apart(0, 1, 0.3)]), parts: two })).toBe(
      "Clearance 0.3000 mm · gear ↔ pinion · 0.9 ms",
    );
  });

  it("prefers the pair that is looked at, but not to what is being dragged", () => {
    const rows = rowsOf([hit, apart(1, 2, 3)]);
    expect(sentence(situation({ rows, focused: { a: 1, b: 2 } })).about).toBe("pinion ↔ housing");
    expect(sentence(situation({ rows, focused: { a: 1, b: 2 }, dragged: [0] })).about).toBe("gear × pinion");
  });

  it("does not call a crossing within the mesh's accuracy interference", () => {
    const rows = rowsOf([pair(0, 1, { kind: "crossing", crossing: 3, facesA: 1, facesB: 1 })]);
    const { tone, lead } = sentence(situation({ rows, selected: [0] }));
    expect([tone, lead]).toEqual(["touch", "Within the mesh's accuracy"]);
  });

  it("sums the scene up when nothing is selected, and says what is still to come", () => {
    expect(plainly({ rows: rowsOf([hit, pair(0, 2, { kind: "touching" })]) })).toBe(
      "1 pair interferes, 1 touch",
    );
    expect(plainly({ rows: [], selected: [2] })).toBe("housing is clear of everything listed");
    expect(plainly({ rows: rowsOf([hit]), pending: 12 })).toBe(
      "1 pair interferes, 0 touch · checking 12 pairs…",
    );
  });

  it("tells the time of a motion that was not checked", () => {
    const moment = { time: 1.5, meets: [] };
    expect(plainly({ moment, rows: rowsOf([apart(0, 2, 1.2)]), selected: [0, 1] })).toBe(
      "Clearance 1.200 mm · gear ↔ housing · at 1.50 s",
    );
  });

  it("tells what meets in the middle of a motion, and since when", () => {
    const meets = [
      { a: 0, b: 2, from: 2.314, to: 3, certain: true },
      { a: 1, b: 2, from: 2.5, to: 3, certain: false },
    ];
    const moment = { time: 2.75, meets };
    expect(plainly({ moment, rows: rowsOf([apart(0, 1, 3)]) })).toBe(
      "gear hits housing at 2.31 s · and 1 more pair · until 3.00 s",
    );
    expect(sentence(situation({ moment: { time: 2.75, meets: meets.slice(1) } })).tone).toBe("touch");
  });
});
