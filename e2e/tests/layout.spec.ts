import { expectAccessible, phone } from "../fixtures/accessible.ts";
import { expect, test } from "../fixtures/app.ts";

test("axe finds no violation on the review page", async ({ app, page }) => {
  await app.open("reducer-faulty");
  await app.byTestId("result").first().click();
  await app.idle();
  await expectAccessible(page);
});

test("axe finds no violation while a part is dragged and the settings are open", async ({ app, page }) => {
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
  await expectAccessible(page);
});

test("axe finds no violation in the removal panel with a path and without one", { tag: "@full" }, async ({ app, page }) => {
  await app.open("reducer");
  for (const [part, phase] of [["bolt 1", "found"], ["gear", "none"]] as const) {
    await app.ask((nearpoint, part) => nearpoint.findRemoval(part, { turns: 0 }), part);
    await expect(app.byTestId("removal")).toHaveAttribute("data-phase", phase);
    await app.byTestId("removal-settings").evaluate((settings: HTMLDetailsElement) => (settings.open = true));
    await expectAccessible(page);
  }
});

test("the picture is large on a phone, and every panel is one tap away", async ({ app, page }) => {
  const [width, height] = phone;
  await page.setViewportSize({ width, height });
  await app.open("reducer-faulty");
  const canvas = (await page.locator("#stage canvas").boundingBox())!;
  expect(canvas.width).toBeGreaterThan(380);
  expect(canvas.height).toBeGreaterThan(300);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  expect((await app.byTestId("scene-menu").boundingBox())!.width).toBeGreaterThan(120);
  await page.getByLabel("More", { exact: true }).click();
  await expect(page.getByRole("link", { name: "Learn" })).toBeInViewport();
  await page.keyboard.press("Escape");
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
