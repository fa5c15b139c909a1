import { readFileSync } from "node:fs";
import { expectAccessible } from "../fixtures/accessible.ts";
import { type App, expect, test } from "../fixtures/app.ts";

const house = { name: "house.ifc", bytes: readFileSync(new URL("../fixtures/house.ifc", import.meta.url)) };

const poses = (app: App) => app.ask((nearpoint) => nearpoint.parts().map((part) => part.pose));
const camera = (app: App) => app.ask((nearpoint) => nearpoint.camera());
const locked = (app: App) => app.ask((nearpoint) => nearpoint.locked());

/** Drags the first part quickly to the right, without waiting. */
async function drag(app: App): Promise<void> {
  const start = await app.ask((nearpoint) => nearpoint.screenPositionOf(nearpoint.parts()[0]!.id));
  await app.drag(start!, [start![0] + 60, start![1]], 3);
}

test("a dragged part is named at the pointer, with Undo, until the next gesture", async ({ app, page }) => {
  await app.open("spheres");
  const [before, [name]] = [await poses(app), await app.names()];
  const note = app.byTestId("moved-note");
  await drag(app);
  expect(await poses(app)).not.toEqual(before);
  await expect(note).toContainText(name!);
  await expectAccessible(page);
  const [box, canvas] = [(await note.boundingBox())!, (await page.locator("#stage canvas").boundingBox())!];
  expect(box.x).toBeGreaterThanOrEqual(canvas.x);
  await app.click("moved-undo");
  expect(await poses(app)).toEqual(before);
  await expect(note).toHaveCount(0);

  await drag(app);
  await expect(note).toHaveCount(1);
  await app.press("Control+z");
  await expect(note).toHaveCount(0);
  // A drag of the background moves nothing, and no note appears.
  await app.drag([canvas.x + 8, canvas.y + canvas.height / 2], [canvas.x + 60, canvas.y + canvas.height / 2], 3);
  expect(await poses(app)).toEqual(before);
  await expect(note).toHaveCount(0);
});

test("a building opens locked: drags turn the view; it stays unlocked after the user unlocks it", async ({ app, page }) => {
  await app.open("spheres");
  const lock = app.byTestId("tool-lock");
  await expect(lock).toHaveAttribute("aria-pressed", "false");
  await app.open("empty");
  await app.load([house]);
  await app.idle();
  await expect(lock).toHaveAttribute("aria-pressed", "true");
  const [before, view] = [await poses(app), await camera(app)];
  await drag(app);
  expect(await poses(app)).toEqual(before);
  expect((await camera(app)).eye).not.toEqual(view.eye);
  await app.byTestId("tool-move").click({ force: true }); // it is disabled, and says why when it is pressed
  await expect(app.byTestId("tool-move")).toHaveAttribute("aria-pressed", "false");
  await expect(app.byTestId("toast")).toHaveCount(1);

  await page.keyboard.press("k");
  await expect(lock).toHaveAttribute("aria-pressed", "false");
  await drag(app);
  expect(await poses(app)).not.toEqual(before);
  await page.waitForFunction(() => document.documentElement.dataset.kept === "kept");
  await app.reload();
  expect(await app.names()).toHaveLength(4);
  expect(await locked(app)).toBe(false);
  // And after the file is opened again.
  await app.open("empty");
  await app.load([house]);
  await app.idle();
  expect(await locked(app)).toBe(false);
});

test("links and scene files keep the lock", async ({ app }) => {
  await app.open("spheres");
  await app.ask((nearpoint) => nearpoint.setLocked(true));
  const [link, file] = await app.ask(async (nearpoint) => [await nearpoint.link(), await nearpoint.sceneFile()]);
  expect(JSON.parse(file!).locked).toBe(true);
  await app.open("box-in-box");
  expect(await locked(app)).toBe(false);
  await app.open(new URL(link!).hash.slice(1));
  expect(await locked(app)).toBe(true);
});

test("Enter ends a typed move while a row of the tree has the focus, and returns the focus", async ({ app, page }) => {
  await app.open("spheres");
  const row = app.byTestId("part").first();
  await row.click();
  await expect(row).toHaveAttribute("aria-selected", "true");
  const [before] = await poses(app);
  // Any element may have the focus, such as a row of the results or a button.
  // The first keys come before the worker can answer: 5 is a digit then, and no view.
  await page.evaluate(() => {
    for (const key of ["g", "x", "0", ".", "5"])
      document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  });
  for (const key of ["Enter", "2"]) await page.keyboard.press(key);
  await app.idle();
  const [after] = await poses(app);
  expect(after).toEqual(before!.map((value, index) => (index === 4 ? value + 0.5 : value)));
  expect(await app.ask((nearpoint) => nearpoint.parts()[0]!.selected)).toBe(true);
  await expect(row).toBeFocused();
});
