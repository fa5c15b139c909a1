/** The judge: the interpreter's bounds, the search for a failing pair, and how it is simplified. */

import variant from "@jitl/quickjs-wasmfile-release-sync";
import { newQuickJSWASMModuleFromVariant, type QuickJSWASMModule } from "quickjs-emscripten-core";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { limits, type Outcome, type Run, run } from "../../src/learn/judge/interpreter";
import { type Evaluators, isRight, judge } from "../../src/learn/judge/judge";
import { museum } from "../../src/learn/judge/museum";
import { type FunctionName, functionNames } from "../../src/learn/judge/names";
import { makePairs, nestedPairs } from "../../src/learn/judge/pairs";
import { labelPlaces } from "../../src/learn/judge/picture";
import { Runner, type RunPort, TooSlow } from "../../src/learn/judge/runner";
import { shrink, simplerPairs, sizeOf } from "../../src/learn/judge/shrink";
import { axesOf, fromCorners, overlap, project } from "../../src/learn/judge/snippets";
import { starters } from "../../src/learn/judge/starters";
import { code, forgetCode, setCode } from "../../src/learn/judge/stored-code";
import type { PolygonDistance, PolygonPair } from "../../src/learn/types";

const square: PolygonPair["a"] = [
  [0, 0],
  [2, 0],
  [2, 2],
  [0, 2],
];
const pair: PolygonPair = { a: square, b: square };

let quickjs: QuickJSWASMModule;
beforeAll(async () => {
  quickjs = await newQuickJSWASMModuleFromVariant(variant);
});

const runOnce = (code: string, name = "distance", pairs = [pair]): Run => run(quickjs, code, name, pairs);

function outcomesOf(code: string, pairs = [pair]): Outcome[] {
  const found = runOnce(code, "distance", pairs);
  if ("refused" in found) throw new Error(found.refused.message);
  return found.outcomes;
}

/** Returns the failure of a call, or of loading. */
function failureOf(code: string) {
  const found = runOnce(code);
  const failure = "refused" in found ? found.refused : found.outcomes[0];
  if (!failure || !("fault" in failure)) throw new Error(`no failure: ${JSON.stringify(failure)}`);
  return failure;
}

describe("the interpreter", () => {
  it("returns numbers and truth values, and names the type of anything else", () => {
    expect(outcomesOf("function distance(a, b) { return a.length + b[2][1] }")).toEqual([{ value: 6 }]);
    expect(outcomesOf("const distance = () => true")).toEqual([{ value: true }]);
    expect(outcomesOf("const distance = () => 0 / 0")).toEqual([{ value: Number.NaN }]);
    const types = [
      "undefined",
      "null",
      '"1"',
      "[]",
      "{ toJSON: () => null }",
      "Promise.resolve(1)",
      "() => 1",
      "1n",
    ].map((value) => outcomesOf(`const distance = () => (${value})`));
    expect(types.flat()).toEqual(
      ["undefined", "null", "string", "object", "object", "object", "function", "bigint"].map((type) => ({
        type,
      })),
    );
    expect(outcomesOf("async function distance() { return 1 }", [pair, pair])).toEqual(
      Array(2).fill({ type: "object" }),
    );
  });

  it("gives each call its own polygons", () => {
    const changing = "function distance(a) { a.push(0); return a.length }";
    expect(outcomesOf(changing, [pair, pair])).toEqual([{ value: 5 }, { value: 5 }]);
    const replacing = "JSON.parse = () => 0; function distance(a) { return a.length }";
    expect(outcomesOf(replacing)).toEqual([{ value: 4 }]);
  });

  it("names the line of an error, while loading and in a call", () => {
    expect(failureOf("let x = 1;\nfunction distance( {")).toMatchObject({ fault: "syntax", line: 2 });
    expect(failureOf("\n\nnowhere()")).toMatchObject({ fault: "thrown", line: 3 });
    const thrown = failureOf("function distance(a) {\n  return a.x.y;\n}");
    expect(thrown).toMatchObject({ fault: "thrown", line: 2 });
    expect(thrown.message).toMatch(/^TypeError: /);
    expect(failureOf('function distance() { throw "no" }')).toEqual({ fault: "thrown", message: "no" });
    expect(failureOf("function distances() {}")).toEqual({ fault: "missing", message: "distance" });
    // Without a declaration, a name is an error and not a new variable.
    expect(failureOf("function distance() {\n  least = 1;\n}")).toMatchObject({ fault: "thrown", line: 2 });
  });

  it("reports whatever is thrown", () => {
    const thrown = {
      undefined: "undefined",
      null: "null",
      "7": "7",
      "() => 1": "function",
      'Symbol("s")': "Symbol(s)",
      "{ a: 1 }": '{"a":1}',
      '{ message: "no" }': "no",
      "{ message: { toString: 1 } }": '{"toString":1}',
      "{ toString: 1 }": '{"toString":1}',
      "{ get message() { throw 1 }, a: 1 }": expect.any(String),
      "{ toJSON() { throw 1 } }": expect.any(String),
      "Promise.resolve()": "Promise",
      "Promise.reject(1)": "Promise",
      "new Promise(() => {})": "Promise",
      "{ message: Promise.resolve() }": "Promise",
      "new Proxy({}, { get() { throw 1 } })": expect.any(String),
    };
    for (const [value, message] of Object.entries(thrown)) {
      expect(failureOf(`function distance() { throw ${value} }`), value).toEqual({
        fault: "thrown",
        message,
      });
      expect(failureOf(`throw (${value})`), value).toEqual({ fault: "thrown", message });
    }
  });

  it("refuses a function that cannot be read, and memory that was filled while loading", () => {
    const getter = 'Object.defineProperty(globalThis, "distance", { get() { throw new Error("no") } })';
    expect(runOnce(getter)).toMatchObject({ refused: { fault: "thrown", message: "Error: no", line: 1 } });
    const filled = "let all; const distance = () => 1; try { for (;;) all = { all } } catch {}";
    expect(failureOf(filled).fault).toBe("memory");
    expect(outcomesOf("const distance = () => 1")).toEqual([{ value: 1 }]);
  });

  it("stops endless code, whatever it catches, and names the line of its function", () => {
    const endless = "function distance() {\n  try {\n    for (;;);\n  } catch { return 1 }\n}";
    expect(failureOf(endless)).toMatchObject({ fault: "steps", line: 1 });
    expect(failureOf("for (;;);")).toMatchObject({ fault: "steps", line: 1 });
    // Others are not called any more, because each would take as long.
    expect(outcomesOf(endless, [pair, pair, pair])).toHaveLength(1);
  });

  it("allows the stated jumps for each call, and counts conditions in loops", () => {
    const rounds = (n: number, body = "") =>
      `function distance() { let i = 0; while (i < ${n}) { ${body} i++ } return i }`;
    // A round has two jumps: the condition and the end.
    const allowed = Math.floor((limits.jumps / 2) * 0.95);
    expect(outcomesOf(rounds(allowed), [pair, pair, pair])).toEqual(Array(3).fill({ value: allowed }));
    expect(failureOf(rounds((limits.jumps / 2) * 1.1)).fault).toBe("steps");
    const conditions = "if (i < 0) i++; if (i < 0) i++;";
    expect(outcomesOf(rounds(allowed / 2, conditions))).toEqual([{ value: Math.ceil(allowed / 2) }]);
    expect(failureOf(rounds((limits.jumps / 4) * 1.1, conditions)).fault).toBe("steps");
  });

  it("stops code that needs too much memory or calls itself too deeply, and works again afterwards", () => {
    const large = "function distance() {\n  const all = [];\n  for (;;) all.push([1, 2, 3]);\n}";
    expect(failureOf(large)).toMatchObject({ fault: "memory", line: 3 });
    const deep = "function distance(a, b) {\n  return 1 + distance(a, b);\n}";
    expect(failureOf(deep)).toMatchObject({ fault: "stack", line: 2 });
    expect(outcomesOf("const distance = () => 1")).toEqual([{ value: 1 }]);
  });

  it("sees nothing of the page", () => {
    const names = [
      "fetch",
      "document",
      "self",
      "window",
      "process",
      "postMessage",
      "importScripts",
      "console",
    ];
    const known = `const distance = () => [${names.map((name) => `typeof ${name}`)}].filter((one) => one !== "undefined").length`;
    expect(outcomesOf(known)).toEqual([{ value: 0 }]);
  });

  it("reads every starter", () => {
    for (const name of functionNames)
      for (const text of Object.values(starters[name]))
        expect(run(quickjs, text, name, [pair])).toMatchObject({ outcomes: [{ value: expect.anything() }] });
  });
});

describe("the pairs", () => {
  it("are equal for equal seeds, whole, and the smallest first", () => {
    const pairs = makePairs(1);
    expect(makePairs(1)).toEqual(pairs);
    expect(makePairs(2)).not.toEqual(pairs);
    expect(pairs.length).toBeGreaterThan(500);
    expect(
      pairs
        .flatMap(({ a, b }) => [a, b])
        .flat(2)
        .every(Number.isInteger),
    ).toBe(true);
    const sizes = pairs.map(sizeOf);
    expect(sizes).toEqual(sizes.toSorted((one, other) => one - other));
  });

  it("contain equal polygons, polygons that share an edge, and ones far apart", () => {
    const pairs = makePairs(1);
    const some = (is: (pair: PolygonPair) => boolean) => expect(pairs.some(is)).toBe(true);
    some(({ a, b }) => JSON.stringify(a) === JSON.stringify(b));
    some((pair) => isBox(pair.a) && isBox(pair.b) && boxDistance(pair)?.distance === 0 && touches(pair));
    some(({ b }) => b.flat().some((value) => value > 5000));
  });

  it("contain nested ones: each shape inside each, on both sides", () => {
    const nested = nestedPairs();
    expect(nested).toHaveLength(6 * 6 * 2);
    expect(makePairs(1)).toEqual(expect.arrayContaining(nested));
    nested.forEach(({ a, b }, i) => {
      const [outer, inner] = i % 2 === 0 ? [a, b] : [b, a];
      outer.forEach(([x, y], at) => {
        const [nextX, nextY] = outer[(at + 1) % outer.length] ?? [x, y];
        for (const [px, py] of inner)
          expect((nextX - x) * (py - y) - (nextY - y) * (px - x)).toBeGreaterThan(0);
      });
    });
  });
});

describe("the search for the simplest pair", () => {
  it("proposes only simpler pairs, the simplest first", () => {
    for (const one of makePairs(3).filter((_, i) => i % 50 === 0)) {
      const sizes = simplerPairs(one).map(sizeOf);
      expect(Math.max(...sizes)).toBeLessThan(sizeOf(one));
      expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
    }
  });

  it("ends at a pair that cannot be simplified", async () => {
    const fails = ({ a, b }: PolygonPair) => a.some(([x]) => x >= 7) && b.length >= 4;
    const firstFailing = async (pairs: readonly PolygonPair[]) => {
      const found = pairs.find(fails);
      return found && { pair: found };
    };
    for (const pair of makePairs(4).filter(fails)) {
      const { pair: smallest } = await shrink({ pair }, firstFailing);
      expect([smallest.a.length, smallest.b.length]).toEqual([3, 4]);
      expect(smallest.a.flat().toSorted()).toEqual([0, 0, 0, 0, 0, 7]);
      expect(smallest.b.flat()).toEqual(Array(8).fill(0));
    }
  });
});

/** Returns whether a polygon is a rectangle with edges along the axes, which starts at its lowest corner. */
function isBox(corners: PolygonPair["a"]): boolean {
  const [low, right, high, left] = corners;
  if (corners.length !== 4 || !low || !right || !high || !left) return false;
  const along = low[1] === right[1] && right[0] === high[0] && high[1] === left[1] && left[0] === low[0];
  return along && low[0] < right[0] && right[1] < high[1];
}

const gaps = ({ a, b }: PolygonPair): [number, number] =>
  [0, 1].map((axis) => {
    const [of, other] = [a, b].map((corners) => corners.map((corner) => corner[axis] ?? 0)) as [
      number[],
      number[],
    ];
    return Math.max(Math.min(...other) - Math.max(...of), Math.min(...of) - Math.max(...other));
  }) as [number, number];

const touches = (pair: PolygonPair): boolean => Math.max(...gaps(pair)) === 0;

/** Measures boxes alone, for which the answer is obvious; null for others. */
function boxDistance(pair: PolygonPair): PolygonDistance | null {
  if (!isBox(pair.a) || !isBox(pair.b)) return null;
  const [x, y] = gaps(pair).map((gap) => Math.max(gap, 0)) as [number, number];
  return { distance: Math.hypot(x, y), onA: [0, 0], onB: [0, 0] };
}

const evaluators: Evaluators = {
  measure: async (pairs) => pairs.map(boxDistance),
  run: async (code, name, pairs) => run(quickjs, code, name, pairs),
};
const verdictOf = (code: string, name: FunctionName = "distance") => judge(code, name, evaluators);

describe("the judge", () => {
  it("passes a function that is right for boxes, when only boxes are measured", async () => {
    const found = await verdictOf(starters.intersects.boxes ?? "", "intersects");
    expect(found).toEqual({
      kind: "passed",
      pairs: makePairs(45).filter((pair) => boxDistance(pair)).length,
    });
    expect(found.kind === "passed" && found.pairs).toBeGreaterThan(20);
  });

  it("finds that corners alone give no distance, with the smallest boxes", async () => {
    const found = await verdictOf(starters.distance.corners ?? "");
    if (found.kind !== "failed") throw new Error(found.kind);
    const { pair, truth, outcome } = found.found;
    expect(isRight("distance", found.found)).toBe(false);
    expect(truth).toEqual(boxDistance(pair));
    expect("value" in outcome && outcome.value).toBeGreaterThan(truth.distance);
    expect(Math.max(...[...pair.a, ...pair.b].flat().map(Math.abs))).toBeLessThanOrEqual(4);
    // No simpler pair fails.
    const simpler = simplerPairs(pair).filter((one) => boxDistance(one));
    const again = run(quickjs, starters.distance.corners ?? "", "distance", simpler);
    const wrong = simpler.filter((one, i) => {
      const [truth, outcome] = [boxDistance(one), "outcomes" in again ? again.outcomes[i] : undefined];
      return truth && outcome && !isRight("distance", { pair: one, truth, outcome });
    });
    expect(wrong).toEqual([]);
  });

  it("refuses touching as a gap, overlap as a distance, and truth values as numbers", async () => {
    const touching = (value: Outcome) => ({
      pair,
      truth: { distance: 0, onA: [0, 0], onB: [0, 0] } as PolygonDistance,
      outcome: value,
    });
    expect(isRight("intersects", touching({ value: true }))).toBe(true);
    for (const value of [false, 1, 0, Number.NaN])
      expect(isRight("intersects", touching({ value }))).toBe(false);
    expect(isRight("distance", touching({ value: 1e-12 }))).toBe(true);
    for (const value of [true, false, 1e-6, -1, Number.NaN, Number.POSITIVE_INFINITY])
      expect(isRight("distance", touching({ value }))).toBe(false);
    expect(isRight("distance", touching({ type: "undefined" }))).toBe(false);
    expect(isRight("distance", touching({ fault: "thrown", message: "" }))).toBe(false);
  });

  it("simplifies a failure of one kind to one of the same kind", async () => {
    // Wrong for all boxes that touch, but it throws only for wide ones.
    const throwing = `function distance(a) { if (a[1][0] - a[0][0] > 1) throw new Error("wide"); return -1 }`;
    const found = await verdictOf(`${throwing}`);
    if (found.kind !== "failed") throw new Error(found.kind);
    const { outcome, pair } = found.found;
    expect(outcome).toEqual({ fault: "thrown", message: "Error: wide", line: 1 });
    expect(found.isSimplified).toBe(true);
    expect((pair.a[1]?.[0] ?? 0) - (pair.a[0]?.[0] ?? 0)).toBe(2);
  });

  it("keeps the pair that it found if simplifying takes too long", async () => {
    const first = { kind: "failed", isSimplified: false, found: { outcome: { value: -1 } } };
    const slow = vi.fn(evaluators.run);
    slow.mockImplementationOnce(evaluators.run).mockRejectedValueOnce(new TooSlow());
    const wrong = "const distance = () => -1";
    expect(await judge(wrong, "distance", { ...evaluators, run: slow })).toMatchObject(first);
    expect(slow).toHaveBeenCalledTimes(2);

    const clock = vi.spyOn(performance, "now").mockReturnValueOnce(0).mockReturnValue(20_001);
    expect(await judge(wrong, "distance", evaluators)).toMatchObject(first);
    clock.mockRestore();

    const failing = vi.fn(evaluators.run);
    failing.mockImplementationOnce(evaluators.run).mockRejectedValueOnce(new Error("trap"));
    await expect(judge(wrong, "distance", { ...evaluators, run: failing })).rejects.toThrow("trap");
  });

  it("finds each fault of the museum, and none where it is mended", async () => {
    const right = `${overlap}${fromCorners}${axesOf}${project}
      const intersects = overlap;
      const distance = (a, b) => overlap(a, b) ? 0 : Math.min(fromCorners(a, b), fromCorners(b, a));`;
    const isConvex = (corners: PolygonPair["a"]) =>
      corners.length > 2 &&
      corners.every(([x, y], i) => {
        const [[p, q], [r, s]] = [1, 2].map((k) => corners[(i + k) % corners.length]) as PolygonPair["a"] as [
          [number, number],
          [number, number],
        ];
        return (p - x) * (s - q) - (q - y) * (r - p) > 0;
      });
    const measure: Evaluators["measure"] = async (pairs) => {
      const found = run(quickjs, right, "distance", pairs);
      if ("refused" in found) throw new Error(found.refused.message);
      return pairs.map(({ a, b }, i) => {
        const outcome = found.outcomes[i];
        const isKnown = outcome && "value" in outcome && isConvex(a) && isConvex(b);
        return isKnown ? { distance: Number(outcome.value), onA: [0, 0], onB: [0, 0] } : null;
      });
    };
    const verdict = (code: string, name: FunctionName) => judge(code, name, { ...evaluators, measure });
    for (const name of functionNames) expect(await verdict(right, name)).toMatchObject({ kind: "passed" });
    const shown: Record<string, unknown> = {};
    for (const name of functionNames)
      for (const [exhibit, { code }] of Object.entries(museum[name])) {
        const found = await verdict(code, name);
        if (found.kind !== "failed") throw new Error(`${exhibit}: ${found.kind}`);
        const { outcome, truth } = found.found;
        shown[exhibit] = "fault" in outcome ? outcome.fault : [outcome, truth.distance];
      }
    const positive = expect.toSatisfy((value: number) => value > 0);
    expect(shown).toEqual({
      inside: [{ value: false }, 0],
      unset: [{ value: false }, 0],
      tolerance: [{ value: true }, positive],
      normals: [{ value: expect.any(Number) }, positive],
      endless: "steps",
      squared: [{ value: 0 }, positive],
    });
    const mended = {
      unset: museum.intersects.unset?.code
        .replaceAll("=== -1", "=== undefined")
        .replaceAll("= -1;", "= undefined;"),
      squared: museum.distance.squared?.code.replace("0.001", "0"),
    };
    expect(await verdict(mended.unset ?? "", "intersects")).toMatchObject({ kind: "passed" });
    expect(await verdict(mended.squared ?? "", "distance")).toMatchObject({ kind: "passed" });
  });

  it("reports code that cannot be loaded, and code that never ends, without simplifying", async () => {
    expect(await verdictOf("function distance( {")).toMatchObject({
      kind: "refused",
      failure: { fault: "syntax" },
    });
    const measured = vi.fn(evaluators.measure);
    const endless = "function distance() { for (;;); }";
    const found = await judge(endless, "distance", { ...evaluators, measure: measured });
    expect(found).toMatchObject({ kind: "failed", pairs: 1, found: { outcome: { fault: "steps" } } });
    expect(measured).toHaveBeenCalledTimes(1);
  });
});

/** A worker that answers when the test says so. */
class FakePort implements RunPort {
  readonly listeners: [string, (event: Event) => void, AbortSignal | undefined][] = [];
  readonly terminate = vi.fn();
  readonly postMessage = vi.fn();
  addEventListener = ((
    type: string,
    listener: (event: Event) => void,
    options?: { signal?: AbortSignal },
  ) => {
    this.listeners.push([type, listener, options?.signal]);
  }) as RunPort["addEventListener"];

  emit(type: string, event: object): void {
    for (const [own, listener, signal] of this.listeners)
      if (own === type && !signal?.aborted) listener(event as Event);
  }
}

describe("the names in the picture", () => {
  const extentOf = ({ a, b }: PolygonPair) => {
    const extents = [0, 1].map((axis) => {
      const values = [...a, ...b].map((corner) => corner[axis] ?? 0);
      return Math.max(...values) - Math.min(...values);
    });
    return Math.max(...extents);
  };

  it("never cover each other, and stay in the picture", () => {
    for (const one of [...nestedPairs(), ...makePairs(2), pair]) {
      const extent = extentOf(one);
      const { a, b } = labelPlaces(one, extent);
      expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeGreaterThanOrEqual(extent / 14);
      expect(extentOf({ a: [...one.a, a], b: [...one.b, b] })).toBeLessThanOrEqual(extent * 1.1 + 1e-9);
    }
  });
});

describe("the runner", () => {
  const request = { code: "", name: "distance" as const, pairs: [pair] };
  const outcomes = { run: { outcomes: [{ value: 1 }] } };

  afterEach(() => {
    vi.useRealTimers();
  });

  it("uses one worker for all runs, and another after a failure", async () => {
    const ports: FakePort[] = [];
    const runner = new Runner(() => {
      const port = new FakePort();
      ports.push(port);
      return port;
    });
    for (let i = 0; i < 2; i++) {
      const done = runner.run(request);
      ports[0]?.emit("message", { data: outcomes });
      expect(await done).toEqual(outcomes.run);
    }
    const crashed = runner.run(request);
    ports[0]?.emit("message", { data: { crashed: "trap" } });
    await expect(crashed).rejects.toThrow("trap");
    expect(ports[0]?.terminate).toHaveBeenCalledOnce();
    const failed = runner.run(request);
    ports[1]?.emit("error", { message: "not loaded" });
    await expect(failed).rejects.toThrow("not loaded");
    const stopped = runner.run(request);
    runner.stop();
    await expect(stopped).rejects.toThrow("stopped");
    expect(ports).toHaveLength(3);
  });

  it("ends a worker that does not answer in time", async () => {
    vi.useFakeTimers();
    const port = new FakePort();
    const runner = new Runner(() => port, 1000);
    const done = expect(runner.run(request)).rejects.toBeInstanceOf(TooSlow);
    vi.advanceTimersByTime(1001);
    await done;
    expect(port.terminate).toHaveBeenCalledOnce();
  });
});

describe("the stored code", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it("is the first starter until it is changed, and again when it is deleted", () => {
    const items = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => items.set(key, value),
      removeItem: (key: string) => items.delete(key),
    });
    expect(code.value.intersects).toBe(starters.intersects.boxes);
    setCode("distance", "mine");
    expect([...items.values()]).toEqual(["mine"]);
    forgetCode();
    expect(items.size).toBe(0);
    expect(code.value.distance).toBe(starters.distance.corners);
  });
});
