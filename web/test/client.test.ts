import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { EngineClient, type EngineEnd, EngineEnded, type Port } from "../src/engine/client";
import type { FromEngine, ToEngine } from "../src/engine/protocol";
import { Supervisor } from "../src/engine/supervisor";

/** The worker's side of a port. It records messages and answers on request. */
class FakeWorker implements Port {
  sent: ToEngine[] = [];
  terminated = false;
  #listeners = new Map<string, (event: never) => void>();
  postMessage(message: unknown): void {
    this.sent.push(message as ToEngine);
  }
  terminate(): void {
    this.terminated = true;
  }
  addEventListener(type: string, listener: unknown): void {
    this.#listeners.set(type, listener as (event: never) => void);
  }
  say(message: FromEngine): void {
    this.#listeners.get("message")?.({ data: message } as never);
  }
  fail(message: string): void {
    this.#listeners.get("error")?.({ message, preventDefault: () => undefined } as never);
  }
}

const options = { width: 1, height: 1, dpr: 1, theme: "light", glide: false, threads: "auto" } as const;

function started() {
  const worker = new FakeWorker();
  const ends: EngineEnd[] = [];
  const client = new EngineClient(worker, {
    ready: () => undefined,
    changes: () => undefined,
    ended: (end) => ends.push(end),
  });
  client.start(undefined, options);
  return { worker, client, ends };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the engine's client", () => {
  it("matches each reply to its call, in any order", async () => {
    const { worker, client } = started();
    const [hash, scene] = [client.call("hash"), client.call("sceneFile")];
    const ids = worker.sent.flatMap((message) => (message.type === "call" ? message.id : []));
    worker.say({ type: "reply", id: ids[1] ?? 0, value: "{}" });
    worker.say({ type: "reply", id: ids[0] ?? 0, value: "00ff" });
    expect([await hash, await scene]).toEqual(["00ff", "{}"]);
  });

  it("ends a worker that leaves once its last call is answered or refused", async () => {
    const { worker, client, ends } = started();
    const [hash, scene] = [client.call("hash"), client.call("restore", "?")];
    client.leave();
    worker.say({ type: "reply", id: 1, value: "00ff" });
    expect([await hash, worker.terminated]).toEqual(["00ff", false]);
    worker.say({ type: "refused", id: 2, message: "This JSON is not a scene file." });
    await expect(scene).rejects.toThrow("not a scene file");
    expect(worker.terminated).toBe(true);
    await expect(client.call("hash")).rejects.toThrow(EngineEnded);
    expect(ends).toEqual([]);
    const idle = started();
    idle.client.leave();
    expect(idle.worker.terminated).toBe(true);
  });

  it("rejects a call with the engine's sentence, and continues", async () => {
    const { worker, client, ends } = started();
    const call = client.call("restore", "?");
    worker.say({ type: "refused", id: 1, message: "This JSON is not a scene file." });
    await expect(call).rejects.toThrow("This JSON is not a scene file.");
    expect(ends).toEqual([]);
  });

  it("reports a crash once and rejects every open call", async () => {
    const { worker, client, ends } = started();
    const call = client.call("hash");
    worker.say({ type: "crashed", message: "index out of bounds" });
    worker.fail("again");
    await expect(call).rejects.toBeInstanceOf(EngineEnded);
    await expect(client.call("hash")).rejects.toBeInstanceOf(EngineEnded);
    expect(ends).toEqual([{ how: "crashed", message: "index out of bounds", open: ["hash"] }]);
    expect(worker.terminated).toBe(true);
  });

  it("detects at once that a worker or one of its threads has ended, but ignores one that it stopped itself", async () => {
    const free = new Map<string, () => void>();
    const request = (name: string, { signal }: LockOptions, take: () => void) =>
      new Promise((resolve, reject) => {
        signal?.addEventListener("abort", reject);
        free.set(name, () => (signal?.aborted ? undefined : resolve(take())));
      });
    vi.stubGlobal("navigator", { locks: { request } });
    const { worker, client, ends } = started();
    worker.say({ type: "alive", lock: "itself" });
    worker.say({ type: "alive", lock: "a thread" });
    const call = client.call("command", { type: "undo" });
    free.get("a thread")?.();
    free.get("itself")?.();
    await expect(call).rejects.toBeInstanceOf(EngineEnded);
    expect(ends).toEqual([{ how: "gone", message: "", open: ["command"] }]);
    const other = started();
    other.worker.say({ type: "alive", lock: "of another" });
    other.client.terminate();
    free.get("of another")?.();
    expect(other.ends).toEqual([]);
    vi.unstubAllGlobals();
  });

  it("lists the calls whose outcome is unknown", async () => {
    const { worker, client, ends } = started();
    const first = client.call("command", { type: "undo" });
    worker.say({ type: "reply", id: 1, value: undefined });
    worker.say({ type: "changes", changes: {} as never });
    const second = client.call("command", { type: "redo" });
    worker.say({ type: "reply", id: 2, value: undefined });
    await Promise.all([first, second]);
    const third = client.call("hash");
    worker.say({ type: "crashed", message: "" });
    await expect(third).rejects.toBeInstanceOf(EngineEnded);
    expect(ends[0]?.open).toEqual(["command", "hash"]);
  });

  it("does not treat a drawing worker as hung, unless it draws for minutes", () => {
    const { worker, ends } = started();
    worker.say({ type: "drawing" });
    vi.advanceTimersByTime(120_000);
    expect(ends).toEqual([]);
    vi.advanceTimersByTime(300_000);
    expect(ends).toEqual([{ how: "hung", message: "", open: [] }]);
    const other = started();
    other.worker.say({ type: "drawing" });
    other.worker.say({ type: "pong", beat: 0 });
    vi.advanceTimersByTime(60_000);
    expect(other.ends, "the picture was over").toEqual([{ how: "hung", message: "", open: [] }]);
  });

  it("treats a worker that stops answering as hung, but not one that answers late", () => {
    const lively = started();
    for (let i = 0; i < 40; i++) {
      vi.advanceTimersByTime(2000);
      const beats = lively.worker.sent.flatMap((message) => (message.type === "ping" ? message.beat : []));
      if (i % 7 === 6) lively.worker.say({ type: "pong", beat: beats.at(-1) ?? 0 });
    }
    expect(lively.ends).toEqual([]);
    const silent = started();
    vi.advanceTimersByTime(34_000);
    expect(silent.ends).toEqual([{ how: "hung", message: "", open: [] }]);
    expect(silent.worker.terminated).toBe(true);
  });
});

/** Returns how many ends of this row are followed by another engine; `asked` says for each whether a request caused it. */
function borne(asked: readonly boolean[]): number {
  const workers: FakeWorker[] = [];
  const followed: boolean[] = [];
  let isAsked = false;
  const supervisor = new Supervisor(
    {
      createWorker: () => {
        const worker = new FakeWorker();
        workers.push(worker);
        return worker as unknown as Worker;
      },
      freshCanvas: () => undefined,
      options: () => options,
      restore: () => Promise.resolve(),
      wasRequested: () => isAsked,
    },
    {
      ready: () => undefined,
      changes: () => undefined,
      ended: (_, again) => followed.push(again !== undefined),
    },
  );
  supervisor.start();
  for (const one of asked) {
    isAsked = one;
    const running = workers.at(-1);
    running?.fail("ended");
    if (running === workers.at(-1)) break;
  }
  return followed.filter(Boolean).length;
}

describe("the engine's supervisor", () => {
  it("gives up after four ends in a row without a request", () => {
    expect(borne(Array(10).fill(false))).toBe(3);
  });

  it("continues if a request in between found a running engine", () => {
    expect(borne([false, false, false, true, false, false, false, true, false])).toBe(9);
  });

  it("gives up after twelve ends within a minute, even with requests in between", () => {
    expect(borne(Array(20).fill(true))).toBe(11);
  });
});
