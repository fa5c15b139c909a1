import { expect, test } from "../fixtures/app.ts";

test("shared memory is used exactly where the page may", async ({ app, page, isolated }) => {
  await app.open("spheres", "?threads=2");
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(isolated);
  const engine = await app.ask((nearpoint) => nearpoint.engine());
  expect(engine).toMatchObject(
    isolated ? { build: "threads", threads: 2, isolated: true } : { build: "single", isolated: false, why: "notIsolated" },
  );
  await expect(page.locator("#status")).toContainText(isolated ? "2 threads" : "may not share memory");
});

test("results have the same hash on one, two and eight threads and without shared memory", async ({ app, isolated }) => {
  const hashes = new Map<string, string>();
  for (const query of ["?single", "?threads=1", "?threads=2", "?threads=8"]) {
    await app.open("reducer-faulty", query);
    const engine = await app.ask((nearpoint) => nearpoint.engine());
    const threads = Number(/threads=(\d)/.exec(query)?.[1] ?? 0);
    if (isolated && threads > 1) expect(engine).toMatchObject({ build: "threads", threads });
    hashes.set(query, await app.ask((nearpoint) => nearpoint.hash()));
  }
  expect(new Set(hashes.values()).size, JSON.stringify([...hashes])).toBe(1);
});

test("the page works inside a frame of another page", async ({ app, page, isolated }) => {
  await page.goto("./icon.svg");
  const address = new URL("./#box-in-box", page.url()).href;
  await page.setContent("<iframe width=1000 height=700></iframe>").catch(() => undefined);
  await page.goto(`${address.split("#")[0]}?framed#box-in-box`);
  await page.evaluate((address) => {
    document.body.replaceChildren(Object.assign(document.createElement("iframe"), { src: address, width: 1000, height: 700 }));
  }, address);
  const frame = page.frameLocator("iframe");
  await expect(frame.locator("html")).toHaveAttribute("data-state", "idle");
  await expect(frame.getByTestId("result")).toHaveCount(1);
  await expect(frame.locator("#status")).toContainText(isolated ? /threads|one processor/ : "may not share memory");
  expect(app.complaints).toEqual([]);
});
