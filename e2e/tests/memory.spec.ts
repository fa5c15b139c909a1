/**
 * Tests memory that runs out anywhere: the page's workers get a little less than all actions need, each time another size. More or other sizes:
 * NEARPOINT_MEMORY_SIZES=12 NEARPOINT_MEMORY_SEED=7.
 */

import { randomData } from "../../web/test/random-data.ts";
import { type App, expect, test } from "../fixtures/app.ts";
import { sheetObj } from "../fixtures/shapes.ts";
import { before } from "../fixtures/workers.ts";

const sizes = Number(process.env.NEARPOINT_MEMORY_SIZES ?? 2);
const seed = Number(process.env.NEARPOINT_MEMORY_SEED ?? 1);

/** The range of sizes, in pages of 64 kB, with two threads: slightly more than the first scene needs, and the most that is used. */
const workers = { engine: { least: 88, most: 154 }, loader: { least: 30, most: 64 } };

/** Limits the memory of a worker's package from now on, in pages; `where` is a condition on the worker. */
const allow = ({ page }: App, worker: keyof typeof workers, pages: number, where = "true") =>
  before(page, worker, `const Own = WebAssembly.Memory;
    if (${where}) WebAssembly.Memory = class extends Own { constructor(how) { super({ ...how, maximum: ${pages} }); } };`);

/** Does some actions one after the other and ignores refusals. Resolves with their number, and with the models that were refused. */
const work = (app: App, models: { name: string; base64: string }[]) =>
  app.ask(async (nearpoint, models) => {
    const bytes = (text: string) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
    let refused = 0;
    const loaded: string[] = [];
    const refuse = () => {
      refused += 1;
    };
    for (const { name, base64 } of models) await nearpoint.load([{ name, bytes: bytes(base64) }]).then(() => loaded.push(name), refuse);
    const deeds = [
      () => nearpoint.drag("one", { by: [0, 0, 0.2], steps: 2 }), // into the spheres, if it is there
      () => nearpoint.showClash(nearpoint.parts()[0]!.id, nearpoint.parts()[1]!.id),
      () => nearpoint.saveBody(nearpoint.parts()[0]!.id, nearpoint.parts()[1]!.id, "stl"),
      () => nearpoint.section("x"),
      () => nearpoint.boundingBox(),
      () => nearpoint.leaveClash(),
    ];
    for (const spanKind of deeds) {
      await nearpoint.idle();
      await Promise.resolve().then<unknown>(spanKind).catch(refuse);
    }
    await nearpoint.idle();
    return { refused, loaded };
  }, models);

/** Returns the names of the open parts, and of those of each work in the Open menu. */
const everything = (app: App) =>
  app.ask(async (nearpoint) => {
    const all = [nearpoint.parts().map(({ name }) => name)];
    for (const { id } of await nearpoint.kept()) all.push((await nearpoint.openKept(id)).map(({ name }) => name));
    return all;
  });

const theTwo = (app: App) => app.ask((nearpoint) => nearpoint.parts().slice(0, 2).map(({ name, pose }) => ({ name, pose })));

test.describe("running out of memory anywhere is reported, and no edit and no open file is lost", { tag: "@full" }, () => {
  const random = randomData(seed);
  for (let count = 0; count < sizes; count++) {
    const worker = count % 4 === 2 ? "loader" : "engine";
    const { least, most } = workers[worker];
    const pages = least + random.below(most - least);
    test(`${worker}: ${pages} pages, run ${count + 1} of seed ${seed}`, async ({ app, page, request }) => {
      const sphere = (await (await request.get("./models/sphere3968.ply")).body()).toString("base64");
      await allow(app, worker, pages);
      await app.open("spheres", "?threads=2");
      await app.ask((nearpoint) => nearpoint.setPose(nearpoint.parts()[0]!.id, [1, 0, 0, 0, 0.25, 0.5, -0.125]));
      await app.idle();
      const there = await theTwo(app);
      const { refused, loaded } = await work(app, ["one.ply", "two.ply"].map((name) => ({ name, base64: sphere })));
      const said = await app.ask((nearpoint) => nearpoint.errors().join("\n"));
      const { restarts } = await app.ask((nearpoint) => nearpoint.state());
      if (refused > 0 || restarts > 0) expect(said).toMatch(/memory|left out|restarted/);
      const dead = app.byTestId("dead");
      if (await dead.isVisible()) {
        await expect(dead).toContainText("memory");
        await expect(dead.getByRole("button")).toBeVisible();
        await expect.poll(() => app.ask((nearpoint) => nearpoint.kept().then(({ length }) => length))).toBeGreaterThan(0);
      } else {
        expect(await theTwo(app)).toEqual(there);
        await app.ask((nearpoint) => nearpoint.setPose(nearpoint.parts()[1]!.id, [1, 0, 0, 0, 9, 0, 0]));
        await expect(page.locator("html")).toHaveAttribute("data-kept", "kept");
      }
      await page.unrouteAll();
      await app.reload();
      expect((await theTwo(app))[0]).toEqual(there[0]);
      const all = await everything(app);
      for (const name of loaded) expect(all.flat().some((part) => name.startsWith(part)), `${name} in ${JSON.stringify(all)}`).toBe(true);
      app.complaints.length = 0;
    });
  }
});

test("a scene that exceeds a new engine's memory is not restored in part, and returns once there is memory", { tag: "@full" }, async ({ app, page }) => {
  // A browser may cache a worker's script, so the script is there from the start and depends on the worker's name.
  await allow(app, "engine", 500, 'self.name === "cramped"');
  await page.addInitScript(() => {
    const Own = Worker;
    window.Worker = class extends Own {
      constructor(script: string | URL, options: WorkerOptions = {}) {
        super(script, { ...options, ...("cramped" in document.documentElement.dataset && { name: "cramped" }) });
      }
    };
  });
  const everyPart = () => app.ask((nearpoint) => nearpoint.parts().map(({ name, pose }) => ({ name, pose })));
  await app.open("spheres", "?threads=2");
  await app.load([{ name: "a-sheet.obj", bytes: sheetObj(360) }]);
  // Before another scene is opened, even in vain, the present one is sound, so no other scene precedes it.
  expect(await app.load([{ name: "empty.stl", bytes: Buffer.alloc(0) }])).toBeDefined();
  const there = await everyPart();
  await page.evaluate(() => {
    document.documentElement.dataset.cramped = "";
  });
  await app.ask((nearpoint) => nearpoint.crash("panic"));
  const dead = app.byTestId("dead");
  await expect(dead).toContainText(/could not be restored.*“a-sheet” is left out: opening all parts needs \d+ MB more memory/);
  expect(await everyPart(), "half of a scene is none").toEqual([]);
  await page.evaluate(() => {
    delete document.documentElement.dataset.cramped;
  });
  await dead.getByRole("button").click();
  await expect(dead).toHaveCount(0);
  await app.idle();
  expect(await everyPart()).toEqual(there);
  app.complaints.length = 0;
});
