import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SheetBackup } from "../../src/learn/sheet/backup";
import type { SheetKept } from "../../src/learn/types";

const sheet = (title: string): SheetKept => ({
  title,
  rectangle: [
    [0, 0],
    [1, 1],
  ],
  polygons: [],
  contours: [],
});

/** A worker that answers until it is blocked. */
class Worker {
  sheet: SheetKept = sheet("key");
  heldUp = false;
  asked: unknown[][] = [];
  now: ConstructorParameters<typeof SheetBackup>[1] extends () => infer Now ? Now : never = {
    title: "key",
    dragging: false,
  };
  overview: SheetKept[] = [];

  kept = new SheetBackup(
    (name, ...args) => {
      this.asked.push([name, ...args]);
      if (this.heldUp) return new Promise(() => undefined);
      return Promise.resolve(name === "keep" ? this.sheet : undefined) as never;
    },
    () => this.now,
    async (sheet) => void this.overview.push(sheet),
  );

  async changes(title: string) {
    this.sheet = sheet(title);
    this.now = { ...this.now, title };
    this.kept.scheduleSave();
    await vi.advanceTimersByTimeAsync(1000);
  }

  /** Returns what the next worker receives. */
  async given() {
    this.heldUp = false;
    this.asked = [];
    await this.kept.restore({ mode: "push" });
    return this.asked;
  }
}

describe("the sheet backup", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("is given to the next worker after the mode, so that the address never shows another mode", async () => {
    const worker = new Worker();
    await worker.changes("mine.svg");
    expect(await worker.given()).toEqual([
      ["setMode", "push"],
      ["restore", sheet("mine.svg")],
    ]);
    expect(await worker.kept.isRestored()).toBe(true);
  });

  it("is the previous sheet if the worker does not complete the newest", async () => {
    const worker = new Worker();
    await worker.changes("mine.svg");
    worker.heldUp = true;
    await worker.changes("too-fine.svg");
    expect((await worker.given())[1]).toEqual(["restore", sheet("mine.svg")]);
  });

  it("is not an empty sheet of a new worker, nor a sheet in motion", async () => {
    const worker = new Worker();
    await worker.changes("");
    worker.now.dragging = true;
    await worker.changes("mine.svg");
    expect((await worker.given())[1]).toEqual(["open", "key"]);
  });

  it("is not taken while another sheet is being opened, and every saved sheet is stored for a reload", async () => {
    const worker = new Worker();
    await worker.changes("mine.svg");
    worker.now.opening = { done: 3, of: 40_000 };
    await worker.changes("half.svg");
    expect(worker.overview).toEqual([sheet("mine.svg")]);
    expect((await worker.given())[1]).toEqual(["restore", sheet("mine.svg")]);
  });

  it("is the sheet from before a reload until there is a newer one", async () => {
    const worker = new Worker();
    worker.kept.setSheet(sheet("before.svg"));
    expect((await worker.given())[1]).toEqual(["restore", sheet("before.svg")]);
    await worker.changes("after.svg");
    expect((await worker.given())[1]).toEqual(["restore", sheet("after.svg")]);
  });
});
