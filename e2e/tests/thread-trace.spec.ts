import { expect, test } from "../fixtures/app.ts";

test("the work of the threads is shown on request: a lane for each thread that worked", async ({ app, page }) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
  await app.open("reducer", "?threads=2");
  const isLanes = (path: string) => /\/thread-trace-[^/]*\.(js|css)$/.test(path);
  expect(loaded.filter(isLanes)).toEqual([]);

  // The worker appears when the browser allows it, at the latest when nothing is left to do.
  const hands = () =>
    app.ask(async (nearpoint) => [...new Set((await nearpoint.trace()).spans.map((span) => span.hand))].toSorted());
  await expect.poll(hands).toEqual([0, 1]);
  const { answered, locks, serialMs, wakes } = await app.ask((nearpoint) => nearpoint.trace());
  expect(answered).toBeGreaterThan(0);
  expect(locks).toBeGreaterThan(0);
  expect(wakes).toBeGreaterThan(0);
  expect(serialMs).toBeGreaterThan(0);

  await app.byTestId("query").click();
  const dialog = app.byTestId("lanes");
  await expect(dialog).toBeVisible();
  expect(loaded.filter(isLanes).length).toBeGreaterThan(0);
  const engine = dialog.locator("[data-testid=lane][data-hand='0']");
  await expect(engine).toContainText("engine");
  await expect(engine.locator("rect.answered, rect.stopped").first()).toBeAttached();
  await expect(engine.locator("rect title").first()).toContainText(/ms|s$/);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("the check of a motion is in the lanes, too", async ({ app }) => {
  await app.open("robot-cell", "?threads=2");
  await app.ask((nearpoint) => nearpoint.checkMotion());
  const { checkingMs, spans } = await app.ask((nearpoint) => nearpoint.trace());
  expect(checkingMs).toBeGreaterThan(0);
  expect(spans.some((span) => span.hand === 0 && span.deed === "checked")).toBe(true);
  await app.byTestId("query").click();
  await expect(app.byTestId("lanes").locator("rect.checked").first()).toBeAttached();
});
