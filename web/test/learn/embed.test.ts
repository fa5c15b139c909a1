import { describe, expect, it } from "vitest";
import { parentOrigin } from "../../src/learn/embed/parent";
import { parts, readParts, writeParts } from "../../src/learn/embed/parts";

describe("what a frame shows", () => {
  it("is everything on the page itself, the figure where nothing is wished, and else what is, in that order", () => {
    expect(readParts("?single")).toEqual({ embedded: false, parts, unknown: [] });
    expect(readParts("?embed")).toEqual({ embedded: true, parts: ["figure"], unknown: [] });
    expect(readParts("?embed&show=question, figure,question").parts).toEqual(["question", "figure"]);
  });

  it("leaves out what it does not know, and says its name", () => {
    expect(readParts("?embed&show=figure,film,charts")).toEqual({
      embedded: true,
      parts: ["figure", "charts"],
      unknown: ["film"],
    });
    expect(readParts("?embed&show=film")).toEqual({ embedded: true, parts: ["figure"], unknown: ["film"] });
  });

  it("comes back from its address", () => {
    for (const wished of [["figure"], ["text", "question"], parts] as const)
      expect(readParts(writeParts(wished)).parts).toEqual(wished);
  });
});

describe("the page around", () => {
  const nobody = { search: "?embed", ancestors: undefined, referrer: "" };
  it("is whom the address names, then whom the browser does, then who called", () => {
    const all = {
      search: "?embed&origin=https://a.example/path",
      ancestors: ["https://b.example"],
      referrer: "https://c.example/page",
    };
    expect(parentOrigin(all)).toBe("https://a.example");
    expect(parentOrigin({ ...all, search: "?embed" })).toBe("https://b.example");
    expect(parentOrigin({ ...all, search: "?embed", ancestors: undefined })).toBe("https://c.example");
  });

  it("is anyone only where nobody can be named", () => {
    expect(parentOrigin(nobody)).toBe("*");
    expect(parentOrigin({ ...nobody, ancestors: ["null"] })).toBe("*");
  });
});
