import { describe, expect, it } from "vitest";
import { snippet } from "../../src/learn/embed/code";
import { handleRequest, readRequest } from "../../src/learn/frame";

describe("messages of the outer page", () => {
  it("are read if they are for the lesson, and ignored otherwise", () => {
    expect(readRequest({ nearpoint: 1, id: "a", do: "show", step: 3 })).toEqual({
      nearpoint: 1,
      id: "a",
      do: "show",
      step: 3,
    });
    for (const other of [undefined, null, 3, "nearpoint", {}, { type: "resize" }])
      expect(readRequest(other)).toBeUndefined();
  });

  it("are refused with the invalid field", () => {
    expect(() => readRequest({ nearpoint: 2, do: "read" })).toThrow(/^nearpoint: /);
    expect(() => readRequest({ nearpoint: 1, do: "explode" })).toThrow(/^do: /);
    expect(() => readRequest({ nearpoint: 1, do: "show", step: -1 })).toThrow(/^step: /);
    expect(() => readRequest({ nearpoint: 1, do: "play", speed: 3 })).toThrow(/^speed: /);
    expect(() => readRequest({ nearpoint: 1, do: "set", values: { a: {} } })).toThrow(/^values\.a: /);
  });

  it("carry out their request", async () => {
    const done: string[] = [];
    const note =
      (what: string) =>
      (...args: unknown[]) =>
        void done.push([what, ...args.map(String)].join(" "));
    const verbs = ["play", "pause", "on", "back", "reset", "seek", "setSpeed"];
    const transport = Object.fromEntries(verbs.map((verb) => [verb, note(verb)]));
    const app = { transport, set: note("set") } as never;
    for (const options of [
      { do: "step" },
      { do: "show", step: 4 },
      { do: "set", values: { gap: 1 } },
      { do: "play", speed: 2 },
      { do: "read" },
    ] as const)
      await handleRequest(app, { nearpoint: 1, ...options });
    expect(done).toEqual(["on", "seek 4", "set [object Object]", "setSpeed 2", "play"]);
    await expect(handleRequest(app, { nearpoint: 1, do: "show" })).rejects.toThrow(/^step: /);
  });
});

describe("the embed code", () => {
  it("has the lesson, its values and its step, escaped for the attribute", () => {
    const lines = snippet(
      "https://example.org/n/learn.html?x=1#gilbert?shapes=boxes&step=3",
      "?embed",
      'Say "hi" & go',
    );
    expect(lines).toContain('src="https://example.org/n/learn.html?embed#gilbert?shapes=boxes&amp;step=3"');
    expect(lines).toContain('title="Say &quot;hi&quot; &amp; go"');
  });
});
