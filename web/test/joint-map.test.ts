import { describe, expect, test } from "vitest";
import {
  cellsAt,
  kindAt,
  type MapCell,
  type MapCells,
  mapCsv,
  reachedShare,
  sharesOf,
  shareText,
  valuesAt,
} from "../src/state/joint-map";
import { searchedValue } from "../src/state/joint-range";
import { randomData } from "./random-data";

/** Makes a map of rows of letters, the uppermost first: clear (.), meets (x), undecided (?). */
function mapOf(...rows: string[]): MapCells {
  const axis = (upper: number, cells: number) => ({ lower: 0, upper, cells });
  const columns = rows[0]?.length ?? 0;
  return {
    axes: [axis(columns, columns), axis(10 * rows.length, rows.length)],
    kinds: [
      { class: "clear", everywhere: false },
      { class: "meets", everywhere: true, pair: [1, 2] },
      { class: "undecided", everywhere: false, pair: [1, 2] },
    ],
    cells: rows.toReversed().flatMap((row) => [...row].map((letter) => ".x?".indexOf(letter))),
    leftOut: [],
    complete: true,
  };
}

describe("the map of two joints", () => {
  const map = mapOf(
    "..x.", //
    "..x.",
    "..?x",
  );

  test("has the first joint across and the second one up", () => {
    expect(kindAt(map, [2, 0]).class).toBe("undecided");
    expect(kindAt(map, [3, 0]).class).toBe("meets");
    expect(kindAt(map, [3, 2]).class).toBe("clear");
    expect(valuesAt(map, [3, 0])).toEqual([3.5, 5]);
  });

  test("finds all cells of a pose on a border, and none outside", () => {
    const cells = (...values: [number, number]): readonly MapCell[] => cellsAt(map, values);
    expect(cells(0.5, 5)).toEqual([[0, 0]]);
    expect(cells(2, 5)).toHaveLength(2);
    expect(cells(0, 0)).toEqual([[0, 0]]);
    expect(cells(4, 30)).toEqual([[3, 2]]);
    expect(cells(4.1, 5)).toEqual([]);
  });

  test("adds up the shares", () => {
    const { clear, meets, undecided } = sharesOf(map);
    expect(clear).toBeCloseTo(8 / 12, 12);
    expect(meets).toBeCloseTo(3 / 12, 12);
    expect(undecided).toBeCloseTo(1 / 12, 12);
  });

  test("reaches what clear cells connect by their edges, not by a corner", () => {
    expect(reachedShare(map, [0.5, 5])).toBeCloseTo(6 / 12, 12);
    expect(reachedShare(map, [3.5, 25])).toBeCloseTo(2 / 12, 12);
    expect(reachedShare(map, [2.5, 5])).toBeUndefined();
    expect(reachedShare(map, [2, 5])).toBeCloseTo(6 / 12, 12); // on the border of a clear cell
    expect(reachedShare(mapOf(".x", "x."), [0.5, 5])).toBeUndefined();
    expect(reachedShare(mapOf(".x", "x."), [1.5, 5])).toBeCloseTo(1 / 4, 12);
  });

  test("remembers what a map reaches only for the same cells", () => {
    const asked = [
      [0.5, 5],
      [3.5, 25],
      [0.5, 5],
      [2.5, 5],
      [0.6, 6],
    ] as const;
    const shares = asked.map((values) => reachedShare(map, values));
    expect(shares).toEqual(asked.map((values) => reachedShare({ ...map }, values)));
    expect(new Set(shares).size).toBe(3);
  });

  test("finds a value of a joint without limits within half a turn", () => {
    const endless = { kind: "continuous", lower: null } as const;
    const degrees = (value: number) => (searchedValue(endless, (value * Math.PI) / 180) * 180) / Math.PI;
    expect([370, -370, 190, -190, 725].map((value) => Math.round(degrees(value)))).toEqual([
      10, -10, -170, 170, 5,
    ]);
    expect(searchedValue(endless, Math.PI)).toBe(Math.PI);
    expect(searchedValue({ kind: "revolute", lower: -9 }, 8)).toBe(8);
    expect(searchedValue({ kind: "prismatic", lower: null }, 8)).toBe(8);
  });

  test("has one row for a joint with one value", () => {
    const still = {
      ...mapOf(".x."),
      axes: [
        { lower: 0, upper: 3, cells: 3 },
        { lower: 2, upper: 2, cells: 1 },
      ],
    } as MapCells;
    expect(cellsAt(still, [1.5, 2])).toEqual([[1, 0]]);
    expect(cellsAt(still, [1.5, 2.1])).toEqual([]);
    expect(valuesAt(still, [1, 0])).toEqual([1.5, 2]);
  });

  test("agrees with a search over all pairs of random cells", () => {
    const { number } = randomData(44);
    for (let run = 0; run < 50; run += 1) {
      const rows = Array.from({ length: 6 }, () =>
        Array.from({ length: 7 }, () => (number() < 0.6 ? "." : "x")).join(""),
      );
      const own = mapOf(...rows);
      const all = own.cells.map((_, index): MapCell => [index % 7, Math.floor(index / 7)]);
      const clear = all.filter((cell) => kindAt(own, cell).class === "clear");
      const [start] = clear;
      if (!start) continue;
      const group = new Set([start]);
      const isNear = (a: MapCell, b: MapCell) => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) === 1;
      for (let size = 0; size < group.size; ) {
        size = group.size;
        for (const cell of clear) if ([...group].some((known) => isNear(known, cell))) group.add(cell);
      }
      expect(reachedShare(own, valuesAt(own, start)), `seed 44, run ${run}`).toBeCloseTo(group.size / 42, 12);
    }
  });

  test("writes a share as all or nothing only if it is", () => {
    expect([0, 1, 0.5, 1 / 3, 1e-5, 1 - 1e-5].map(shareText)).toEqual([
      "0",
      "100",
      "50",
      "33.3",
      "<0.1",
      ">99.9",
    ]);
  });

  test("is a table of cells", () => {
    const turning = { name: "joint_1", turns: true };
    const sliding = { name: "rail", turns: false };
    const table = mapCsv(mapOf(".x"), [turning, sliding], { name: (part) => `part ${part}`, unit: "mm" });
    const [head, first, second] = table.split("\r\n").map((line) => line.split(","));
    const columns = [
      ...["joint_1 lower (°)", "joint_1 upper (°)", "rail lower (mm)", "rail upper (mm)"],
      ...["class", "everywhere", "part a", "part b"],
    ];
    expect(head).toEqual(columns);
    expect(first?.slice(2)).toEqual(["0", "10", "clear", "false", "", ""]);
    expect(Number(second?.[0])).toBeCloseTo(180 / Math.PI, 9);
    expect(second?.slice(2)).toEqual(["0", "10", "meets", "true", "part 1", "part 2"]);
  });
});
