import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Supervisor } from "../src/engine/supervisor";
import type { Clashes, ClashTest, Command, PartRow, TestChange } from "../src/engine/types";
import { ReviewController } from "../src/review-actions";
import { messages } from "../src/state/messages";
import { rowsOf } from "../src/state/result-class";
import { review, testFilter } from "../src/state/review";
import { setReviewer } from "../src/state/reviewer";
import { gpu, openDocument, parts, rows, scene } from "../src/state/store";
import { text } from "../src/ui/strings";
import { clash, deep, part, reviewed, touching, undecided } from "./pairs";

vi.mock("../src/ui/review/name", () => ({ askName: async () => false }));

/** A review with one clash, of parts 1 and 2, that counts decisions. */
class Engine {
  calls: string[] = [];
  decided = 0;
  undone: string[] = [];
  within = 0;
  tests: Clashes["tests"] = [];
  acted: unknown;
  refuse: string | undefined;
  /** The number of pictures in the next report. */
  pictures = 0;
  hasPicture = true;
  /** The number of clashes. */
  copies = 1;
  headings: unknown[] = [];
  /** The moves of each pair; undefined: it is refused. */
  moves: unknown;
  wait: Promise<unknown> = Promise.resolve();
  /** Runs before the moves of a pair are answered. */
  searching = () => {};
  async callMoving(): Promise<void> {
    this.pictures += 1;
  }
  async call(name: string, ...args: unknown[]): Promise<unknown> {
    this.calls.push(name);
    switch (name) {
      case "reviewAct":
        if (this.refuse) throw new Error(this.refuse);
        [this.acted] = args;
        this.decided += (args[0] as { clashes: number[] }).clashes.length;
        return this.#clashes();
      case "reviewTests":
        if (this.refuse) throw new Error(this.refuse);
        this.#change(JSON.parse(args[0] as string) as TestChange);
        return this.#clashes();
      case "command":
        if ((args[0] as Command).type !== "undo") return undefined;
        this.undone.push(this.decided > 0 ? "decision" : "scene");
        if (this.decided === 0) return undefined;
        this.decided -= 1;
        return this.#clashes();
      case "reviewRead":
        this.decided = (JSON.parse(args[0] as string) as { version: number; decided: number }).decided;
        return this.#clashes();
      case "reviewLook":
      case "reviewTidy":
        return this.#clashes();
      case "reviewFile":
        return JSON.stringify({ version: 1, decided: this.decided });
      case "screenshot":
        await this.wait;
        return this.hasPicture ? new Blob(["png"]) : undefined;
      case "camera":
        return {};
      case "partMoves":
        this.searching();
        if (!this.moves) throw new Error("fixed");
        return this.moves;
      case "reviewDropPictures":
        this.pictures = 0;
        return undefined;
      case "reviewReport":
        this.headings.push(args[1]);
        try {
          return new Uint8Array([this.pictures]);
        } finally {
          this.pictures = 0; // as the worker forgets them
        }
      default:
        return undefined;
    }
  }
  #change(change: TestChange): void {
    const row = (test: ClashTest) => ({
      test,
      parts: [2, 2] as [number, number],
      pairs: 1,
      ignored: [],
      undecided: 0,
    });
    if ("add" in change) this.tests = [...this.tests, row(change.add)];
    if ("remove" in change) this.tests = this.tests.filter(({ test }) => test.name !== change.remove);
  }
  #clashes(): Clashes {
    const status = this.decided > 0 ? "approved" : "new";
    const { tests, within } = this;
    const clashes = Array.from({ length: this.copies }, (_, i) => clash(7 + i, 2, 1, { status }));
    return reviewed(clashes, { tests, within, canUndo: this.decided > 0 });
  }
}

let engine: Engine;
let keeps: { decisions: unknown };
let reviewing: ReviewController;
beforeEach(() => {
  engine = new Engine();
  keeps = { decisions: undefined };
  review.value = undefined;
  testFilter.value = undefined;
  rows.value = [];
  setReviewer("Ada");
  reviewing = new ReviewController(
    engine as unknown as Supervisor,
    keeps,
    async () => undefined,
    (work) => work(),
  );
});

describe("tests", () => {
  const room = { name: "Room", kind: { clearance: 5 } };

  it("are changed before any decision, and stored for the scene's file", async () => {
    await reviewing.tests.change({ add: room });
    expect(engine.calls.slice(0, 2)).toEqual(["reviewLook", "reviewTests"]);
    expect(review.value?.tests.map(({ test }) => test.name)).toEqual(["Room"]);
    expect(keeps.decisions).toBeDefined();
  });

  it("that are refused reject with the reason and change nothing", async () => {
    engine.refuse = "no such";
    await expect(reviewing.tests.change({ add: room })).rejects.toThrow("no such");
    expect(review.value?.tests).toEqual([]);
    expect(keeps.decisions).toBeUndefined();
  });

  it("with a larger distance extend the distance limit of the scene", async () => {
    scene.value = { ...scene.peek(), within: 2 };
    engine.within = 1;
    await reviewing.refresh();
    expect(engine.calls).not.toContain("command");
    engine.within = 5;
    await reviewing.refresh();
    expect(engine.calls).toContain("command");
    scene.value = { ...scene.peek(), within: null };
  });

  it("list all pairs again when the listed test was removed", async () => {
    await reviewing.tests.change({ add: room });
    testFilter.value = "Room";
    await reviewing.refresh();
    expect(testFilter.value).toBe("Room");
    await reviewing.tests.change({ remove: "Room" });
    expect(testFilter.value).toBeUndefined();
  });
});

describe("decisions about clashes", () => {
  it("turn undecided pairs into clashes, and no others", async () => {
    rows.value = rowsOf([undecided(1, 3)]);
    await reviewing.set(
      [
        { a: 1, b: 2 },
        { a: 1, b: 3 },
        { a: 2, b: 3 },
      ],
      [{ status: "approved" }],
    );
    expect(engine.acted).toMatchObject({ clashes: [7], undecided: [[1, 3]] });
  });

  it("apply to the clashes of one test if it is selected", async () => {
    await reviewing.tests.change({ add: { name: "Room", kind: "interference" } });
    testFilter.value = "Room";
    await reviewing.set([{ a: 1, b: 2 }], [{ status: "approved" }]);
    expect(engine.calls).not.toContain("reviewAct");
  });

  it("apply to pairs in either order, and are stored for the scene's file", async () => {
    await reviewing.set([{ a: 1, b: 2 }], [{ status: "approved" }]);
    expect(review.value?.clashes[0]?.status).toBe("approved");
    expect(keeps.decisions).toEqual({ version: 1, decided: 1 });
  });

  it("require a name and a clash", async () => {
    await reviewing.set([{ a: 1, b: 3 }], [{ status: "approved" }]);
    setReviewer("");
    await reviewing.set([{ a: 1, b: 2 }], [{ status: "approved" }]);
    expect(engine.calls).not.toContain("reviewAct");
  });

  it("can be made by the engine's call name; a refusal is reported", async () => {
    expect(await reviewing.ask("reviewTidy")).toBe(review.value);
    expect(engine.calls).toEqual(["reviewLook", "reviewTidy", "reviewFile"]);
    engine.refuse = "no such";
    expect(await reviewing.ask("reviewTests", JSON.stringify({ remove: "Room" }))).toBeUndefined();
    expect(messages.value[0]?.text).toBe("no such");
  });

  it("are undone by the engine, which knows the last step", async () => {
    await reviewing.step({ type: "undo" });
    expect(engine.calls).toEqual(["command"]); // nothing of a review was loaded for that
    await reviewing.set([{ a: 1, b: 2 }], [{ status: "approved" }]);
    await reviewing.step({ type: "undo" });
    expect(review.value?.canUndo).toBe(false);
    expect(keeps.decisions).toEqual({ version: 1, decided: 0 });
    await reviewing.step({ type: "undo" });
    expect(engine.undone).toEqual(["scene", "decision", "scene"]);
  });

  it("are restored with their scene before any other call", async () => {
    keeps.decisions = { version: 1, decided: 1 };
    reviewing.begin();
    await reviewing.settled();
    expect(engine.calls[0]).toBe("reviewRead");
    expect(review.value?.clashes[0]?.status).toBe("approved");
  });

  it("of another scene are dropped", async () => {
    await reviewing.set([{ a: 1, b: 2 }], [{ status: "approved" }]);
    keeps.decisions = undefined;
    reviewing.begin();
    await reviewing.settled();
    expect(review.value).toBeUndefined();
    expect(engine.calls.at(-1)).toBe("reviewForget");
  });

  it("are read into the review of a revision that the engine has already, without dropping it", async () => {
    await reviewing.refresh();
    keeps.decisions = { version: 1, decided: 1 };
    reviewing.begin(true);
    await reviewing.settled();
    expect(engine.calls).not.toContain("reviewForget");
    expect(review.value?.clashes[0]?.status).toBe("approved");
  });

  it("that are refused change nothing", async () => {
    await reviewing.refresh();
    engine.refuse = "no";
    await expect(reviewing.decide([7], [{ status: "approved" }])).rejects.toThrow("no");
    expect(keeps.decisions).toBeUndefined();
  });
});

describe("reports", () => {
  const plain = { pictures: false, moves: false };
  const pictures = { ...plain, pictures: true };

  beforeEach(() => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    gpu.value = { ...gpu.peek(), gpu: "webgl2" };
    messages.value = [];
  });

  afterAll(() => void vi.unstubAllGlobals());

  it("wait for each other, so that each has its pictures", async () => {
    let go = () => {};
    engine.wait = new Promise<void>((resolve) => {
      go = resolve;
    });
    const first = reviewing.report("bcf", pictures);
    const second = reviewing.report("csv", plain);
    const third = reviewing.report("html", pictures);
    go();
    expect([...((await first) ?? [])]).toEqual([1]);
    expect([...((await second) ?? [])]).toEqual([0]);
    // HTML has the whole scene and both parts, too.
    expect([...((await third) ?? [])]).toEqual([3]);
  });

  it("are not made if their scene was replaced while they waited", async () => {
    const first = reviewing.report("bcf", pictures);
    const second = reviewing.report("csv", plain);
    reviewing.begin();
    expect(await second).toBeUndefined();
    await first;
  });

  it("that lack pictures state for how many clashes they have one", async () => {
    vi.stubGlobal("document", { createElement: () => ({ click: () => undefined }) });
    engine.hasPicture = false;
    reviewing.save("bcf", pictures);
    await vi.waitFor(() => expect(messages.peek()).toHaveLength(1));
    expect(messages.peek()[0]).toMatchObject({
      tone: "success",
      detail: text.review.report.lacks({ pictures: 0, of: 1 }),
    });
  });

  it("name the files of the scene", async () => {
    const sources = [
      { label: "a.step", files: [{ path: "a.step", blob: new Blob() }], options: {}, hasOwnTitle: true },
    ];
    openDocument.value = { origin: { title: "a.step" }, sources };
    parts.value = [{ id: 1, source: 0, index: 0 } as PartRow];
    await reviewing.report("csv", plain);
    expect(engine.headings).toMatchObject([{ title: "a.step", files: [["a.step"]] }]);
  });

  it("have the moves of each interference, without those of pairs that cannot move", async () => {
    rows.value = rowsOf([deep(1, 2, 0.4), touching(0, 2)]);
    const found = { parts: [1], lower: 0, isEnough: false, moves: [] };
    engine.moves = found;
    await reviewing.report("csv", { ...plain, moves: true });
    expect(engine.headings).toMatchObject([{ moves: [[7, found]] }]);
    engine.moves = undefined;
    await reviewing.report("csv", { ...plain, moves: true });
    expect(engine.headings[1]).toMatchObject({ moves: [] });
  });

  it("lack the moves if a part has moved since, and say so", async () => {
    vi.stubGlobal("document", { createElement: () => ({ click: () => undefined }) });
    rows.value = rowsOf([deep(1, 2, 0.4)]);
    parts.value = [part(1, "bolt"), part(2, "plate")];
    engine.moves = { parts: [1], lower: 0, isEnough: false, moves: [] };
    engine.searching = () => {
      parts.value = [part(1, "bolt", { pose: [1, 0, 0, 0, 5, 0, 0] }), part(2, "plate")];
    };
    reviewing.save("csv", { ...plain, moves: true });
    await vi.waitFor(() => expect(messages.peek()).toHaveLength(1));
    expect(engine.headings).toMatchObject([{ moves: [] }]);
    expect(messages.peek()[0]?.detail).toBe(text.review.report.lacksMoves({ n: 0, of: 1 }));
  });

  it("search the moves of a limited number of interferences", async () => {
    rows.value = rowsOf([deep(1, 2, 0.4)]);
    engine.copies = 60;
    await reviewing.report("csv", { ...plain, moves: true });
    expect(engine.calls.filter((name) => name === "partMoves")).toHaveLength(50);
  });

  it("take no picture after a cancelled search, and leave none to the next report", async () => {
    rows.value = rowsOf([deep(1, 2, 0.4)]);
    engine.searching = () => reviewing.cancel();
    expect(await reviewing.report("html", { pictures: true, moves: true })).toBeUndefined();
    expect(engine.calls).not.toContain("screenshot");
    let go = () => {};
    engine.wait = new Promise<void>((resolve) => {
      go = resolve;
    });
    const cancelled = reviewing.report("html", pictures);
    await vi.waitFor(() => expect(engine.calls).toContain("screenshot"));
    reviewing.cancel();
    go(); // the picture of the whole scene is stored
    expect(await cancelled).toBeUndefined();
    expect([...((await reviewing.report("csv", plain)) ?? [])]).toEqual([0]);
  });
});
