import { beforeEach, describe, expect, it } from "vitest";
import { rowsOf } from "../src/state/result-class";
import {
  chosenFilters,
  clearFilters,
  dropFilters,
  filterCounts,
  isFilterOn,
  onlySelected,
  passing,
  toggleFilters,
} from "../src/state/result-filters";
import { keyOf, review, testFilter } from "../src/state/review";
import { parts, resultFilter, rows } from "../src/state/store";
import { apart, clash, deep, part, reviewed, touching } from "./pairs";

const all = rowsOf([
  deep(0, 1, 0.4),
  deep(0, 2, 0.3),
  deep(1, 2, 0.2),
  touching(0, 3, { settledBy: "kernel" }),
  touching(1, 3, {
    fits: [
      { inner: "b", hole: 6, shaft: 6, play: 0, length: 4, offset: 0, centre: [0, 0, 0], faces: [0, 0] },
    ],
  }),
  apart(2, 3, 4),
]);
const listed = () => passing.value.others.map(keyOf);

beforeEach(() => {
  parts.value = ["plate", "bolt 1", "bolt 2", "pin"].map((name, id) =>
    part(id, name, { selected: id === 1 }),
  );
  rows.value = all;
  review.value = reviewed([
    clash(1, 0, 1, { news: "new", status: "approved" }),
    clash(2, 0, 2, { news: "worse", status: "active" }),
    clash(3, 1, 2, { status: "active" }),
  ]);
  clearFilters();
});

describe("the filters of the results", () => {
  it("leave out clear pairs at first, whose number is known", () => {
    expect(isFilterOn("notClear")).toBe(true);
    expect(chosenFilters.value).toEqual([]);
    expect(listed()).toEqual(["0-1", "0-2", "1-2", "0-3", "1-3"]);
    expect(passing.value.clear.map(keyOf)).toEqual(["2-3"]);
  });

  it("accept what the kernel settled, fits, what is new or worse in a revision, a class, and a status", () => {
    const byFilter = {
      byKernel: ["0-3"],
      fits: ["1-3"],
      fresh: ["0-1"],
      worse: ["0-2"],
      touch: ["0-3", "1-3"],
      active: ["0-2", "1-2"],
    };
    for (const [id, keys] of Object.entries(byFilter)) {
      toggleFilters(id as keyof typeof byFilter);
      expect(listed(), id).toEqual(keys);
      if (id !== "touch") expect(filterCounts.value.get(id as "fresh"), id).toBe(keys.length);
      toggleFilters(id as keyof typeof byFilter);
      expect(listed(), id).toHaveLength(5);
    }
  });

  it("replace each other within a group, and narrow each other between groups", () => {
    toggleFilters("fresh");
    toggleFilters("worse");
    expect(listed()).toEqual(["0-2"]);
    toggleFilters("fresh", "worse");
    expect(listed()).toEqual(["0-1", "0-2"]);
    toggleFilters("fresh");
    expect(listed()).toEqual(["0-2"]);
    toggleFilters("fresh", "worse");
    toggleFilters("active");
    expect(listed()).toEqual(["0-2"]);
    resultFilter.value = "bolt 1";
    expect(listed()).toEqual([]);
    dropFilters("revision", "status");
    expect(listed()).toEqual(["0-1", "1-2", "1-3"]);
    expect(isFilterOn("notClear")).toBe(true);
  });

  it("are cleared at once, with the search, the test and the selection", () => {
    toggleFilters("byKernel");
    toggleFilters("notClear");
    resultFilter.value = "plate";
    testFilter.value = "Interference";
    onlySelected.value = true;
    expect(listed()).toEqual([]);
    clearFilters();
    expect(listed()).toHaveLength(5);
    expect([resultFilter.value, testFilter.value, onlySelected.value]).toEqual(["", undefined, false]);
  });
});
