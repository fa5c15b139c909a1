import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults } from "axe-core";
import { expect, test } from "../fixtures/app.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

async function complaints(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run());
  return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.html.slice(0, 120)).join(" | ")}`);
}

for (const scheme of ["light", "dark"] as const) {
  test(`axe finds nothing to complain about, ${scheme}`, async ({ app, page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await app.open("reducer-faulty");
    await app.byTestId("result").first().click();
    await app.idle();
    expect(await complaints(page)).toEqual([]);
  });

  test(`axe finds nothing to complain about while a part is held and the settings are open, ${scheme}`, async ({ app, page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await app.open("face-constraints");
    await app.ask(async (nearpoint) => {
      await nearpoint.setDragMode("snap");
      const [{ id, pose }] = nearpoint.parts() as [ReturnType<typeof nearpoint.parts>[0]];
      await nearpoint.command({ type: "beginDrag", parts: [id] });
      await nearpoint.command({ type: "dragTo", poses: [[id, [1, 0, 0, 0, pose[4], pose[5], 36]]] });
    });
    await expect(app.byTestId("hold")).toHaveCount(1);
    await app.byTestId("snapping").locator("summary").click();
    await expect(app.byTestId("snap-pull")).toBeVisible();
    expect(await complaints(page)).toEqual([]);
  });

  test(`axe finds nothing to complain about where a way out is shown, or there is none, ${scheme}`, async ({ app, page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await app.open("reducer");
    for (const [part, phase] of [["bolt 1", "found"], ["gear", "none"]] as const) {
      await app.ask((nearpoint, part) => nearpoint.findRemoval(part, { turns: 0 }), part);
      await expect(app.byTestId("removal")).toHaveAttribute("data-phase", phase);
      await app.byTestId("removal-settings").evaluate((settings: HTMLDetailsElement) => (settings.open = true));
      expect(await complaints(page)).toEqual([]);
    }
  });
}

test("on a phone the picture is the hero and every panel is a tap away", async ({ app, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await app.open("reducer-faulty");
  const canvas = (await page.locator("#stage canvas").boundingBox())!;
  expect(canvas.width).toBeGreaterThan(380);
  expect(canvas.height).toBeGreaterThan(300);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  for (const [tab, content] of [["tab-parts", "part-tree"], ["tab-results", "result"]] as const) {
    await app.byTestId(tab).click();
    await expect(app.byTestId(content).first()).toBeInViewport();
  }
});

test("the theme is switched by the button and drawn in the picture", async ({ app, page }) => {
  await app.open("box-in-box");
  const corner = () => page.evaluate(async () => {
    const bitmap = await createImageBitmap(await window.nearpoint.screenshot());
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d")!;
    context.drawImage(bitmap, 0, 0);
    const [r, g, b] = context.getImageData(2, 2, 1, 1).data;
    return (r! + g! + b!) / 3;
  });
  expect(await corner()).toBeGreaterThan(150);
  await app.byTestId("theme").click();
  await expect.poll(corner).toBeLessThan(90);
});
