import { describe, expect, it } from "vitest";
import { mergeRows } from "../src/state/delta";
import { rowsOf, rowsWith } from "../src/state/result-class";
import { apart, deep } from "./pairs";
import { randomData } from "./random-data";

interface Counted {
  a: number;
  b: number;
  reported: number;
}

const key = ({ a, b }: Counted): [number, number] => [a, b];
const same = (pair: [number, number]) => pair;

describe("changes of rows", () => {
  it("merge into the present rows after additions, changes and removals", () => {
    for (let seed = 1; seed <= 300; seed++) {
      const random = randomData(seed).number;
      const all = new Map<string, Counted>();
      let kept: Counted[] = [];
      for (let reported = 0; reported < 8; reported++) {
        const [rows, gone]: [Counted[], [number, number][]] = [[], []];
        for (let a = 0; a < 5; a++)
          for (let b = a + 1; b < 6; b++) {
            const lot = random();
            if (lot < 0.3) {
              rows.push({ a, b, reported });
              all.set(`${a},${b}`, { a, b, reported });
            } else if (lot < 0.5 && all.delete(`${a},${b}`)) gone.push([a, b]);
          }
        kept = mergeRows(kept, { afresh: reported === 0, rows, gone }, key, same).all;
        const wanted = [...all.values()].sort((p, q) => p.a - q.a || p.b - q.b);
        expect(kept, `seed ${seed}`).toEqual(wanted);
      }
    }
  });

  it("are sorted into the results, and other rows stay", () => {
    const random = randomData(7).number;
    let pairs = Array.from({ length: 200 }, (_, i) => deep(0, i + 1, random()));
    let rows = rowsOf(pairs);
    for (let round = 0; round < 20; round++) {
      const next = pairs.map((pair) => (random() < 0.1 ? apart(pair.a, pair.b, random()) : pair));
      const left = next.filter(() => random() > 0.05);
      const had = new Set(pairs);
      const has = new Set(left);
      const before = new Set(rows);
      const old = pairs.filter((pair) => !has.has(pair));
      const others = left.filter((pair) => !had.has(pair));
      rows = rowsWith(rows, old, others);
      expect(rows, `round ${round}`).toEqual(rowsOf(left));
      expect(rows.filter((row) => !before.has(row)).length).toBe(others.length);
      pairs = left;
    }
  });
});
