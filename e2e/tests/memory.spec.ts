/**
 * Memory that runs out wherever it may: the page's workers get a little less of it than all that is done here takes, each time another size.
 * More sizes, or others: NEARPOINT_MEMORY_SIZES=12 NEARPOINT_MEMORY_SEED=7.
 */

import { drawn } from "../../web/test/drawn.ts";
import { App, expect, test } from "../fixtures/app.ts";


const sizes = Number(process.env.NEARPOINT_MEMORY_SIZES ?? 2);
const seed = Number(process.env.NEARPOINT_MEMORY_SEED ?? 1);

/** In pages of 64 kB: what each has where all goes well, at its start and at its most, with two threads. Sizes are drawn between these. */
const workers = { engine: { least: 100, most: 154 }, loader: { least: 30, most: 64 } };

/** What a host sends that isolates the page. */
const isolating = { "cross-origin-embedder-policy": "require-corp", "cross-origin-resource-policy": "same-origin" };

/** What a worker's package may have of memory from now on, in pages. */
async function allow({ page }: App, worker: keyof typeof workers, pages: number): Promise<void> {
  const less = `{ const Own = WebAssembly.Memory;
    WebAssembly.Memory = class extends Own { constructor(how) { super({ ...how, maximum: ${pages} }); } }; }`;
  await page.route(new RegExp(`/${worker}\\.worker-.*\\.js$`), async (route) => {
    const body = await (await route.fetch()).text();
    await route.fulfill({ contentType: "text/javascript", body: less + body, headers: isolating });
  });
}

/** What somebody does, one after the other; what is refused is left. Resolves with how often. */
const work = (app: App, models: { name: string; base64: string }[]) =>
  app.ask(async (nearpoint, models) => {
    const bytes = (text: string) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
    let refused = 0;
    const refuse = () => {
      refused += 1;
    };
    for (const { name, base64 } of models) await nearpoint.load([{ name, bytes: bytes(base64) }]).catch(refuse);
    const deeds = [
      () => nearpoint.drag("one", { by: [0, 0, 0.2], steps: 2 }), // into the spheres, if it is there
      () => nearpoint.showClash(nearpoint.parts()[0]!.id, nearpoint.parts()[1]!.id),
      () => nearpoint.saveBody(nearpoint.parts()[0]!.id, nearpoint.parts()[1]!.id, "stl"),
      () => nearpoint.section("x"),
      () => nearpoint.boundingBox(),
      () => nearpoint.leaveClash(),
    ];
    for (const deed of deeds) {
      await nearpoint.idle();
      await Promise.resolve().then<unknown>(deed).catch(refuse);
    }
    await nearpoint.idle();
    return refused;
  }, models);

const theTwo = (app: App) => app.ask((nearpoint) => nearpoint.parts().slice(0, 2).map(({ name, pose }) => ({ name, pose })));

test("wherever memory runs out the page says so, what was there is there, and it works on", async ({ page, context, request }) => {
  test.setTimeout(60_000 * (sizes + 1));
  const sphere = (await (await request.get("./models/sphere3968.ply")).body()).toString("base64");
  const models = ["one.ply", "two.ply"].map((name) => ({ name, base64: sphere }));
  const random = drawn(seed);
  await page.close();
  for (let count = 0; count < sizes; count++) {
    const worker = count % 4 === 2 ? "loader" : "engine";
    const { least, most } = workers[worker];
    const pages = least + random.below(most - least);
    const app = new App(await context.newPage());
    await test.step(`seed ${seed}, ${worker}: ${pages} pages`, async () => {
      await allow(app, worker, pages);
      await app.open("spheres", "?threads=2");
      await app.ask((nearpoint) => nearpoint.setPose(nearpoint.parts()[0]!.id, [1, 0, 0, 0, 0.25, 0.5, -0.125]));
      await app.idle();
      const before = await theTwo(app);
      const refused = await work(app, models);
      const said = await app.ask((nearpoint) => nearpoint.errors().join("\n"));
      const { restarts } = await app.ask((nearpoint) => nearpoint.state());
      if (refused > 0 || restarts > 0) expect(said).toMatch(/memory|left out|restarted/);
      await expect(app.byTestId("dead")).toHaveCount(0);
      expect(await theTwo(app)).toEqual(before);
      await app.ask((nearpoint) => nearpoint.setPose(nearpoint.parts()[1]!.id, [1, 0, 0, 0, 9, 0, 0]));
    });
    await app.page.close();
  }
});
