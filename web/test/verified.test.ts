import { beforeEach, describe, expect, it } from "vitest";
import type { KernelCheck, PairRow, PartRow } from "../src/engine/types";
import { sameUnits } from "../src/state/format";
import { rowsOf } from "../src/state/result-class";
import * as store from "../src/state/store";
import { canVerify, pairsToSettle, pairsToVerify, solids } from "../src/state/verified";
import { kernelAnswerText } from "../src/ui/pair/verified";
import { deep, part, touching, undecided } from "./pairs";

const shown = (words: string) => words.replaceAll(/[\u202f\u00a0]/g, " ");

const found = (volume: number, distance: number, more: Partial<KernelCheck> = {}): KernelCheck => ({
  answer: { volume, distance },
  isOutdated: false,
  ...more,
});

describe("the pairs that the CAD kernel is asked about", () => {
  const show = (...rows: PartRow[]) => {
    store.parts.value = rows;
  };
  const list = (...pairs: PairRow[]) => {
    store.rows.value = rowsOf(pairs);
  };
  const keys = (pairs: readonly { a: number; b: number }[]) => pairs.map(({ a, b }) => `${a}-${b}`);

  beforeEach(() => {
    solids.value = [
      [undefined, { file: 0, instance: 4 }, { file: 0, instance: 5 }, { file: 1, instance: 0 }],
    ];
    show(part(0, "0"), part(1, "1"), part(2, "2"), part(3, "3"), part(4, "4", { source: 1, index: 1 }));
  });

  it("are solids of one file", () => {
    expect(canVerify({ a: 1, b: 2 })).toBe(true);
    for (const [a, b] of [
      [0, 1],
      [1, 3],
      [1, 4],
      [1, 9],
      [1, 1],
    ] as const)
      expect(canVerify({ a, b }), `${a}, ${b}`).toBe(false);
  });

  it("are those without an answer in their present poses", () => {
    const rows = (kernel?: KernelCheck) => rowsOf([{ ...deep(1, 2, 1), ...(kernel && { kernel }) }]);
    expect(pairsToVerify(rows())).toHaveLength(1);
    expect(pairsToVerify(rows(found(1, 0)))).toEqual([]);
    expect(pairsToVerify(rows(found(1, 0, { isOutdated: true })))).toHaveLength(1);
    expect(pairsToVerify(rows({ answer: { why: "no result" }, isOutdated: false }))).toEqual([]);
  });

  it("are asked about unrequested only while they are undecided, the deepest first", () => {
    solids.value = [[1, 2, 3, 4].map((instance) => ({ file: 0, instance }))];
    const at = { onA: [0, 0, 0] as [number, number, number], onB: [0, 0, 0] as [number, number, number] };
    list(
      undecided(0, 1, { depth: { lower: 0, upper: 0.1, ...at } }),
      undecided(0, 2, { depth: { lower: 0.2, upper: 0.3, ...at } }),
      touching(1, 2),
      touching(1, 3, { settledBy: "kernel", kernel: found(0, 0, { class: "touches" }) }),
      undecided(2, 3, { kernel: { answer: { why: "no result" }, isOutdated: false } }),
    );
    expect(keys(pairsToSettle())).toEqual(["0-2", "0-1"]);
    solids.value = [];
    expect(pairsToSettle()).toEqual([]);
  });
});

describe("the kernel's answer", () => {
  it("is described with no more digits than the kernel's tolerance allows", () => {
    const words = (check: KernelCheck) => shown(kernelAnswerText(check, sameUnits("mm")));
    expect(words(found(1.234, 0, { class: "interferes" }))).toBe(
      "CAD kernel: intersection 1.23 mm³, distance 0 mm",
    );
    expect(words(found(0, 0.01, { class: "clear" }))).toBe("CAD kernel: no intersection, distance 0.0100 mm");
    expect(words(found(3e-7, 8e-18, { class: "touches" }))).toBe(
      "CAD kernel: no intersection, distance 0 mm",
    );
    expect(words(found(0, 2, { class: "clear", isOutdated: true }))).toMatch(
      /^CAD kernel: .*; outdated, because the parts have moved since$/,
    );
    expect(words({ answer: { why: "no result" }, isOutdated: false })).toBe(
      "CAD kernel: no result (no result)",
    );
  });
});
