import { readFileSync } from "node:fs";
import { type App, expect, test } from "../fixtures/app.ts";
import { box, stlBinary } from "../fixtures/shapes.ts";
import { step } from "../fixtures/step.ts";

const cubes = step({
  name: "pair",
  cube: { name: "cube", edge: 10, colour: [1, 0, 0] },
  instances: [
    { name: "left", at: [0, 0, 0] },
    { name: "right", at: [30, 0, 0] },
  ],
});

/** Expects the properties of the two cubes. */
async function expectCubes(app: App): Promise<void> {
  const parts = await app.ask((nearpoint) => nearpoint.parts());
  expect(parts.map(({ name, group, pose }) => ({ name, group: group.at(-1), x: pose[4] }))).toEqual([
    { name: "left", group: "pair", x: 0 },
    { name: "right", group: "pair", x: 30 },
  ]);
  for (const { colour, diagnostics } of parts) {
    expect(colour).toEqual([1, 0, 0, 1]);
    expect(diagnostics).toMatchObject({ triangles: 12, vertices: 8, faces: 6, closed: true, sentences: [] });
  }
  const [row] = await app.ask((nearpoint) => nearpoint.results());
  expect(row!.clearance!.distance).toBe(20);
}

for (const name of ["cubes.step", "cubes.STP", "cubes.p21"]) {
  test(`${name} opens when it is dropped: names, levels, colours and positions`, async ({ app }) => {
    await app.open("empty");
    await app.drop([{ name, bytes: cubes }]);
    await expectCubes(app);
    expect(JSON.parse(await app.ask((nearpoint) => nearpoint.sceneFile())).unit).toBe("mm");
    expect(await app.ask((nearpoint) => nearpoint.errors())).toEqual([]);
  });
}

test("a face has the colour of its file until the part is coloured, also after a reload", async ({ app, page }) => {
  const bytes = step({
    name: "one",
    cube: { name: "cube", edge: 10, colour: [1, 0, 0], top: [0, 0.7, 0.8] },
    instances: [{ name: "cube", at: [0, 0, 0] }],
  });
  await app.open("empty");
  await app.load([{ name: "cube.step", bytes }]);
  const least = 2000;
  const isShown = async (is: boolean) => {
    await expect.poll(() => app.pixels("red")).toBeGreaterThan(least);
    const cyan = await app.pixels("cyan");
    if (is) expect(cyan).toBeGreaterThan(least);
    else expect(cyan).toBeLessThan(least / 10);
  };
  await isShown(true);
  const isKept = () => expect(page.locator("html")).toHaveAttribute("data-kept", "kept");
  await isKept();
  await app.reload();
  await isShown(true);
  const [cube] = await app.ask((nearpoint) => nearpoint.parts());
  expect(cube).toMatchObject({ colour: [1, 0, 0, 1] });
  await app.ask((nearpoint, id) => nearpoint.command({ type: "setColour", parts: [id], colour: [0.9, 0, 0.1, 1] }), cube!.id);
  await isShown(false);
  await isKept();
  await app.reload();
  await isShown(false);
});

test("an assembly from a CAD system has the same parts as its meshes, each closed", async ({ app }) => {
  await app.open("reducer");
  const meshes = await app.ask((nearpoint) => nearpoint.parts().map(({ name, group, colour }) => ({ name, group, colour })));
  await app.open("empty");
  await app.ask((nearpoint) => nearpoint.load("models/reducer.step.zip"));
  const parts = await app.ask((nearpoint) => nearpoint.parts());
  expect(new Set(parts.map(({ name }) => name))).toEqual(new Set(meshes.map(({ name }) => name)));
  expect(parts.every(({ diagnostics }) => diagnostics.closed)).toBe(true);
  expect(parts.every(({ group }) => group.at(-1) === "gear reducer")).toBe(true);
  expect(new Set(parts.map(({ colour }) => colour.join())).size).toBeGreaterThan(1);
  // A reviewer has no row to look at: nothing interferes, and the surfaces and the CAD kernel have settled all else.
  await app.byTestId("kpi-interfere").click();
  await app.byTestId("kpi-undecided").click();
  await expect(app.byTestId("result")).toHaveCount(0);
  expect(await app.ask((nearpoint) => nearpoint.totals())).toMatchObject({ interfering: 0, undecided: 0 });
  expect(await app.colours()).toBeGreaterThan(200);
  // The file states the diameters: ⌀32 rings in ⌀32.02 bores.
  const fits = (await app.pair("housing base", "bearing output rear outer"))?.fits;
  expect(fits).toHaveLength(1);
  const { inner, hole, shaft, play } = fits![0]!;
  expect([inner, ...[hole, shaft, play].map((value) => value.toFixed(9))]).toEqual([
    "b",
    "32.020000000",
    "32.000000000",
    "0.020000000",
  ]);
});

/** Exact distances, in mm to six decimals, from the truth.json that was made with the model; no two of its parts intersect. */
const truth: { a: string; b: string; distance: number }[] = [
  { a: "housing base", b: "housing cover", distance: 0 },
  { a: "housing base", b: "oil plug", distance: 0 },
  { a: "housing base", b: "bolt 1", distance: 0.01 },
  { a: "housing base", b: "coupling", distance: 2.01 },
  { a: "bolt 5", b: "bearing output front outer", distance: 1.323463 },
  { a: "pinion", b: "gear", distance: 0.105195 },
  { a: "bearing input front outer", b: "bearing input front ball 1", distance: 0.02 },
  { a: "bearing input front outer", b: "bearing input front ball 3", distance: 0.066388 },
];

test("settling can be cancelled and continued; the kernel decides what meshes cannot", { tag: "@full" }, async ({ app, page }) => {
  await app.open("empty");
  const loaded = app.ask((nearpoint) => nearpoint.load("models/reducer.step.zip").then(() => true));
  const progress = page.getByTestId("verify-progress");
  await expect(progress).toHaveText(/^Verifying with the CAD kernel: [1-9]\d* of \d+$/, { timeout: 60_000 });
  await page.getByTestId("verify-cancel").click();
  await expect(progress).toHaveCount(0);
  await loaded;
  const answered = await app.ask((nearpoint) => nearpoint.verified().length);
  const count = await app.ask((nearpoint) => nearpoint.totals().undecided);
  expect(answered).toBeGreaterThan(0);
  expect(count).toBeGreaterThan(0);
  await expect(page.getByTestId("verify-undecided")).toHaveAttribute("data-count", String(count));
  expect(await app.ask((nearpoint) => nearpoint.messages()[0]?.text)).toContain("cancelled");

  const rows = await app.ask((nearpoint) => nearpoint.verify("all"));
  for (const { a, b, distance } of truth) {
    const row = rows.find(({ names }) => names.includes(a) && names.includes(b));
    expect(row, `${a} × ${b}`).toMatchObject({ isOutdated: false });
    expect(Math.abs(row!.volume!), `${a} × ${b}`).toBeLessThan(1e-6);
    expect(Math.abs(row!.distance! - distance), `${a} × ${b}: ${row!.distance}`).toBeLessThan(1e-6);
  }
  const row = await app.pair("housing base", "bolt 1");
  expect(row).toMatchObject({ class: "clear", settledBy: "kernel" });
  expect(await app.ask((nearpoint) => nearpoint.totals())).toMatchObject({ interfering: 0, undecided: 0 });
  await page.getByTestId("clear-pairs").click();
  await page.getByTestId("result-filter").fill("housing base bolt 1");
  const listed = page.locator(`[data-testid=result][data-pair="${row!.a}-${row!.b}"]`);
  await expect(listed).toContainText(/0\.01(00)?\smm/);
  await expect(listed).toContainText("by CAD kernel");
  await expect(listed).toHaveAttribute("data-severity", "clear");
  await expect(listed.getByTestId("verified")).toHaveText("CAD");
});

test("the kernel's answer is shown beside a proof, until one of the two parts moves", async ({ app, page }) => {
  await app.open("empty");
  await app.load([{ name: "cubes.step", bytes: cubes }]);
  const kernel = page.getByTestId("kernel-answer");
  await app.ask((nearpoint) => nearpoint.setPose("right", [1, 0, 0, 0, 5, 0, 0]));
  await expect(page.getByTestId("verify-interfere")).toHaveAttribute("data-count", "1");
  await expect(page.getByTestId("verify-undecided")).toHaveCount(0);
  await page.getByTestId("result").click();
  await page.getByTestId("verify-pair").click();
  await expect(kernel).toHaveText(/^CAD kernel: intersection 500\smm³, distance 0\smm$/);
  await expect(page.getByTestId("verified")).toBeVisible();
  await expect(page.getByTestId("verify-pair")).toHaveCount(0);
  await expect(page.getByTestId("verify-interfere")).toHaveCount(0);

  // Moved as one, they keep their relation; one alone does not.
  const both = (x: number) =>
    app.ask(async (nearpoint, x) => {
      await nearpoint.setPose("left", [Math.SQRT1_2, 0, 0, Math.SQRT1_2, 0, x, 7]);
      await nearpoint.setPose("right", [Math.SQRT1_2, 0, 0, Math.SQRT1_2, 0, x + 5, 7]);
    }, x);
  await both(1.7);
  await expect(kernel).toHaveAttribute("data-outdated", "false");
  await app.ask((nearpoint) => nearpoint.drag("right", { by: [0, 20.25, 0], steps: 3 }));
  await expect(kernel).toHaveText(/outdated, because the parts have moved since$/);
  await expect(page.getByTestId("verified")).toHaveCount(0);
  const [row] = await app.ask((nearpoint) => nearpoint.verify(["left", "right"]));
  expect(Math.abs(row!.distance! - 15.25)).toBeLessThan(1e-6);
  expect(row).toMatchObject({ names: ["left", "right"], volume: 0, isOutdated: false });
  expect(await app.ask((nearpoint) => nearpoint.undo().then(() => nearpoint.verified()[0]?.isOutdated))).toBe(true);
});

test("only solids of one STEP file can be verified", async ({ app, page }) => {
  await app.open("box-in-box");
  await expect(page.getByTestId("verify-interfere")).toHaveCount(0);
  await app.load([{ name: "cubes.step", bytes: cubes }]);
  const [name] = await app.names();
  const asked = app.ask(
    (nearpoint, name) => nearpoint.verify([name!, "left"]).then(String, (error: Error) => error.message),
    name,
  );
  expect(await asked).toBe("Only two solids of the same STEP file can be verified.");
});

test("the kernel is loaded with the first STEP file, and runs in a new memory for the next", async ({ app, page }) => {
  const loaded: string[] = [];
  page.on("request", (request) => void (/occt-[^/]*\.wasm$/.test(request.url()) && loaded.push(request.url())));
  await app.open("empty");
  await app.load([{ name: "one.stl", bytes: stlBinary(box([0, 0, 0], [10, 10, 10])) }]);
  const loader = () => page.workers().filter((worker) => worker.url().includes("loader"));
  const [first] = loader();
  expect(loaded).toHaveLength(0);
  await app.load([{ name: "cubes.step", bytes: cubes }]);
  expect(loaded).toHaveLength(1);
  await expect.poll(() => loader().length).toBe(1);
  const [second] = loader();
  expect(second).not.toBe(first);
  await app.load([{ name: "again.step", bytes: cubes }]);
  expect(await app.names()).toHaveLength(5);
  await expect.poll(() => loader()[0] !== second).toBe(true);
  expect(loaded).toHaveLength(1);
});

test("a STEP file without a telling name is read with the kernel", async ({ app }) => {
  await app.open("empty");
  await app.load([{ name: "cubes.txt", bytes: cubes }]);
  await expectCubes(app);
});

test("an unreadable file is refused, and the open scene stays", async ({ app }) => {
  await app.open("box-in-box");
  const bad = {
    "cut.step": cubes.subarray(0, cubes.length / 2),
    "empty.step": Buffer.from("ISO-10303-21;\nHEADER;\nENDSEC;\nDATA;\nENDSEC;\nEND-ISO-10303-21;\n"),
    "noise.step": Buffer.concat([Buffer.from("ISO-10303-21;\n"), Buffer.from(stlBinary(box([0, 0, 0], [1, 1, 1])))]),
  };
  for (const [name, bytes] of Object.entries(bad)) {
    const sentence = await app.load([{ name, bytes }]);
    expect(sentence, name).toContain(name);
    expect(sentence).toMatch(/[.!]$/);
    expect(sentence).not.toMatch(/unreachable|undefined|panicked|RuntimeError|\[object/);
    expect(await app.names()).toHaveLength(2);
  }
});

test("the licence and the source of the kernel are one click away", async ({ app, page }) => {
  await app.open("empty");
  await app.byTestId("shortcuts-button").click();
  const link = app.byTestId("shortcuts").getByRole("link").first();
  const notice = await page.request.get(new URL((await link.getAttribute("href"))!, page.url()).href);
  expect(await notice.text()).toMatch(/github\.com\/andymai\/occt-wasm/);
  for (const name of ["LGPL-2.1.txt", "OCCT-exception.txt"]) {
    const text = await page.request.get(new URL(`kernel/${name}`, page.url()).href);
    expect(await text.text()).toBe(readFileSync(new URL(`../../public/kernel/${name}`, import.meta.url), "utf8"));
  }
});
