import { describe, expect, it } from "vitest";
import { catalogue, offered } from "../src/scenes/catalogue";

/** A page's head with this list of scenes, or with none. */
const head = (content?: string) =>
  ({ querySelector: () => (content === undefined ? null : { content }) }) as unknown as ParentNode;

describe("the scenes that are offered", () => {
  it("are all, where the page has no list of its own", () => {
    expect(offered(head())).toBe(catalogue);
  });

  it("are those of the page's list, in the order of the menu", () => {
    expect(offered(head("spheres gone reducer")).map(({ slug }) => slug)).toEqual(["reducer", "spheres"]);
  });
});
