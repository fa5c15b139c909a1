import { readFileSync } from "node:fs";
import type { PartRow } from "../../web/src/engine/types.ts";
import { type App, expect, test } from "../fixtures/app.ts";

/** An assembly with curved surfaces: a plate, brackets, a rod, six bolts and eight nuts. */
const as1 = {
  name: "as1.step",
  bytes: readFileSync(new URL("../../crate/cli/tests/cli/step/as1-oc-214.stp", import.meta.url)),
};

const rows = (app: App): Promise<PartRow[]> => app.ask((nearpoint) => nearpoint.parts());
const bolts = (parts: PartRow[]) => parts.filter(({ name }) => name.startsWith("bolt"));
const farthest = (parts: PartRow[]) => Math.max(...parts.map(({ deviation }) => deviation!));
const triangles = (parts: PartRow[]) => parts.map((part) => part.triangles);
const save = (app: App) => app.ask((nearpoint) => nearpoint.sceneFile());

test("the Open menu asks for the accuracy, and the scene keeps it", async ({ app, page }) => {
  await app.open("empty");
  await app.drop([as1]);
  const usual = await rows(app);
  expect(usual).toHaveLength(18);
  expect(JSON.parse(await save(app)).models[0].accuracy).toBeUndefined();
  expect(await app.ask((nearpoint) => nearpoint.messages()[0]!.detail)).toMatch(
    /^The CAD kernel used \d+\sMB of memory and has released it\.$/,
  );

  await app.ask((nearpoint) => nearpoint.clear());
  await app.byTestId("open-menu").locator("summary").click();
  const field = app.byTestId("accuracy");
  await expect(field).toHaveAttribute("placeholder", "by size");
  await field.fill("-1");
  await field.press("Tab");
  await expect(field).toHaveValue("");
  expect(await app.ask((nearpoint) => nearpoint.messages()[0]!.text)).toBe(
    "“-1” is not an accuracy. Type a length above 0, such as 0.01 mm.",
  );
  await field.fill("0.001 cm");
  await field.press("Tab");
  await expect(field).toHaveValue("0.01");
  await page.keyboard.press("Escape");
  await app.drop([as1]);
  const wished = await rows(app);
  expect(farthest(wished)).toBeLessThanOrEqual(0.01 * (1 + 1e-6));
  expect(farthest(usual)).toBeGreaterThan(0.01);

  const saved = await save(app);
  expect(JSON.parse(saved).models[0].accuracy).toBe(0.01);
  await app.ask((nearpoint) => nearpoint.clear());
  await app.load([{ name: "scene.json", bytes: Buffer.from(saved) }]);
  expect(triangles(await rows(app))).toEqual(triangles(wished));
});

test("the API takes an accuracy, which links keep; an invalid one is refused", { tag: "@full" }, async ({ app }) => {
  await app.open("empty");
  const parts = await app.ask((nearpoint) => nearpoint.load("models/reducer.step.zip", { accuracy: 0.5 }));
  const link = await app.ask((nearpoint) => nearpoint.link());
  expect(link).toMatch(/#models%2Freducer\.step\.zip&a=0\.5(&|$)/);
  const finer = await app.ask((nearpoint) => nearpoint.load("models/reducer.step.zip"));
  expect(farthest(finer)).toBeLessThan(farthest(parts));
  // The page is the same: it only reacts to an address that differs from its own, which it writes when it is at rest.
  await app.page.waitForFunction(() => !location.hash.includes("&a="));
  await app.open(link.split("#")[1]!);
  await expect.poll(async () => triangles(await rows(app))).toEqual(triangles(parts));
  await app.idle();
  for (const accuracy of [0, -0.1, Number.NaN, "fine" as unknown as number]) {
    const reported = await app.ask(
      (nearpoint, accuracy) => nearpoint.load("box-in-box", { accuracy }).then(String, (error: Error) => error.message),
      accuracy,
    );
    expect(reported).toBe(`“${accuracy}” is not an accuracy. Type a length above 0, such as 0.01 mm.`);
  }
  expect(await rows(app)).toHaveLength(parts.length);
});

test("Finer triangulates a part and all parts of the same product again: it is undone, saved and restored after a crash", { tag: "@full" }, async ({ app }) => {
  await app.open("empty");
  await app.load([as1]);
  const before = await rows(app);
  const [bolt] = bolts(before);
  await app.ask((nearpoint, id) => nearpoint.setPose(id, [1, 0, 0, 0, 40, 50, 60]), bolt!.id);
  await app.ask((nearpoint, id) => nearpoint.command({ type: "rename", part: id, name: "mine" }), bolt!.id);
  await app.ask((nearpoint, id) => nearpoint.command({ type: "select", parts: [id] }), bolt!.id);
  const coarse = await rows(app);
  await app.byTestId("finer").click();
  await expect.poll(async () => (await rows(app)).find(({ id }) => id === bolt!.id)!.triangles).toBeGreaterThan(bolt!.triangles);
  await app.ask((nearpoint) => nearpoint.idle());
  const fine = await rows(app);
  const reported = ({ id, name, pose, home, colour, selected }: PartRow) => ({ id, name, pose, home, colour, selected });
  expect(fine.map(reported)).toEqual(coarse.map(reported));
  for (const [i, part] of fine.entries()) {
    const isAlike = bolts(before).some(({ id }) => id === part.id);
    if (isAlike) expect(part.deviation).toBeLessThanOrEqual((before[i]!.deviation! / 4) * (1 + 1e-6));
    else expect(part.triangles).toBe(before[i]!.triangles);
  }
  expect(await app.ask((nearpoint) => nearpoint.messages()[0]!.text)).toMatch(/^mine and 5 parts of the same product: triangles within /);
  const hash = await app.ask((nearpoint) => nearpoint.hash());

  expect(triangles(await app.ask((nearpoint) => nearpoint.undo().then(() => nearpoint.parts())))).toEqual(triangles(coarse));
  expect(triangles(await app.ask((nearpoint) => nearpoint.redo().then(() => nearpoint.parts())))).toEqual(triangles(fine));
  expect(await app.ask((nearpoint) => nearpoint.hash())).toBe(hash);
  const saved = await save(app);

  // The state is saved when the page is at rest.
  await expect(app.page.locator("html")).toHaveAttribute("data-kept", "kept");
  await app.ask((nearpoint) => nearpoint.crash("panic"));
  await expect.poll(() => app.ask((nearpoint) => nearpoint.state().restarts)).toBe(1);
  await app.ask((nearpoint) => nearpoint.idle());
  expect(triangles(await rows(app))).toEqual(triangles(fine));
  await app.ask((nearpoint) => nearpoint.clear());
  await app.load([{ name: "scene.json", bytes: Buffer.from(saved) }]);
  expect(triangles(await rows(app))).toEqual(triangles(fine));
  expect(await app.ask((nearpoint) => nearpoint.hash())).toBe(hash);
  app.complaints.length = 0; // those of the crash
});

test("only parts of STEP files can be made finer, to a requested accuracy, and a flat one is exact", { tag: "@full" }, async ({ app }) => {
  await app.open("box-in-box");
  const finer = (part: string, accuracy?: number) =>
    app.ask(
      (nearpoint, [part, accuracy]) =>
        nearpoint.finer(part, accuracy === undefined ? {} : { accuracy }).then(
          ({ deviation }) => deviation,
          (error: Error) => error.message,
        ),
      [part, accuracy] as const,
    );
  const [box] = await app.names();
  expect(await finer(box!)).toBe("Only parts of STEP files have a true surface to mesh again.");
  await app.load([as1]);
  const plate = (await app.names()).find((name) => name.startsWith("plate"))!;
  expect(await finer(plate, 0.004)).toBeLessThanOrEqual(0.004 * (1 + 1e-6));
  expect(await finer(plate, 0)).toBe("“0” is not an accuracy. Type a length above 0, such as 0.01 mm.");
  expect(await finer(plate, 0.5)).toBeGreaterThan(0.004);
});
