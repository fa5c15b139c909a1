import { describe, expect, it, vi } from "vitest";
import { Parts } from "../../src/learn/worker/parts";

/** Work of `count` parts of `each` milliseconds, measured by a clock of its own. */
function work(count: number, each: number) {
  let [now, done] = [0, 0];
  vi.spyOn(performance, "now").mockImplementation(() => now);
  const reported: number[] = [];
  const part = () => {
    if (done < count) {
      done += 1;
      now += each;
    }
    return done / count;
  };
  return { reported, part, done: () => done };
}

describe("a long step", () => {
  it("is computed in parts, and reports its progress after a while", async () => {
    const { reported, part, done } = work(10, 15);
    const parts = new Parts(part, (share) => reported.push(share));
    expect(await parts.prepare(3)).toBe(true);
    expect(reported).toEqual([0.3, 0.6, 0.9]);
    expect(done()).toBe(10);
  });

  it("reports nothing if it is quick", async () => {
    const { reported, part } = work(3, 5);
    expect(await new Parts(part, (share) => reported.push(share)).prepare(0)).toBe(true);
    expect(reported).toEqual([]);
  });

  it("stops between two parts, and continues there at the next request", async () => {
    const { reported, part, done } = work(4, 50);
    const parts = new Parts(part, (share) => {
      reported.push(share);
      if (share === 0.5) parts.stop();
    });
    expect(await parts.prepare(3)).toBe(false);
    expect(done()).toBe(2);
    expect(await parts.prepare(3)).toBe(true);
    expect(reported).toEqual([0.25, 0.5, 0.75, 1]);
  });

  it("can be stopped after its last part, before it is shown", async () => {
    const { part } = work(1, 500);
    const parts = new Parts(part, () => parts.stop());
    expect(await parts.prepare(3)).toBe(false);
    expect(await parts.prepare(3)).toBe(true);
  });
});
