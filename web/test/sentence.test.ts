import { describe, expect, it } from "vitest";
import type { PairRow, Xyz } from "../src/engine/types";
import { sameUnits } from "../src/state/format";
import { rowsOf } from "../src/state/result-class";
import { type SentenceContext, sentence, spoken } from "../src/ui/sentence";
import { apart, deep, pair, part, touching, undecided, volume } from "./pairs";

const origin: Xyz = [0, 0, 0];
const parts = [part(0, "gear"), part(1, "pinion"), part(2, "housing")];
const situation = (more: Partial<SentenceContext> = {}): SentenceContext => ({
  rows: [],
  parts: new Map(parts.map((each) => [each.id, each])),
  names: new Map(parts.map(({ id, name }) => [id, name])),
  focused: undefined,
  dragged: [],
  selected: [],
  isLink: () => false,
  pending: 0,
  open: 0,
  pairs: 1180,
  queryMs: 0.9,
  units: sameUnits("mm"),
  moment: undefined,
  ...more,
});
const plainly = (more: Partial<SentenceContext>) => spoken(sentence(situation(more))).replace(/\u202f/g, " ");

describe("the sentence under the picture", () => {
  const body = { ...volume(0.83), pieces: 2, centre: origin, low: origin, high: origin, triangles: 8 };
  const hit = { ...deep(0, 1, 1.38), body };

  it("describes the worst pair of the dragged parts", () => {
    const rows = rowsOf([apart(0, 2, 0.2, true), hit]);
    expect(plainly({ rows, dragged: [0] })).toBe(
      "Interference · gear × pinion · 1.380 mm deep (exact) · intersection 0.83 mm³, 2 pieces · 0.9 ms",
    );
    expect(sentence(situation({ rows, dragged: [0] })).tone).toBe("hit");
    const approved = sentence(situation({ rows, dragged: [0], approved: new Set(rows.slice(0, 1)) }));
    expect([approved.lead, approved.tone]).toEqual(["Interference, approved", "calm"]);
  });

  it("describes the smallest clearance if nothing collides", () => {
    const rows = rowsOf([apart(0, 2, 1.2344), apart(0, 1, 7)]);
    expect(plainly({ rows, selected: [0] })).toBe("Clearance 1.234 mm · gear ↔ housing · 0.9 ms");
  });

  it("describes the clearance of the only two parts", () => {
    const two = new Map(parts.slice(0, 2).map((each) => [each.id, each]));
    expect(plainly({ rows: rowsOf([apart(0, 1, 0.3)]), parts: two })).toBe(
      "Clearance 0.3000 mm · gear ↔ pinion · 0.9 ms",
    );
  });

  it("prefers the active pair, except during a drag", () => {
    const rows = rowsOf([hit, apart(1, 2, 3)]);
    expect(sentence(situation({ rows, focused: { a: 1, b: 2 } })).about).toBe("pinion ↔ housing");
    expect(sentence(situation({ rows, focused: { a: 1, b: 2 }, dragged: [0] })).about).toBe("gear × pinion");
  });

  it("gives the bounds of a depth", () => {
    const rows = rowsOf([deep(0, 1, 0.3943, 0.4051)]);
    expect(plainly({ rows, selected: [0] })).toContain("0.39–0.41 mm deep (bounded)");
  });

  it("calls an undecided pair undecided, and says what would decide it", () => {
    const of = (more: Partial<PairRow>) => {
      const rows = rowsOf([undecided(0, 1, more)]);
      return [sentence(situation({ rows, selected: [0] })).tone, plainly({ rows, selected: [0] })];
    };
    const [tone, words] = of({ deviation: 0.012 });
    expect(tone).toBe("undecided");
    expect(words).toContain(
      "Undecided · gear × pinion · facets may deviate by ~0.012 mm, and the overlap is no deeper: a finer mesh",
    );
    expect(of({ because: "openB" })[1]).toContain("pinion is open and has no inside: close it");
    expect(of({ because: "selfOverlapA" })[1]).toContain("the mesh of gear intersects itself");
  });

  it("calls coincident parts duplicates, not an interference", () => {
    const twice = pair(0, 1, { kind: "contained", class: "interferes", duplicate: "same", inner: 1 });
    const rows = rowsOf([twice]);
    expect(plainly({ rows, selected: [0] })).toContain(
      "Same place · gear × pinion · pinion is in the same place as gear",
    );
    expect(plainly({ rows })).toBe("1 pair in the same place");
  });

  it("summarises the scene if nothing is selected", () => {
    expect(plainly({ rows: rowsOf([hit, touching(0, 2)]) })).toBe("1 pair interferes, 1 touch");
    expect(plainly({ rows: rowsOf([touching(0, 2)]) })).toBe("Nothing interferes, 1 pair touches");
    const open = sentence(situation({ rows: rowsOf([undecided(0, 1), touching(0, 2)]) }));
    expect([open.tone, open.lead]).toEqual(["undecided", "1 pair undecided, 1 touch"]);
    expect(plainly({ rows: [], selected: [2] })).toBe("housing is clear of everything listed");
    expect(plainly({ rows: rowsOf([hit]), pending: 12 })).toBe("1 pair interferes · measuring 12 pairs…");
  });

  it("draws no conclusion while pairs are open", () => {
    const early = { pending: 20, open: 12 };
    expect(plainly({ ...early, rows: [] })).toBe("12 of 1 180 pairs pending · so far none interferes");
    expect(plainly({ ...early, rows: rowsOf([hit]) })).toBe(
      "12 of 1 180 pairs pending · so far 1 interferes",
    );
    expect(plainly({ ...early, rows: [], selected: [2] })).toBe(
      "12 of 1 180 pairs pending · so far housing touches nothing",
    );
  });

  it("describes a group against all others, and a robot's links against each other, too", () => {
    const rows = rowsOf([hit, apart(1, 2, 0.4)]);
    expect(plainly({ rows, dragged: [0, 1] })).toContain("Clearance 0.4000 mm · pinion ↔ housing");
    expect(plainly({ rows, dragged: [0, 1, 2] })).toBe("The 3 parts together are clear of everything listed");
    expect(plainly({ rows, dragged: [0, 1], isLink: (id) => id < 2 })).toContain(
      "Interference · gear × pinion",
    );
  });

  it("states the time of an unchecked motion", () => {
    const moment = { time: 1.5, contacts: [] };
    expect(plainly({ moment, rows: rowsOf([apart(0, 2, 1.2)]), selected: [0, 1] })).toBe(
      "Clearance 1.200 mm · gear ↔ housing · at 1.50 s",
    );
  });

  it("states which contacts exist at a time of the motion, and since when", () => {
    const meets = [
      { a: 0, b: 2, from: 2.314, to: 3, certain: true },
      { a: 1, b: 2, from: 2.5, to: 3, certain: false },
    ];
    const moment = { time: 2.75, contacts: meets };
    expect(plainly({ moment, rows: rowsOf([apart(0, 1, 3)]) })).toBe(
      "gear hits housing at 2.31 s · and 1 more pair · until 3.00 s",
    );
    expect(sentence(situation({ moment: { time: 2.75, contacts: meets.slice(1) } })).tone).toBe("touch");
  });
});
