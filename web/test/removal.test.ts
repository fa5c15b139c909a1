import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { RemovalRow, WayOut } from "../src/engine/types";
import { applyRemoval, isPlaying, PathPlayback, pathPosition, removal } from "../src/state/removal";
import { blockersText, group, resultText } from "../src/ui/removal/words";

const names = {
  name: (part: number) => `part ${part}`,
  units: { sceneUnit: "mm", displayUnit: "mm" } as const,
};

const way = (change: Partial<WayOut> = {}): WayOut => ({
  length: 64,
  narrowest: { clearance: [0.5, 0.5], part: 1, other: 7, at: 0.1, point: [0, 0, 0] },
  freeFrom: 0.125,
  points: [],
  shares: [0, 1],
  end: [],
  ...change,
});

const row = (change: Partial<RemovalRow> = {}): RemovalRow => ({
  parts: [1],
  others: 40,
  hidden: 1,
  wish: { step: 0, turns: Math.PI / 2, fit: 0 },
  used: { step: 4, turns: Math.PI / 2, fit: 0.05 },
  states: 12,
  phase: "found",
  shown: null,
  ms: 3,
  way: way(),
  blockers: [],
  ...change,
});

describe("the description of a removal", () => {
  const reported = (change: Partial<RemovalRow>) => resultText(row(change), names).replaceAll("\u202f", " ");

  it("states the path with its clearance", () => {
    expect(reported({})).toBe(
      "Yes: path of 64.00 mm, smallest clearance 0.5000 mm to part 7, clear of all parts after 13 % of the path.",
    );
    const close = way({
      narrowest: { clearance: [0.000849, 0.00991], part: 1, other: 7, at: 0, point: [0, 0, 0] },
    });
    expect(reported({ way: close })).toContain("smallest clearance 0.0008 to 0.01 mm to part 7");
    const touching = way({
      narrowest: { clearance: [0, 0], part: 1, other: 7, at: 0, point: [0, 0, 0] },
      freeFrom: 0,
    });
    expect(reported({ way: touching })).toBe("Yes: path of 64.00 mm, touches part 7.");
    expect(reported({ way: way({ narrowest: null, freeFrom: 0 }) })).toBe("Yes: path of 64.00 mm.");
    expect(reported({ way: way({ length: 0 }) })).toBe(
      "The selection is already outside all other visible parts.",
    );
  });

  it("states a proof with its resolution, and each obstacle once", () => {
    expect(reported({ phase: "none" })).toBe("No path with a step of 4 mm and turns of 90°.");
    const still = { step: 4, turns: 0, fit: 0 };
    expect(reported({ phase: "none", used: still })).toBe("No path with a step of 4 mm and no turns.");
    const blocked = row({
      blockers: [
        [1, 7],
        [2, 7],
        [1, 9],
      ],
    });
    expect(blockersText(blocked)).toEqual([
      [1, 7],
      [1, 9],
    ]);
  });

  it("states why there is no answer, and names groups", () => {
    expect(reported({ phase: "failed", failure: "Because." })).toBe("Because.");
    expect(reported({ phase: "cancelled" })).not.toBe("");
    expect(reported({ phase: "tooMany", states: 2_000_000 })).toContain("2 000 000 poses");
    expect(group([3], names)).toBe("part 3");
    expect(group([3, 4, 5], names)).toBe("part 3 and 2 others");
  });
});

describe("playing the path", () => {
  let time = 0;
  let frames: (() => void)[] = [];
  let sent: number[] = [];
  let answers: (() => void)[] = [];
  let walk: PathPlayback;
  const pass = (millis: number) => {
    time += millis;
    for (const frame of frames.splice(0)) frame();
  };
  const answer = async () => {
    for (const answer of answers.splice(0)) answer();
    await new Promise((resolve) => setTimeout(resolve));
  };
  beforeEach(() => {
    [time, frames, sent, answers] = [0, [], [], []];
    walk = new PathPlayback(
      (share) => {
        sent.push(share);
        return new Promise<void>((resolve) => answers.push(resolve));
      },
      { now: () => time, frame: (next) => frames.push(next) },
    );
    removal.value = row();
    pathPosition.value = 0;
  });
  afterEach(async () => {
    isPlaying.value = false;
    await answer();
    await answer();
    removal.value = undefined;
  });

  it("runs to the end with one position sent at a time, and restarts there", async () => {
    walk.toggle();
    pass(1000);
    pass(1000);
    expect(sent).toEqual([0.25]);
    await answer();
    expect(sent).toEqual([0.25, 0.5]);
    pass(9000);
    expect([pathPosition.value, isPlaying.value]).toEqual([1, false]);
    await answer();
    walk.toggle();
    expect([pathPosition.value, isPlaying.value]).toEqual([0, true]);
  });

  it("follows the engine when no position is pending", async () => {
    const report = (shown: number | null) =>
      applyRemoval({ removal: row({ shown }) } as Parameters<typeof applyRemoval>[0]);
    const seeking = walk.seek(0.7);
    report(0.2);
    expect(pathPosition.value).toBe(0.7);
    await answer();
    await seeking;
    report(null);
    expect(pathPosition.value).toBe(0);
    applyRemoval({ removal: null } as Parameters<typeof applyRemoval>[0]);
    expect(removal.value).toBeUndefined();
    await walk.seek(0.5);
    expect(sent).toEqual([0.7]);
  });
});
