/**
 * Tests all outside input except models: addresses, messages of other windows, and data about files before they are read. Every input is read or
 * refused with an error. Nothing else is thrown, and what is read has the declared form. `cargo xtask fuzz` tests the engine's decisions, tests and
 * BCF. Other seeds: NEARPOINT_SEED=7.
 */

import { afterEach, describe, expect, it, vi } from "vitest";
import { readAddress, valuesOf } from "../src/learn/address";
import { readRequest as readNotes, readSlides } from "../src/learn/classroom/channel";
import { readPage } from "../src/learn/course/address";
import { readRecord } from "../src/learn/course/record";
import { readSettings as readExperiment } from "../src/learn/experiment/settings";
import { listenToParent, readRequest } from "../src/learn/frame";
import { readLaunch } from "../src/learn/record/launch";
import { parsed as readScores } from "../src/learn/score";
import { readSettings as readSheet } from "../src/learn/sheet/settings";
import { BadSetting } from "../src/learn/tools";
import { areIssues, kindOfJson } from "../src/scenes/kinds";
import { type Link, readLink, writeLink } from "../src/scenes/link";
import { readSceneFile } from "../src/scenes/scene-file";
import { type RandomData, randomData } from "./random-data";

const seed = Number(process.env.NEARPOINT_SEED ?? 1);

/** Repeats a test with other numbers and reports which of them failed. */
async function often(times: number, what: (draw: RandomData, is: number) => unknown): Promise<void> {
  for (let count = 0; count < times; count++) {
    const is = seed * 1_000_000 + count;
    try {
      await what(randomData(is), is);
    } catch (error) {
      throw new Error(`drawn from ${is}: ${(error as Error).stack}`);
    }
  }
}

/** Returns the result. Only errors with a message may be thrown. */
async function read<T>(work: () => T | Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    expect(error).toBeInstanceOf(Error);
    expect((error as Error).message).not.toBe("");
    return undefined;
  }
}

afterEach(() => vi.unstubAllGlobals());

describe("addresses", () => {
  it("of scenes are read and can be written again, or are refused", async () => {
    let links = 0;
    await often(3000, async (draw) => {
      const scene = draw.one(["reducer-faulty", "https://example.org/a.json", draw.text(20)]);
      const patch = {
        fields: { title: draw.text(9), within: draw.number() },
        parts: { [draw.below(9)]: { pose: [1, 0, 0, draw.number()] } },
      };
      const whole = await writeLink({ scene, ...(draw.number() < 0.7 && { patch }) } as Link).catch(
        () => "x",
      ); // no address has a lone surrogate
      const hash = draw.number() < 0.15 ? draw.text(60) : draw.damaged(whole);
      const link = await read(() => readLink(`#${hash}`));
      if (!link) return;
      links += 1;
      expect(typeof link.scene).toBe("string");
      if (link.patch) expect(Object.keys(link.patch.parts).every((index) => /^\d+$/.test(index))).toBe(true);
      expect(Object.getPrototypeOf(link.patch?.fields ?? {})).toBe(Object.prototype);
      const again = await read(() => writeLink(link)); // no address has half a character
      if (again !== undefined) expect(await readLink(`#${again}`)).toEqual(kept(link));
    });
    expect(links).toBeGreaterThan(500);
  });

  it("that decompress to endless data are refused in time", async () => {
    const packed = new Blob([new Uint8Array(2 ** 26)])
      .stream()
      .pipeThrough(new CompressionStream("deflate-raw"));
    const bytes = Buffer.from(await new Response(packed).arrayBuffer());
    await expect(readLink(`#x&z=${bytes.toString("base64url")}`)).rejects.toThrow(/more than a scene/);
  });

  it("of lessons, experiments, sheets, pages and launches are read, or refused with the invalid field", async () => {
    const parameters = [
      { name: "gap", kind: "number" },
      { name: "isOn", kind: "switch" },
    ] as never;
    const whole = [
      "gilbert?shapes=boxes&step=3&gap=2",
      "experiment?experiment=speed&tasks=A,B&trials=3&modes=1,2&pause=2",
      "sheet?scene=combs&mode=push",
      "glossary=support-mapping",
      "teacher=closest-points",
    ];
    await often(4000, async (draw) => {
      const hash = `#${draw.number() < 0.2 ? draw.text(40) : draw.damaged(draw.one(whole))}`;
      readPage(hash);
      const place = readAddress(hash);
      if (!place) return;
      expect(Number.isInteger(place.step) && place.step >= 0).toBe(true);
      valuesOf(place.values, parameters);
      for (const [settings, Bad] of [
        [readExperiment, BadSetting],
        [readSheet, BadSetting],
      ] as const) {
        try {
          settings(place.values);
        } catch (error) {
          expect(error).toBeInstanceOf(Bad);
        }
      }
    });
    const launch = `?endpoint=${encodeURIComponent("https://lrs.example/x")}&auth=a&actor=${encodeURIComponent('{"mbox":"mailto:a@b.c"}')}&registration=r`;
    await often(2000, (draw) => {
      const said = readLaunch(draw.damaged(launch));
      if (said?.store) expect(said.store.endpoint).toMatch(/^https?:\/\/.*\/$/);
      if (said?.actor) expect(said.actor.objectType).toBe("Agent");
    });
  });
});

/** JSON has no -0. */
const kept = (link: Link): unknown => JSON.parse(JSON.stringify(link));

const state = { lesson: "gilbert", step: 1 };
const wishes = [
  { nearpoint: 1, id: "a", do: "show", step: 3 },
  { nearpoint: 1, id: 7, do: "set", values: { gap: 1, shapes: "boxes", isOn: true } },
  { nearpoint: 1, do: "open", lesson: "gilbert", values: {}, step: 2, speed: 2 },
  { nearpoint: 1, id: "r", do: "read" },
];

describe("messages", () => {
  it("from the outer page are valid requests, ignored, or refused with the invalid field", async () => {
    let read = 0;
    await often(5000, (draw) => {
      const data = draw.number() < 0.2 ? draw.json(3) : draw.changed(draw.one(wishes));
      try {
        const options = readRequest(data);
        if (!options) return;
        read += 1;
        expect(
          Object.keys(options).every((name) =>
            ["nearpoint", "id", "do", "step", "lesson", "values", "speed"].includes(name),
          ),
        ).toBe(true);
        expect(["play", "pause", "step", "back", "reset", "show", "set", "open", "read"]).toContain(
          options.do,
        );
      } catch (error) {
        expect((error as Error).message).toMatch(/^.+: ./s);
      }
    });
    expect(read).toBeGreaterThan(500);
  });

  it("from the outer page are answered once, to it alone; others are not answered", async () => {
    const replies: [object, string][] = [];
    const parent = { postMessage: (message: object, origin: string) => replies.push([message, origin]) };
    let hear: (event: object) => Promise<void> = () => Promise.reject(new Error("nobody hears"));
    vi.stubGlobal("window", { parent });
    vi.stubGlobal("document", { referrer: "https://school.example/course" });
    vi.stubGlobal("location", { search: "?embed" });
    vi.stubGlobal("addEventListener", (_: string, listener: typeof hear) => {
      hear = listener;
    });
    const done: string[] = [];
    const noting = (name: string) => async () => void done.push(name);
    const transport = Object.fromEntries(
      ["play", "pause", "on", "back", "reset", "seek"].map((name) => [name, noting(name)]),
    );
    listenToParent({
      transport: { ...transport, setSpeed: () => undefined },
      set: noting("set"),
      open: noting("open"),
      settled: async () => undefined,
    } as never);
    let answered = 0;
    await often(3000, async (draw) => {
      replies.length = done.length = 0;
      const data = draw.number() < 0.2 ? draw.json(3) : draw.changed(draw.one(wishes));
      const isOurs = draw.number() < 0.5;
      const source = isOurs || draw.number() < 0.5 ? parent : { postMessage: parent.postMessage };
      const origin = isOurs
        ? "https://school.example"
        : draw.one(["https://elsewhere.example", "null", "", "https://school.example.evil"]);
      await hear({ source, origin, data });
      const isMeant = isOurs && typeof data === "object" && data !== null && "nearpoint" in data;
      expect(replies).toHaveLength(isMeant ? 1 : 0);
      if (!isMeant) expect(done).toEqual([]);
      for (const [message, to] of replies) {
        answered += 1;
        expect(to).toBe("https://school.example");
        const { nearpoint, id, ...rest } = message as Record<string, unknown>;
        expect(nearpoint).toBe(1);
        if (id !== undefined) expect(id).toBe((data as { id: unknown }).id);
        expect(["state", "error"]).toContain(Object.keys(rest).join());
      }
    });
    expect(answered).toBeGreaterThan(500);
  });

  it("between slides and notes are read or ignored", async () => {
    const shown = {
      index: 1,
      say: "x",
      with: {},
      numbers: [{ name: "upper", value: 1 }],
      events: [],
      charts: [],
      grip: false,
    };
    const slides = {
      from: "slides",
      slide: { ...state, values: { gap: 1 }, steps: 5, playing: false, shown },
    };
    expect(readSlides(slides)).toBe(slides);
    await often(3000, (draw) => {
      const data =
        draw.number() < 0.2
          ? draw.json(3)
          : draw.changed(draw.one([slides, { from: "notes", do: "on" }, { from: "slides", over: true }]));
      const options = readNotes(data);
      if (options !== undefined) expect(["read", "on", "back", "toggle", "reset"]).toContain(options);
      const slide = readSlides(data)?.slide;
      if (slide)
        expect([typeof slide.lesson, typeof slide.shown.index, Array.isArray(slide.shown.numbers)]).toEqual([
          "string",
          "number",
          true,
        ]);
    });
  });
});

describe("files of unknown kind", () => {
  const decisions = {
    version: 1,
    clashes: [{ id: 1, status: "approved", comments: [{ text: "<b>x</b>", by: "Ada" }] }],
  };
  const tests = { version: 1, tests: [{ name: "gap", a: "set", clearance: 1 }], sets: [] };
  const scene = {
    version: 1,
    title: "x",
    unit: "mm",
    models: [{ url: "a.stl" }, { name: "b.obj", data: "data:;base64,dg==" }],
    parts: [{ name: "x", pose: [1, 0, 0, 0, 0, 0, 0] }],
  };

  it("are identified by arbitrary content without an error", async () => {
    const kinds = new Set<string | undefined>();
    await often(3000, async (draw) => {
      const whole = JSON.stringify(draw.one<object>([decisions, tests, scene])) ?? "";
      const text =
        draw.number() < 0.5 ? (JSON.stringify(draw.changed(JSON.parse(whole))) ?? "") : draw.damaged(whole);
      const path = draw.one(["a.json", "b.bcf", "c.zip", draw.text(12)]);
      const blob = new Blob([text]);
      kinds.add(await kindOfJson({ path, blob }));
      expect(typeof (await areIssues({ path, blob }))).toBe("boolean");
      const made = await read(() => readSceneFile(text));
      if (made) expect([made.version, Array.isArray(made.models)]).toEqual([1, true]);
      readRecord(text);
      expect(typeof readScores(text)).toBe("object");
    });
    expect(kinds).toEqual(new Set(["decisions", "tests", undefined]));
  });
});
