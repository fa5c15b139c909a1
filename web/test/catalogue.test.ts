import { readFileSync, statSync } from "node:fs";
import { expect, it } from "vitest";
import { largest } from "../build/offline";
import { catalogue } from "../src/scenes/catalogue";

it("says of which scenes the models are not kept for offline use before they are opened", () => {
  for (const { slug, about } of catalogue) {
    const scene = new URL(`../../public/scenes/${slug}.json`, import.meta.url);
    const models = [...readFileSync(scene, "utf8").matchAll(/"url": "([^"]+)"/g)].map(([, url = ""]) => url);
    const isLarge = models.some((url) => statSync(new URL(url, scene)).size > largest);
    expect(/offline/.test(about), slug).toBe(isLarge);
  }
});
