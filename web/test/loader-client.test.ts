import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Compiled } from "../src/engine/compiled";
import { Cancelled, LoaderClient, LoaderDied, LoaderHung } from "../src/engine/loader-client";
import type { FromLoader, ToLoader } from "../src/engine/protocol";
import type { ParsedFiles } from "../src/engine/types";

/** The worker's side. It records messages and answers on request. */
class FakeWorker {
  sent: ToLoader[] = [];
  terminated = false;
  onmessage: (event: { data: FromLoader }) => void = () => undefined;
  onerror: (event: { message: string; preventDefault(): void }) => void = () => undefined;
  postMessage(message: ToLoader): void {
    this.sent.push(message);
  }
  terminate(): void {
    this.terminated = true;
  }
  say(message: FromLoader): void {
    this.onmessage({ data: message });
  }
}

const kernel: Compiled = { why: "a kernel" };
const parsed = { parts: [] } as unknown as ParsedFiles;

function started() {
  const workers: FakeWorker[] = [];
  const asked = vi.fn(async () => kernel);
  const client = new LoaderClient(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  }, asked);
  const newest = () => workers.at(-1) as FakeWorker;
  newest().say({ type: "ready" });
  const reported: number[] = [];
  const parse = () => client.parse([], {}, ({ done }) => reported.push(done));
  return { client, workers, newest, parse, reported, asked };
}

const minute = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the loader client", () => {
  it("reads batch after batch with one worker while no kernel was started", async () => {
    const { workers, newest, parse } = started();
    for (const id of [1, 2]) {
      const batch = parse();
      newest().say({ type: "parsed", id, parsed, isSpent: false });
      expect(await batch).toBe(parsed);
    }
    const third = parse();
    newest().say({ type: "failed", id: 3, message: "a.stl is empty.", isSpent: false });
    await expect(third).rejects.toThrow("a.stl is empty.");
    expect(workers).toHaveLength(1);
    expect(newest().terminated).toBe(false);
  });

  it("replaces the worker after the kernel ran, whether the batch was read or refused, to free its memory", async () => {
    const { workers, newest, parse } = started();
    const batch = parse();
    newest().say({ type: "parsed", id: 1, parsed, isSpent: true });
    expect(await batch).toBe(parsed);
    expect(workers.map(({ terminated }) => terminated)).toEqual([true, false]);
    newest().say({ type: "ready" });
    const other = parse();
    newest().say({ type: "failed", id: 2, message: "a.step has no parts.", isSpent: true });
    await expect(other).rejects.toThrow("a.step has no parts.");
    expect(workers.map(({ terminated }) => terminated)).toEqual([true, true, false]);
    expect(workers.map(({ sent }) => sent.length)).toEqual([1, 1, 0]);
  });

  it("sends the kernel only with files that are named as STEP files", async () => {
    const { client, newest, asked } = started();
    const file = (path: string) => ({ path, blob: new Blob([]) });
    const parse = (path: string) => client.parse([file(path)], {}, () => undefined);
    const other = parse("a.stl");
    newest().say({ type: "parsed", id: 1, parsed, isSpent: false });
    await other;
    expect(asked).not.toHaveBeenCalled();
    const step = parse("a.step");
    await vi.waitFor(() => expect(newest().sent).toHaveLength(2));
    expect(newest().sent.map(({ kernel }) => kernel)).toEqual([undefined, kernel]);
    newest().say({ type: "parsed", id: 2, parsed, isSpent: false });
    await step;
  });

  it("repeats the request with the kernel if a file needs it, unless it was cancelled", async () => {
    const { client, newest, workers, parse } = started();
    const batch = parse();
    newest().say({ type: "needsKernel", id: 1 });
    await vi.waitFor(() => expect(newest().sent).toHaveLength(2));
    const [first, second] = newest().sent;
    expect(second).toEqual({ ...first, kernel });
    newest().say({ type: "parsed", id: 1, parsed, isSpent: false });
    expect(await batch).toBe(parsed);
    const cancelled = expect(parse()).rejects.toBeInstanceOf(Cancelled);
    newest().say({ type: "needsKernel", id: 2 });
    client.cancel();
    await cancelled;
    expect(workers.map(({ sent }) => sent.length)).toEqual([3, 0]);
  });

  it("reports the kernel's answers one by one, and replaces the worker after the last", async () => {
    const { client, workers, newest } = started();
    const reported: unknown[] = [];
    const found = { answer: { volume: 0, distance: 0.01 }, class: "clear", isOutdated: false } as const;
    const refused = { answer: { why: "no result" }, isOutdated: false };
    const asked = client.verify([], [], (place, answer) => reported.push([place, answer]));
    expect(newest().sent).toEqual([{ type: "verify", id: 1, files: [], pairs: [] }]);
    vi.advanceTimersByTime(9 * minute);
    newest().say({ type: "answer", id: 1, index: 0, answer: found });
    vi.advanceTimersByTime(9 * minute);
    newest().say({ type: "answer", id: 1, index: 1, answer: refused });
    expect(workers).toHaveLength(1);
    newest().say({ type: "verified", id: 1, isSpent: true });
    await asked;
    expect(reported).toEqual([
      [0, found],
      [1, refused],
    ]);
    expect(workers.map(({ terminated }) => terminated)).toEqual([true, false]);
  });

  it("triangulates a solid again, and reports the progress and the kernel's memory", async () => {
    const { client, workers, newest } = started();
    const reported: unknown[] = [];
    const solid = { file: 0, instance: 2 };
    const asked = client.refine([], solid, 0.01, (progress) => reported.push(progress));
    expect(newest().sent).toEqual([{ type: "finer", id: 1, files: [], solid, accuracy: 0.01 }]);
    newest().say({ type: "progress", id: 1, done: 0.4, doing: "a.step", memory: 1e8 });
    const refined = { solids: [], meshes: [], warnings: [] };
    newest().say({ type: "refined", id: 1, refined, isSpent: true });
    expect(await asked).toBe(refined);
    expect(reported).toMatchObject([{ done: 0.4, doing: "a.step", memory: 1e8 }]);
    expect(workers.map(({ terminated }) => terminated)).toEqual([true, false]);
  });

  it("ends a verification that is cancelled or silent", async () => {
    const { client, workers } = started();
    const verify = () => client.verify([], [], () => undefined);
    const cancelled = expect(verify()).rejects.toBeInstanceOf(Cancelled);
    client.cancel();
    await cancelled;
    const hung = expect(verify()).rejects.toEqual(new LoaderHung(10));
    vi.advanceTimersByTime(10 * minute);
    await hung;
    expect(workers.map(({ terminated }) => terminated)).toEqual([true, true, false]);
  });

  it("stops a batch after ten minutes of silence, and continues with another worker", async () => {
    const { workers, newest, parse, reported } = started();
    const batch = parse();
    const refused = expect(batch).rejects.toEqual(new LoaderHung(10));
    vi.advanceTimersByTime(9 * minute);
    newest().say({ type: "progress", id: 1, done: 0.5, doing: "" });
    vi.advanceTimersByTime(9 * minute);
    expect(workers[0]?.terminated).toBe(false);
    expect(reported).toEqual([0.5]);
    vi.advanceTimersByTime(1 * minute);
    await refused;
    expect(workers.map(({ terminated }) => terminated)).toEqual([true, false]);
    const next = parse();
    newest().say({ type: "parsed", id: 2, parsed, isSpent: false });
    expect(await next).toBe(parsed);
  });

  it("has no timeout while no job runs", async () => {
    const { workers, newest, parse } = started();
    const batch = parse();
    newest().say({ type: "parsed", id: 1, parsed, isSpent: false });
    await batch;
    vi.advanceTimersByTime(60 * minute);
    expect(workers).toHaveLength(1);
  });

  it("replaces a worker that was cancelled or has died", async () => {
    const { client, workers, newest, parse } = started();
    const cancelled = expect(parse()).rejects.toBeInstanceOf(Cancelled);
    client.cancel();
    await cancelled;
    const died = expect(parse()).rejects.toBeInstanceOf(LoaderDied);
    newest().say({ type: "crashed", id: 2, message: "unreachable" });
    await died;
    expect(workers.map(({ terminated }) => terminated)).toEqual([true, true, false]);
  });
});
