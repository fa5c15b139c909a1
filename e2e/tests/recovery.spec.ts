import type { Page } from "@playwright/test";
import { sheetObj } from "../fixtures/shapes.ts";
import { before } from "../fixtures/workers.ts";
import { type App, expect, test } from "../fixtures/app.ts";

/** Returns the state that must be restored after the engine was replaced. */
const state = (app: App) =>
  app.ask(async (nearpoint) => ({
    hash: await nearpoint.hash(),
    parts: nearpoint.parts().map(({ name, pose, selected, visible }) => ({ name, pose, selected, visible })),
  }));

/** Moves something, so that more than the file must be restored. */
async function prepare(app: App) {
  await app.open("spheres");
  // The state is saved when the page is at rest, which the address shows.
  const kept = async (change: () => Promise<void>) => {
    const before = await app.page.evaluate(() => location.hash);
    await change();
    await app.page.waitForFunction((before) => location.hash !== before, before);
  };
  await kept(() => app.ask((nearpoint) => nearpoint.setPose(nearpoint.parts()[0]!.id, [1, 0, 0, 0, 0.25, 0.5, -0.125])));
  await kept(() => app.ask((nearpoint) => nearpoint.command({ type: "select", parts: [nearpoint.parts()[1]!.id] })));
  return state(app);
}

for (const how of ["panic", "panicInPool", "hang"] as const) {
  test(`after a ${how} the engine is replaced and the scene is restored`, async ({ app, page }) => {
    await page.clock.install();
    const before = await prepare(app);
    await app.ask((nearpoint, how) => nearpoint.crash(how), how);
    // A hang is detected by unanswered beats, so the test advances the clock.
    const restarts = async () => {
      if (how === "hang") await page.clock.fastForward("00:02");
      return app.ask((nearpoint) => nearpoint.state().restarts);
    };
    await expect.poll(restarts, { intervals: [20] }).toBe(1);
    await app.idle();
    expect(await state(app)).toEqual(before);
    const said = (await app.ask((nearpoint) => nearpoint.errors())).join(" ");
    expect(said).toMatch(/restarted/);
    expect(await app.colours()).toBeGreaterThan(50);
    // The engine works again: something can be moved.
    await app.ask((nearpoint) => nearpoint.setPose(nearpoint.parts()[0]!.id, [1, 0, 0, 0, 5, 0, 0]));
    expect((await state(app)).hash).not.toBe(before.hash);
    expect(app.complaints.length).toBeGreaterThan(0);
    app.complaints.length = 0;
  });
}

test("running out of memory is refused or recovered from, and the scene stays", async ({ app }) => {
  const before = await prepare(app);
  await app.ask((nearpoint) => nearpoint.crash("memory"));
  await app.page.waitForFunction(() => window.nearpoint.errors().length > 0);
  await app.idle();
  expect(await state(app)).toEqual(before);
  expect((await app.ask((nearpoint) => nearpoint.errors())).join(" ")).toMatch(/memory/i);
  app.complaints.length = 0;
});

test("a file that exceeds the memory is refused with a sentence, and the open scene stays", async ({ app }) => {
  const before = await prepare(app);
  await app.ask((nearpoint) => nearpoint.crash("full"));
  const reducer = await app.page.request.get("./models/reducer-faulty.glb");
  const refusal = await app.load([{ name: "reducer.glb", bytes: await reducer.body() }]);
  expect(refusal).toMatch(/needs \d+ MB more memory/);
  await app.idle();
  expect(await state(app)).toEqual(before);
  expect((await app.ask((nearpoint) => nearpoint.state())).restarts).toBe(0);
});

test("of several files, those that exceed the memory are left out and named, and the others open", async ({ app }) => {
  await prepare(app);
  const before = await app.ask((nearpoint) => nearpoint.parts().length);
  await app.ask((nearpoint) => nearpoint.crash("crowded"));
  const tetrahedron = "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 3 2\nf 1 2 4\nf 1 4 3\nf 2 3 4\n";
  const refusal = await app.load([
    { name: "a-little-one.obj", bytes: Buffer.from(tetrahedron) },
    { name: "a-sheet.obj", bytes: sheetObj(360) },
  ]);
  expect(refusal).toBeUndefined();
  await app.idle();
  const names = await app.ask((nearpoint) => nearpoint.parts().map(({ name }) => name));
  expect(names).toHaveLength(before + 1);
  expect(names).toContain("a-little-one");
  const said = (await app.ask((nearpoint) => nearpoint.errors())).join(" ");
  expect(said).toMatch(/left out: opening all parts needs \d+ MB more memory/);
  expect((await app.ask((nearpoint) => nearpoint.state())).restarts).toBe(0);
});

/** Makes engines end, as by a fault, right after the first call of this name that they answer after the second model was added. */
const endsAfter = (page: Page, name: string) =>
  before(page, "engine", `const own = self.postMessage.bind(self);
    const names = new Map();
    let models = 0;
    let isOver = false;
    self.addEventListener("message", ({ data }) => {
      if (data.type !== "call") return;
      names.set(data.id, data.name);
      models += data.name === "addParts" ? 1 : 0;
    });
    self.postMessage = (message, ...rest) => {
      own(message, ...rest);
      if (isOver || models < 2 || message.type !== "reply" || names.get(message.id) !== "${name}") return;
      isOver = true;
      own({ type: "crashed", message: "told to" });
    };`);

test("an engine that fails right after a model was added leaves the scene with the model's state, or without the model", async ({ app, page }) => {
  const sphere = await (await page.request.get("./models/sphere3968.ply")).body();
  const names = () => app.ask((nearpoint) => nearpoint.parts().map(({ name }) => name));
  for (const [name, there] of [["addParts", []], ["sceneFile", ["one"]]] as const) {
    await endsAfter(page, name);
    await app.open("spheres");
    await page.unrouteAll();
    const refusal = await app.load([{ name: "one.ply", bytes: sphere }]);
    expect(refusal === undefined).toBe(there.length > 0);
    await expect.poll(() => app.ask((nearpoint) => nearpoint.state().restarts)).toBe(1);
    await app.idle();
    // Two of one model, and then the other, as they were, though a file has only one of each.
    expect(await names()).toEqual(["sphere A", "sphere B", ...there]);
  }
  app.complaints.length = 0;
});

test("a part of the package that cannot be fetched ends the engine, and the scene is restored", async ({ app, page }) => {
  await app.open("spheres");
  const parts = () => app.ask((nearpoint) => nearpoint.parts().map(({ name, pose }) => ({ name, pose })));
  const before = await parts();
  await page.route(/later-check/, (route) => route.abort());
  await app.ask((nearpoint) => nearpoint.hash().catch(() => ""));
  await page.waitForFunction(() => window.nearpoint.errors().length > 0);
  await app.idle();
  expect(await parts()).toEqual(before);
  expect((await app.ask((nearpoint) => nearpoint.errors())).join(" ")).toMatch(/restarted\. The scene was restored\. Not kept: the undo history, [^.]*\. (?!Details)/);
  expect(app.complaints.join(" ")).toMatch(/could not be fetched/);
  await page.unroute(/later-check/);
  expect(await app.ask((nearpoint) => nearpoint.hash())).not.toBe("");
  app.complaints.length = 0;
});

test("a lost WebGL context is reported, and the picture returns", async ({ app }) => {
  await app.open("spheres");
  const before = await app.colours();
  const { interfering } = await app.ask((nearpoint) => nearpoint.totals());
  await app.ask((nearpoint) => nearpoint.loseContext(true));
  await expect(app.byTestId("lost")).toBeVisible();
  // Results do not need the picture.
  expect(await app.ask((nearpoint) => nearpoint.totals())).toMatchObject({ interfering });
  await app.ask((nearpoint) => nearpoint.loseContext(false));
  await expect(app.byTestId("lost")).toBeHidden();
  await app.idle();
  expect(await app.colours()).toBeGreaterThan(before / 2);
});
