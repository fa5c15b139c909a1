import { beforeEach, describe, expect, it } from "vitest";
import type { PartRow, Pose, Xyz } from "../src/engine/types";
import { poseOf } from "../src/state/euler";
import { sameUnits } from "../src/state/format";
import * as store from "../src/state/store";
import {
  canVerify,
  forgetAnswers,
  isSamePose,
  keepAnswer,
  pairsToVerify,
  relationOf,
  relativePoseOf,
  solids,
  verifiedOf,
} from "../src/state/verified";
import { kernelAnswerLabel, kernelAnswerText } from "../src/ui/pair/verified";
import { part } from "./pairs";

const pose = (turns: Xyz, shift: Xyz): Pose => poseOf(turns, shift);
const shown = (words: string | undefined) => words?.replaceAll(/[\u202f\u00a0]/g, " ");
/** Returns the composed pose a · b. */
function after([w, x, y, z, ...shift]: Pose, b: Pose): Pose {
  const turn = (v: Xyz): Xyz => {
    const cross = (p: Xyz, q: Xyz): Xyz => [
      p[1] * q[2] - p[2] * q[1],
      p[2] * q[0] - p[0] * q[2],
      p[0] * q[1] - p[1] * q[0],
    ];
    const u: Xyz = [x, y, z];
    const inner = cross(u, v).map((value, i) => value + w * (v[i] ?? 0)) as Xyz;
    return cross(u, inner).map((value, i) => (v[i] ?? 0) + 2 * value) as Xyz;
  };
  const moved = turn([b[4], b[5], b[6]]);
  return [
    w * b[0] - x * b[1] - y * b[2] - z * b[3],
    w * b[1] + x * b[0] + y * b[3] - z * b[2],
    w * b[2] + y * b[0] + z * b[1] - x * b[3],
    w * b[3] + z * b[0] + x * b[2] - y * b[1],
    moved[0] + (shift[0] ?? 0),
    moved[1] + (shift[1] ?? 0),
    moved[2] + (shift[2] ?? 0),
  ];
}

describe("the relative pose of two parts", () => {
  const [a, b] = [pose([0.3, -1, 2], [10, 20, 30]), pose([1, 0.5, -0.7], [-5, 8, 400])];

  it("is equal after both were moved as one, for either sign of the rotations", () => {
    const by = pose([2, 1, -0.4], [0.1, -700, 3]);
    const negative = after(by, b).map((value, i) => (i < 4 ? -value : value)) as Pose;
    expect(isSamePose(relativePoseOf(a, b), relativePoseOf(after(by, a), after(by, b)))).toBe(true);
    expect(isSamePose(relativePoseOf(a, b), relativePoseOf(after(by, a), negative))).toBe(true);
  });

  it("changes with the least motion of one part", () => {
    const shifted = b.with(6, b[6] + 1e-8) as Pose;
    const turned = pose([1, 0.5, -0.7 + 1e-9], [-5, 8, 400]);
    for (const moved of [shifted, turned]) {
      expect(isSamePose(relativePoseOf(a, b), relativePoseOf(a, moved))).toBe(false);
      expect(isSamePose(relativePoseOf(b, a), relativePoseOf(moved, a))).toBe(false);
    }
  });
});

describe("the kernel's answer", () => {
  const pair = { a: 1, b: 2 };
  const show = (...rows: PartRow[]) => {
    store.parts.value = rows;
  };
  const at = (id: number, x: number): PartRow => part(id, `part ${id}`, { pose: [1, 0, 0, 0, x, 0, 0] });
  const keep = (answer: Parameters<typeof keepAnswer>[2]) => {
    const [a, b] = store.parts.peek() as [PartRow, PartRow];
    keepAnswer(pair, { a: a.pose, b: b.pose }, answer);
  };

  beforeEach(() => {
    forgetAnswers();
    solids.value = [
      [undefined, { file: 0, instance: 4 }, { file: 0, instance: 5 }, { file: 1, instance: 0 }],
    ];
    show(at(1, 0), at(2, 30));
  });

  it("exists only for solids of one file", () => {
    show(at(0, 0), at(1, 0), at(2, 0), at(3, 0), { ...at(4, 0), source: 1, index: 1 });
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

  it("is outdated while one part is elsewhere, and valid after both moved together", () => {
    expect(pairsToVerify([pair])).toEqual([pair]);
    keep({ volume: 0, distance: 0.01 });
    expect(verifiedOf(pair)).toEqual({ answer: { volume: 0, distance: 0.01 }, isOutdated: false });
    expect(verifiedOf({ a: 2, b: 1 })?.isOutdated).toBe(false);
    expect(pairsToVerify([pair])).toEqual([]);
    show(at(1, 0), at(2, 31));
    expect(verifiedOf(pair)?.isOutdated).toBe(true);
    expect(pairsToVerify([pair])).toEqual([pair]);
    show(at(1, 1), at(2, 31));
    expect(verifiedOf(pair)?.isOutdated).toBe(false);
  });

  it("applies to the poses that were sent, not to later ones", () => {
    const sent = { a: at(1, 0).pose, b: at(2, 30).pose };
    show(at(1, 0), at(2, 5));
    keepAnswer({ a: 2, b: 1 }, { a: sent.b, b: sent.a }, { volume: 0, distance: 20 });
    expect(verifiedOf(pair)?.isOutdated).toBe(true);
  });

  it("is dropped with the parts and with the engine that numbered them", () => {
    keep({ volume: 0, distance: 1 });
    show(at(1, 0));
    expect(verifiedOf(pair)).toBeUndefined();
    show(at(1, 0), at(2, 30));
    expect(verifiedOf(pair)?.isOutdated).toBe(false);
    forgetAnswers();
    expect(verifiedOf(pair)).toBeUndefined();
  });

  it("is described with no more digits than the kernel's tolerance allows", () => {
    const words = (volume: number, distance: number, isOutdated = false) => {
      const verified = { answer: { volume, distance }, isOutdated };
      return [kernelAnswerText(verified, sameUnits("mm")), kernelAnswerLabel(verified, sameUnits("mm"))].map(
        shown,
      );
    };
    expect(words(1.234, 0)).toEqual([
      "CAD kernel: intersection 1.23 mm³, distance 0 mm",
      "CAD kernel: interferes, intersection 1.23 mm³",
    ]);
    expect(words(0, 0.01)).toEqual([
      "CAD kernel: no intersection, distance 0.0100 mm",
      "CAD kernel: clear, 0.0100 mm",
    ]);
    expect(words(3e-7, 8e-18)).toEqual(["CAD kernel: no intersection, distance 0 mm", "CAD kernel: touches"]);
    expect(words(0, 2, true)[0]).toMatch(/^CAD kernel: .*; outdated, because the parts have moved since$/);
    const refused = { answer: { why: "no result" }, isOutdated: false };
    expect(kernelAnswerText(refused, sameUnits("mm"))).toBe("CAD kernel: no result (no result)");
    expect(kernelAnswerLabel(refused, sameUnits("mm"))).toBeUndefined();
    expect([relationOf({ volume: 0, distance: 5e-8 }), relationOf({ volume: 2e-6, distance: 0 })]).toEqual([
      "touches",
      "interferes",
    ]);
  });
});
