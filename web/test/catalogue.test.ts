import { readFileSync, statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { maxPrecachedBytes } from "../build/offline";
import { catalogue, isOmitted, offeredExamples } from "../src/scenes/catalogue";
import { exampleText } from "../src/ui/example-scenes";

/** Returns a page's head with this list of scenes, or without a list. */
const head = (content?: string) =>
  ({ querySelector: () => (content === undefined ? null : { content }) }) as unknown as ParentNode;

describe("the offered scenes", () => {
  it("are all scenes if the page has no list", () => {
    expect(offeredExamples(head())).toBe(catalogue);
  });

  it("are those of the page's list, in the order of the menu", () => {
    expect(offeredExamples(head("spheres gone reducer")).map(({ slug }) => slug)).toEqual([
      "reducer",
      "spheres",
    ]);
  });

  it("omit the scenes that the page's list lacks, and none without a list", () => {
    const asked = ["reducer", "so101", "of somebody else"];
    expect(asked.map((slug) => isOmitted(slug, head("spheres reducer")))).toEqual([false, true, false]);
    expect(asked.some((slug) => isOmitted(slug, head()))).toBe(false);
  });

  it("have names in the texts", () => {
    for (const { slug, name } of catalogue) expect(exampleText(slug)?.name, slug).toBe(name);
  });

  it("mark the scenes whose models are not cached for offline use before they are opened", () => {
    for (const { slug } of catalogue) {
      const scene = new URL(`../../public/scenes/${slug}.json`, import.meta.url);
      const models = [...readFileSync(scene, "utf8").matchAll(/"url": "([^"]+)"/g)].map(
        ([, url = ""]) => url,
      );
      const isLarge = models.some((url) => statSync(new URL(url, scene)).size > maxPrecachedBytes);
      expect(/offline/.test(exampleText(slug)?.about ?? ""), slug).toBe(isLarge);
    }
  });
});
