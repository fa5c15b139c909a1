import { expect, test } from "../fixtures/app.ts";
import { manyBoxes } from "../fixtures/many-boxes.ts";
import { sheetObj } from "../fixtures/shapes.ts";

test("ten thousand parts of twenty shapes take a few draw calls, and only visible rows are in the page", async ({ app, page }) => {
  await app.open("empty");
  await app.ask((nearpoint) => nearpoint.command({ type: "setWithin", limit: 0.0005 }));
  expect(await app.load([manyBoxes(10_000, 20)])).toBeUndefined();
  await app.idle();
  expect(await app.ask((nearpoint) => [nearpoint.parts().length, nearpoint.totals().interfering])).toEqual([10_000, 5_000]);
  const { drawCalls, restarts } = await app.ask((nearpoint) => nearpoint.state());
  expect(restarts).toBe(0);
  expect(drawCalls).toBeGreaterThan(20);
  expect(drawCalls).toBeLessThanOrEqual(300);
  expect(await app.colours()).toBeGreaterThan(50);

  const rows = app.byTestId("result");
  await expect(rows.first()).toHaveAttribute("aria-setsize", "5000");
  expect(await rows.count()).toBeLessThan(80);
  expect(await app.byTestId("part").count()).toBeLessThan(80);

  await app.byTestId("result-rows").evaluate((list) => list.parentElement?.scrollTo(0, list.parentElement.scrollHeight));
  await expect(page.locator("[data-testid=result][aria-posinset='5000']")).toBeVisible();
  expect(await rows.count()).toBeLessThan(80);
  await rows.last().focus();
  await app.press("Home");
  await expect(page.locator("[data-testid=result][aria-posinset='1']")).toBeFocused();
  await expect(rows.first()).toHaveAttribute("aria-selected", "true");

  const reported = await app.ask(async (nearpoint) => {
    await nearpoint.idle();
    const { frames } = nearpoint.state();
    const [part] = nearpoint.parts();
    const [w, x, y, z, ...at] = part!.pose;
    const moved = nearpoint.setPose(part!.id, [w, x, y, z, at[0] - 1, at[1], at[2]]);
    await nearpoint.answered();
    const { pending } = nearpoint.state();
    const { interfering } = nearpoint.totals();
    await moved;
    const isDrawn = nearpoint.state().frames > frames;
    await nearpoint.undo();
    return { pending, interfering, isDrawn };
  });
  expect(reported, "all is known, and drawn in the end").toEqual({ pending: 0, interfering: 4_999, isDrawn: true });

  await app.byTestId("kpi-touch").click();
  await expect(rows).toHaveCount(0);
  await app.byTestId("kpi-interfere").click();
  await expect(rows.first()).toHaveAttribute("aria-setsize", "5000");
});

test("a picture of hundreds of thousands of triangles is drawn offscreen and then shown, at any size", async ({ app, page }) => {
  await app.open("empty");
  const empty = await app.colours();
  expect(await app.load([{ name: "sheet.obj", bytes: sheetObj(340) }])).toBeUndefined();
  await app.idle();
  expect(await app.colours()).toBeGreaterThan(empty + 20);
  await page.setViewportSize({ width: 900, height: 600 });
  await app.idle();
  expect(await app.colours()).toBeGreaterThan(empty + 20);
  const { restarts, frames } = await app.ask((nearpoint) => nearpoint.state());
  expect(restarts).toBe(0);
  expect(frames).toBeGreaterThan(2);
});
