import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readActor, readLaunch } from "../../src/learn/record/launch";
import type { LearnEvent } from "../../src/learn/record/outcome";
import {
  answeredStatement,
  completedStatement,
  progressedStatement,
  type Statement,
  tenth,
} from "../../src/learn/record/statement";
import { RecordStore, type SendFailure, type StorageLike } from "../../src/learn/record/store";
import { uuid } from "../../src/learn/uuid";

const ada = { mbox: "mailto:ada@school.example" };

describe("an xAPI launch", () => {
  it("has the store, the learner and the registration of the platform", () => {
    const fields = new URLSearchParams({
      endpoint: "https://lrs.example/xapi",
      auth: "Basic YTpi",
      actor: JSON.stringify({ name: ["Ada"], mbox: ["mailto:ada@school.example"], objectType: ["Agent"] }),
      registration: "8a3f",
      activity_id: "https://school.example/unit",
    });
    expect(readLaunch(`?${fields}`)).toEqual({
      store: { endpoint: "https://lrs.example/xapi/", auth: "Basic YTpi" },
      actor: { objectType: "Agent", name: "Ada", ...ada },
      registration: "8a3f",
      activity: "https://school.example/unit",
      faults: [],
    });
  });

  it("is undefined unless it is requested, and lists its errors", () => {
    expect(readLaunch("?embed")).toBeUndefined();
    expect(readLaunch("?embed&xapi")).toMatchObject({ store: undefined, actor: undefined, faults: [] });
    expect(readLaunch("?endpoint=nowhere&actor={")).toMatchObject({ faults: ["endpoint", "actor"] });
  });

  it("accepts an actor with exactly one identifier", () => {
    const account = { homePage: "https://school.example", name: "17" };
    expect(readActor(ada)).toBeDefined();
    expect(readActor({ account: [{ accountServiceHomePage: account.homePage, accountName: "17" }] })).toEqual(
      {
        objectType: "Agent",
        account,
      },
    );
    for (const nobody of [{}, { name: "Ada" }, { ...ada, account }, { mbox: "ada" }, null, 3])
      expect(readActor(nobody), JSON.stringify(nobody)).toBeUndefined();
  });
});

const about = {
  actor: ada,
  registration: "8a3f",
  activity: undefined,
  page: "https://n.example/learn.html",
  language: "en",
  id: uuid(),
  timestamp: "2026-01-01T00:00:00.000Z",
};
const here = { lesson: "gilbert", title: "Gilbert", place: "#gilbert?step=3", step: 3, last: 12 };

describe("xAPI statements", () => {
  it("state which choice was made, and whether it was right", () => {
    const question = {
      name: "start",
      text: "Which?",
      choices: ["a", "b"],
      given: 0,
      answer: 1,
      right: false,
      tries: 1,
    };
    expect(answeredStatement({ ...here, name: "answered", question }, about)).toMatchObject({
      actor: ada,
      verb: { id: "http://adlnet.gov/expapi/verbs/answered" },
      object: {
        id: "https://n.example/learn.html#gilbert?step=3",
        definition: {
          interactionType: "choice",
          correctResponsesPattern: ["1"],
          choices: [{ id: "0" }, { id: "1" }],
        },
      },
      result: { success: false, response: "0", score: { scaled: 0, raw: 0, min: 0, max: 1 } },
      context: {
        registration: "8a3f",
        contextActivities: { parent: [{ id: "https://n.example/learn.html#gilbert" }] },
      },
    });
  });

  it("state the progress and the completion", () => {
    const step: LearnEvent = { ...here, name: "step" };
    expect(progressedStatement(step, about).result).toEqual({
      extensions: { "https://w3id.org/xapi/cmi5/result/extensions/progress": 20 },
    });
    expect([0, 1, 6, 11, 12].map((at) => tenth(at, 12))).toEqual([0, 0, 5, 9, 10]);
    const score = { raw: 3, min: 0, max: 4, scaled: 0.75 };
    expect(completedStatement({ ...here, name: "ended" }, score, 61.5, about)).toMatchObject({
      object: { id: "https://n.example/learn.html#gilbert" },
      result: { completion: true, duration: "PT61.50S", score },
    });
  });

  it("have unique ids of version 4", () => {
    const names = Array.from({ length: 100 }, uuid);
    expect(new Set(names).size).toBe(100);
    for (const name of names)
      expect(name).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });
});

describe("a record store", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const statement = (id: string) => ({ id }) as Statement;
  function documentStore(): StorageLike & { kept: Map<string, string> } {
    const kept = new Map<string, string>();
    return {
      kept,
      getItem: (name) => kept.get(name) ?? null,
      setItem: (name, value) => void kept.set(name, value),
      removeItem: (name) => void kept.delete(name),
    };
  }
  const address = { endpoint: "https://lrs.example/", auth: "Basic YTpi" };

  it("receives each statement, with the credentials", async () => {
    const fetch = vi.fn(async (_: string, __: RequestInit) => new Response(null, { status: 204 }));
    const store = new RecordStore(address, documentStore(), () => undefined, fetch as never);
    store.add(statement("a"));
    await store.send();
    const [to, { headers, body }] = fetch.mock.calls[0] ?? ["", {}];
    expect(to).toBe("https://lrs.example/statements");
    expect(headers).toMatchObject({ Authorization: "Basic YTpi", "X-Experience-API-Version": "1.0.3" });
    expect(JSON.parse(String(body))).toEqual([{ id: "a" }]);
  });

  it("that has one of several statements receives the others, and those of other pages are not deleted", async () => {
    const has = new Set(["a"]);
    const fetch = async (_: string, { body }: RequestInit) => {
      const ids = (JSON.parse(String(body)) as Statement[]).map(({ id }) => id);
      if (ids.some((id) => has.has(id))) return new Response(null, { status: 409 });
      for (const id of ids) has.add(id);
      return new Response(null, { status: 200 });
    };
    const kept = documentStore();
    const name = "nearpoint-statements https://lrs.example/";
    kept.setItem(name, JSON.stringify([statement("a"), statement("b")]));
    const store = new RecordStore(address, kept, () => undefined, fetch as never);
    kept.setItem(name, JSON.stringify([statement("a"), statement("b"), statement("of another page")]));
    await store.send();
    expect([...has]).toEqual(["a", "b"]);
    expect(JSON.parse(kept.kept.get(name) ?? "[]")).toEqual([statement("of another page")]);
  });

  it("that fails is reported once and retried; no statement is lost, not even on the next visit", async () => {
    let status: number | undefined;
    const taken: string[] = [];
    const fetch = async (_: string, { body }: RequestInit) => {
      if (status === undefined) throw new TypeError("no network");
      if (status < 300) taken.push(...(JSON.parse(String(body)) as Statement[]).map(({ id }) => id));
      return new Response(null, { status });
    };
    const troubles: (SendFailure | undefined)[] = [];
    const kept = documentStore();
    const store = new RecordStore(address, kept, (trouble) => troubles.push(trouble), fetch as never);
    store.add(statement("a"));
    await store.send();
    status = 503;
    await vi.advanceTimersByTimeAsync(2_000);
    store.add(statement("b"));
    expect(troubles).toEqual([{ waiting: 1 }]);
    await store.send();

    const later: (SendFailure | undefined)[] = [];
    const next = new RecordStore(address, kept, (trouble) => later.push(trouble), fetch as never);
    await next.send();
    expect(later).toEqual([{ waiting: 2, status: 503 }]);
    status = 204;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(later.at(-1)).toBeUndefined();
    expect(taken.slice(0, 2)).toEqual(["a", "b"]);
    expect(kept.kept.size).toBe(0);
  });
});
