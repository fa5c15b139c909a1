import { describe, expect, it } from "vitest";
import { parentOrigin } from "../../src/learn/embed/parent";
import { parts, readParts, writeParts } from "../../src/learn/embed/parts";

describe("the visible parts of a lesson", () => {
  it("are all on the page itself, and in a frame the requested ones in order, by default the figure", () => {
    expect(readParts("?single")).toEqual({ embedded: false, parts, unknown: [] });
    expect(readParts("?embed")).toEqual({ embedded: true, parts: ["figure"], unknown: [] });
    expect(readParts("?embed&show=question, figure,question").parts).toEqual(["question", "figure"]);
  });

  it("omit unknown names, which are reported", () => {
    expect(readParts("?embed&show=figure,film,charts")).toEqual({
      embedded: true,
      parts: ["figure", "charts"],
      unknown: ["film"],
    });
    expect(readParts("?embed&show=film")).toEqual({ embedded: true, parts: ["figure"], unknown: ["film"] });
  });

  it("are restored from their address", () => {
    for (const wished of [["figure"], ["text", "question"], parts] as const)
      expect(readParts(writeParts(wished)).parts).toEqual(wished);
  });
});

describe("the outer page", () => {
  const nobody = { search: "?embed", ancestors: undefined, referrer: "" };
  it("is named by the address, else by the browser, else by the referrer", () => {
    const all = {
      search: "?embed&origin=https://a.example/path",
      ancestors: ["https://b.example"],
      referrer: "https://c.example/page",
    };
    expect(parentOrigin(all)).toBe("https://a.example");
    expect(parentOrigin({ ...all, search: "?embed" })).toBe("https://b.example");
    expect(parentOrigin({ ...all, search: "?embed", ancestors: undefined })).toBe("https://c.example");
  });

  it("is any page only if no origin is known", () => {
    expect(parentOrigin(nobody)).toBe("*");
    expect(parentOrigin({ ...nobody, ancestors: ["null"] })).toBe("*");
  });
});
