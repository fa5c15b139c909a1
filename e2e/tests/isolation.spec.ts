import { expect, test } from "../fixtures/app.ts";

test("shared memory is used exactly where the page may use it", async ({ app, page, isolated }) => {
  await app.open("spheres", "?threads=2");
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(isolated);
  const engine = await app.ask((nearpoint) => nearpoint.engine());
  expect(engine).toMatchObject(
    isolated ? { build: "threads", threads: 2, isolated: true } : { build: "single", isolated: false, why: "notIsolated" },
  );
  await expect(page.locator("#status")).toContainText(isolated ? "2 threads" : "shared memory not allowed");
});

test("results have the same hash on one, two and eight threads and without shared memory", async ({ app, isolated }) => {
  const hashes = new Map<string, string>();
  // Where memory cannot be shared, every setting uses the same package.
  const wishes = isolated ? ["?single", "?threads=1", "?threads=2", "?threads=8"] : ["?single", "?threads=8"];
  for (const query of wishes) {
    await app.open("reducer-faulty", query);
    const engine = await app.ask((nearpoint) => nearpoint.engine());
    const threads = Number(/threads=(\d)/.exec(query)?.[1] ?? 0);
    if (isolated && threads > 1) expect(engine).toMatchObject({ build: "threads", threads });
    hashes.set(query, await app.ask((nearpoint) => nearpoint.hash()));
  }
  expect(new Set(hashes.values()).size, JSON.stringify([...hashes])).toBe(1);
});

test("the page works inside a frame of another page", async ({ app, page, isolated }) => {
  // A frame is isolated only if the page around it is.
  const headers = { "cross-origin-opener-policy": "same-origin", "cross-origin-embedder-policy": "require-corp" };
  const body = '<link rel="icon" href="data:,"><iframe src="./#box-in-box" width="1000" height="680"></iframe>';
  await page.route("**/course.html", (route) =>
    route.fulfill({ contentType: "text/html", body, headers: isolated ? headers : {} }),
  );
  await page.goto("./course.html");
  const frame = page.frameLocator("iframe");
  await expect(frame.locator("html")).toHaveAttribute("data-state", "idle");
  await expect(frame.getByTestId("result")).toHaveCount(1);
  await expect(frame.locator("#status")).toContainText(isolated ? /threads|one processor/ : "shared memory not allowed");
  expect(app.complaints).toEqual([]);
});

test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("the page works without a network after its first visit, and may share memory on any host", async ({ app, page, context }) => {
    await app.open("box-in-box");
    await page.evaluate(async () => (await navigator.serviceWorker.ready).active);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await context.setOffline(true);
    await app.open("linked-tori");
    expect(await app.names()).toHaveLength(2);
    await app.reload();
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
    await app.byTestId("clear-pairs").click();
    await expect(app.byTestId("result")).toHaveCount(1);
  });
});
