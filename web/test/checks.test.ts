import { afterEach, describe, expect, it } from "vitest";
import type { Changes } from "../src/engine/types";
import { contactPairs, contactsAt, mergedIntervals, nextContact } from "../src/state/contact-intervals";
import { sameUnits } from "../src/state/format";
import { namesOf } from "../src/state/names";
import { reportCsv, reportJson } from "../src/state/report";
import { rowsOf } from "../src/state/result-class";
import { allowedPairs, applyRobots, motion as motionSignal, reports } from "../src/state/robots";
import { ticks } from "../src/state/ticks";
import { checkOutcome } from "../src/ui/robots/check-outcome";
import { riskOf } from "../src/ui/robots/joints";
import { pathOf, scaleOf } from "../src/ui/robots/scale";
import { apart, deep, part, undecided } from "./pairs";
import { check, meeting, motion, robot } from "./robots";

const row = check({
  pairs: [meeting(3, 4, [2, 3]), meeting(1, 2, [1, 1.5, false], [2.5, 3.5])],
  first: { time: 1, a: 1, b: 2, at: [1, 2, 3] },
});
const mm = sameUnits("mm");
const name = (id: number) => `part ${id}`;
const spaces = (words: string) => words.replace(/\u202f/g, " ");

describe("a motion check", () => {
  it("reports the contacts at a time and the next contact", () => {
    expect(contactPairs(row).map(({ a }) => a)).toEqual([1, 3]);
    expect(contactsAt(row, 2.75).map(({ a, from }) => [a, from])).toEqual([
      [3, 2],
      [1, 2.5],
    ]);
    expect(contactsAt(row, 1.75)).toEqual([]);
    expect(nextContact(row, 1, 9)).toBe(2);
    expect(nextContact(row, 1, 1.9)).toBeUndefined();
  });

  it("merges overlapping intervals, certain only if all of them are", () => {
    expect(mergedIntervals(row.pairs)).toEqual([
      { from: 1, to: 1.5, certain: false },
      { from: 2, to: 3.5, certain: true },
    ]);
  });

  it("is described in sentences", () => {
    expect(checkOutcome(row, name, mm).sentences.map(spaces)).toEqual([
      "part 3 hits part 4 at 2.00 s.",
      "1 more pair collides or may collide.",
    ]);
    const near = check({ pairs: [meeting(1, 2, [1, 1.5, false])] });
    expect(checkOutcome(near, name, mm).tone).toBe("touch");
    expect(checkOutcome(near, name, mm).sentences[0]).toContain("part 1 may collide with part 2 at");
    const clear = check({
      smallest: { time: 2, distance: 12.3, a: 1, b: 2, onA: [0, 0, 0], onB: [0, 0, 0] },
    });
    expect(checkOutcome(clear, name, mm).sentences.map(spaces)).toEqual([
      "No collisions.",
      "The smallest clearance is 12.30 mm, from part 1 to part 2, at 2.00 s.",
    ]);
    expect(checkOutcome(check({ complete: false, progress: 0.4 }), name, mm).sentences.map(spaces)).toEqual([
      "The check was cancelled at 40 %. The rest was not checked.",
    ]);
  });

  it("is written as a table with escaped names, and as JSON with names in place of numbers", () => {
    const lines = reportCsv(row, {
      name: (id) => (id === 1 ? 'a "b", c' : name(id)),
      files: [],
      unit: "mm",
    }).split("\n");
    expect(lines[1]).toBe('"a ""b"", c",part 2,meet,1,1.5,false,,1,2,3,mm');
    expect(lines[2]).toBe("part 3,part 4,meet,2,3,true,,1,2,3,mm");
    expect(lines[3]).toBe('"a ""b"", c",part 2,meet,2.5,3.5,true,,,,,mm');
    const json = JSON.parse(reportJson(row, { name, files: ["arm.urdf"], unit: "mm" }));
    expect(json.files).toEqual(["arm.urdf"]);
    expect(json.first).toEqual({ a: "part 1", b: "part 2", time: 1, at: [1, 2, 3] });
    expect(json.pairs[0].a).toBe("part 3");
    expect(json.smallest).toBeNull();
  });
});

describe("reports of the engine", () => {
  const report = (changes: Partial<Changes>) => applyRobots(changes as Changes);
  afterEach(() => report({ robots: [], allowed: [], motion: null, check: null }));

  it("keep absent fields and remove fields that are null", () => {
    report({ motion: motion(), allowed: [{ a: 1, b: 2, reason: "neighbours" }] });
    report({});
    expect(motionSignal.value?.end).toBe(4);
    expect(allowedPairs.value).toHaveLength(1);
    report({ motion: null });
    expect(motionSignal.value).toBeUndefined();
  });

  it("keep the last check of each method, and both become outdated together", () => {
    report({ check: check({ method: "spheres", ms: 1 }) });
    report({ check: check({ method: "exact", running: true }) });
    expect(Object.keys(reports.value)).toEqual(["spheres"]);
    report({ check: check({ method: "exact", ms: 2 }) });
    expect([reports.value.spheres?.ms, reports.value.exact?.ms]).toEqual([1, 2]);
    report({ check: check({ method: "exact", ms: 2, outdated: true }) });
    expect([reports.value.spheres?.outdated, reports.value.exact?.outdated]).toEqual([true, true]);
    report({ check: check({ method: "exact", ms: 3 }) });
    expect([reports.value.spheres?.outdated, reports.value.exact?.outdated]).toEqual([true, false]);
  });
});

describe("part names", () => {
  it("include the robot if the part's name is ambiguous", () => {
    const robots = [robot(0, "arm", [0, 1]), robot(1, "arm 2", [2]), robot(2, "crane", [3])];
    const names = namesOf(
      [part(0, "hand"), part(1, "foot"), part(2, "hand"), part(3, "hook"), part(4, "hand")],
      robots,
    );
    expect([...names.values()]).toEqual(["arm hand", "foot", "arm 2 hand", "hook", "hand"]);
  });
});

describe("the present risk of a robot", () => {
  it("is the worst result of its parts, which are named first", () => {
    const rows = rowsOf([apart(1, 5, 12), deep(4, 2, 3), deep(6, 7, 9)]);
    expect(riskOf([1, 2], rows, 0, mm, name)).toMatchObject({ tone: "hit", words: "part 2 hits part 4" });
    expect(spaces(riskOf([1], rows, 0, mm, name).words)).toBe("12.00 mm from part 1 to part 5");
    expect(riskOf([9], rows, 0, mm, name).tone).toBe("calm");
    const may = riskOf([2], rowsOf([undecided(2, 3)]), 0, mm, name);
    expect([may.tone, may.words]).toEqual(["undecided", "part 2 may hit part 3"]);
  });
});

describe("the clearance curve", () => {
  it("is logarithmic only for a wide range without contact, and interrupted where no clearance is known", () => {
    expect(scaleOf([])).toBeUndefined();
    const met = [0, 100].map((clearance, time) => ({ time, clearance }));
    expect(scaleOf(met)?.log).toBe(false);
    const wide = [0.5, 100].map((clearance, time) => ({ time, clearance }));
    const scale = scaleOf(wide);
    expect([scale?.log, scale?.low, scale?.at(100)]).toEqual([true, 0.1, 1]);
    const linear = { log: false, low: 0, high: 2, at: (value: number) => value / 2 };
    const curve = [
      { time: 0, clearance: 2 },
      { time: 0.25, clearance: 1 },
      { time: 0.5, clearance: null },
      { time: 1, clearance: 0 },
    ];
    expect(pathOf(curve, linear, (time) => time)).toBe("M0.0 0.00L250.0 50.00M1000.0 100.00");
  });

  it("has round numbers on the time axis", () => {
    expect(ticks(0, 6, 9)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(ticks(0.3, 1.2, 5).map((tick) => Number(tick.toFixed(6)))).toEqual([0.4, 0.6, 0.8, 1, 1.2]);
  });
});
