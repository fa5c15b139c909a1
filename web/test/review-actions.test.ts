import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Supervisor } from "../src/engine/supervisor";
import type { Clashes } from "../src/engine/types";
import { Reviewing } from "../src/review-actions";
import { review } from "../src/state/review";
import { setReviewer } from "../src/state/reviewer";

vi.mock("../src/ui/review/name", () => ({ askName: async () => false }));

/** A review that has one clash, of parts 1 and 2, and counts what was decided. */
class Engine {
  calls: string[] = [];
  decided = 0;
  refuse: string | undefined;
  async call(name: string, ...args: unknown[]): Promise<unknown> {
    this.calls.push(name);
    switch (name) {
      case "reviewAct":
        if (this.refuse) throw new Error(this.refuse);
        this.decided += (args[0] as { clashes: number[] }).clashes.length;
        return this.#clashes();
      case "reviewUndo":
        if (this.decided === 0) return undefined;
        this.decided -= 1;
        return this.#clashes();
      case "reviewRead":
        this.decided = (JSON.parse(args[0] as string) as { version: number; decided: number }).decided;
        return this.#clashes();
      case "reviewLook":
        return this.#clashes();
      case "reviewFile":
        return JSON.stringify({ version: 1, decided: this.decided });
      case "reviewReport":
        return new Uint8Array([1, 2]);
      default:
        return undefined;
    }
  }
  #clashes(): Clashes {
    const clash = {
      id: 7,
      test: "Interference",
      a: 2,
      b: 1,
      names: ["gear", "pinion"] as [string, string],
      status: this.decided > 0 ? ("approved" as const) : ("new" as const),
      changed: false,
      found: true,
      since: 1,
      priority: null,
      assignee: null,
      group: null,
      comments: [],
    };
    return { clashes: [clash], revision: 1, canUndo: this.decided > 0, canRedo: false };
  }
}

let engine: Engine;
let keeps: { decisions: unknown };
let reviewing: Reviewing;
beforeEach(() => {
  engine = new Engine();
  keeps = { decisions: undefined };
  review.value = undefined;
  setReviewer("Ada");
  reviewing = new Reviewing(engine as unknown as Supervisor, keeps, async () => undefined);
});

describe("decisions about clashes", () => {
  it("are made about pairs, whichever part is named first, and kept for the scene's file", async () => {
    await reviewing.set([{ a: 1, b: 2 }], [{ status: "approved" }]);
    expect(review.value?.clashes[0]?.status).toBe("approved");
    expect(keeps.decisions).toEqual({ version: 1, decided: 1 });
  });

  it("are not made without a name, nor about pairs that are no clash", async () => {
    await reviewing.set([{ a: 1, b: 3 }], [{ status: "approved" }]);
    setReviewer("");
    await reviewing.set([{ a: 1, b: 2 }], [{ status: "approved" }]);
    expect(engine.calls).not.toContain("reviewAct");
  });

  it("are taken back before the scene's changes only if they came later", async () => {
    expect(await reviewing.step("undo")).toBe(false);
    expect(engine.calls).toEqual([]); // nothing of it was loaded for that
    await reviewing.set([{ a: 1, b: 2 }], [{ status: "approved" }]);
    expect(await reviewing.step("undo")).toBe(true);
    expect(keeps.decisions).toEqual({ version: 1, decided: 0 });
    expect(await reviewing.step("undo")).toBe(false);
  });

  it("come back with a scene that has some, before anything else is asked", async () => {
    keeps.decisions = { version: 1, decided: 1 };
    reviewing.begin();
    await reviewing.settled();
    expect(engine.calls[0]).toBe("reviewRead");
    expect(review.value?.clashes[0]?.status).toBe("approved");
  });

  it("of another scene are forgotten", async () => {
    await reviewing.set([{ a: 1, b: 2 }], [{ status: "approved" }]);
    keeps.decisions = undefined;
    reviewing.begin();
    await reviewing.settled();
    expect(review.value).toBeUndefined();
    expect(engine.calls.at(-1)).toBe("reviewForget");
  });

  it("that are refused leave everything as it was", async () => {
    await reviewing.look();
    engine.refuse = "no";
    await expect(reviewing.decide([7], [{ status: "approved" }])).rejects.toThrow("no");
    expect(keeps.decisions).toBeUndefined();
  });
});
