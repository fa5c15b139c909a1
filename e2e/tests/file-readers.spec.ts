/** Tests the STEP and IFC readers, which are fetched with the first file: under a strict policy, without a network, and when they are missing. */

import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { type App, expect, test } from "../fixtures/app.ts";
import { box, stlBinary } from "../fixtures/shapes.ts";
import { step } from "../fixtures/step.ts";

const cube = { name: "cube", edge: 10, colour: [1, 0, 0] as [number, number, number] };

const readers = [
  {
    file: "cubes.step",
    bytes: step({ name: "pair", cube, instances: [{ name: "left", at: [0, 0, 0] }, { name: "right", at: [30, 0, 0] }] }),
    module: /occt-[^/]*\.wasm$/,
    fetched: /occt-[^/]*\.wasm$/,
    pieces: 1,
    parts: 2,
    refused: /cubes\.step: the CAD kernel .* could not be fetched \(503\)/,
  },
  {
    file: "house.ifc",
    bytes: readFileSync(new URL("../fixtures/house.ifc", import.meta.url)),
    module: /web-ifc-[^/]*\.wasm$/,
    fetched: /web-ifc-[^/]*$/,
    pieces: 2,
    parts: 4,
    refused: /house\.ifc: the reader that IFC files need could not be fetched \(503\); once fetched, it is kept\./,
  },
];

/** Opens the files one after the other in an empty scene, and returns the result of all. */
async function readAll(app: App): Promise<string> {
  await app.ask((nearpoint) => nearpoint.clear());
  let parts = 0;
  for (const { file, bytes, ...reader } of readers) {
    expect(await app.load([{ name: file, bytes }]), file).toBeUndefined();
    parts += reader.parts;
    expect(await app.names(), file).toHaveLength(parts);
  }
  return app.ask((nearpoint) => nearpoint.hash());
}

/** Returns how many matching files are cached for use without a network. */
const kept = (page: Page, { fetched }: { fetched: RegExp }) =>
  page.evaluate(async (pattern) => {
    const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().filter(({ url }) => new RegExp(pattern).test(url)).length;
  }, fetched.source);

test("a reader that cannot be fetched is reported, and everything else works", async ({ app, page }) => {
  await app.open("box-in-box");
  for (const { file, bytes, module, refused } of readers) {
    await page.route(module, (route) => route.fulfill({ status: 503 }));
    expect(await app.load([{ name: file, bytes }])).toMatch(refused);
    await page.unroute(module);
  }
  expect(await app.load([{ name: "one.stl", bytes: stlBinary(box([0, 0, 0], [1, 1, 1])) }])).toBeUndefined();
  expect(await app.names()).toHaveLength(3);
  await readAll(app);
  expect(app.complaints.every((line) => line.includes("503"))).toBe(true);
  app.complaints.length = 0;
});

test("a page that allows WebAssembly but no eval reads all formats", async ({ app, page }) => {
  await app.open("empty");
  const asEverywhere = await readAll(app);
  await page.route("**/*", async (route) => {
    const response = await route.fetch();
    const policy = "script-src 'self' 'wasm-unsafe-eval'";
    await route.fulfill({ response, headers: { ...response.headers(), "content-security-policy": policy } });
  });
  await app.reload();
  expect(await readAll(app)).toBe(asEverywhere);
  // The reader restarts after it has read a STEP file, so its requests may still be running.
  await page.unrouteAll({ behavior: "wait" });
});

test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("all formats are read without a network after they were read once", async ({ app, page, context }) => {
    await app.open("empty");
    await page.evaluate(async () => (await navigator.serviceWorker.ready).active);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    for (const reader of readers) expect(await kept(page, reader)).toBe(0);
    const before = await readAll(app);
    for (const reader of readers) await expect.poll(() => kept(page, reader)).toBe(reader.pieces);
    await context.setOffline(true);
    await app.reload();
    expect(await readAll(app)).toBe(before);
  });
});
