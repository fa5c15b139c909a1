import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Kept } from "../../src/learn/sheet/kept";
import type { SheetKept } from "../../src/learn/sheet/types";

const sheet = (title: string): SheetKept => ({
  title,
  rectangle: [
    [0, 0],
    [1, 1],
  ],
  polygons: [],
  contours: [],
});

/** A worker that answers until it is held up. */
class Worker {
  sheet: SheetKept = sheet("key");
  heldUp = false;
  asked: unknown[][] = [];
  now = { title: "key", dragging: false };

  kept = new Kept(
    (name, ...args) => {
      this.asked.push([name, ...args]);
      if (this.heldUp) return new Promise(() => undefined);
      return Promise.resolve(name === "keep" ? this.sheet : undefined) as never;
    },
    () => this.now,
  );

  async changes(title: string) {
    this.sheet = sheet(title);
    this.now = { ...this.now, title };
    this.kept.changed();
    await vi.advanceTimersByTimeAsync(1000);
  }

  /** What the worker after it is given. */
  async given() {
    this.heldUp = false;
    this.asked = [];
    await this.kept.restore({ mode: "push" });
    return this.asked;
  }
}

describe("the sheet that is kept", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("is given to the next worker, with the mode", async () => {
    const worker = new Worker();
    await worker.changes("mine.svg");
    expect(await worker.given()).toEqual([
      ["restore", sheet("mine.svg")],
      ["setMode", "push"],
    ]);
    expect(await worker.kept.isBack()).toBe(true);
  });

  it("is the one before, when the worker does not get the newest ready", async () => {
    const worker = new Worker();
    await worker.changes("mine.svg");
    worker.heldUp = true;
    await worker.changes("too-fine.svg");
    expect((await worker.given())[0]).toEqual(["restore", sheet("mine.svg")]);
  });

  it("is no empty sheet of a worker that has just begun, and none in motion", async () => {
    const worker = new Worker();
    await worker.changes("");
    worker.now.dragging = true;
    await worker.changes("mine.svg");
    expect((await worker.given())[0]).toEqual(["open", "key"]);
  });
});
