import { expect, test } from "../fixtures/app.ts";
import { box, obj } from "../fixtures/shapes.ts";

test("lengths are shown and typed in the reader's unit; the scene keeps its own", async ({ app, page }) => {
  await app.open("empty");
  await app.load([{ name: "a.obj", bytes: obj(box([0, 0, 0], [10, 10, 10]), "a") }]);
  await app.load([{ name: "b.obj", bytes: obj(box([10.001319, 0, 0], [10, 10, 10]), "b") }]);
  await app.ask((nearpoint) => nearpoint.command({ type: "setUnit", unit: "m" }));
  await app.byTestId("clear-pairs").click();
  const value = app.byTestId("result").locator(".v");
  await expect(value).toHaveText("0.001319 m");
  await app.byTestId("display-unit").selectOption("mm");
  await expect(value).toHaveText("1.319 mm");
  await expect(app.byTestId("label").and(page.locator("[data-kind=clearance]"))).toHaveText("1.319 mm");
  const [row] = await app.ask((nearpoint) => nearpoint.results());
  expect(row!.clearance!.distance).toBeCloseTo(0.001319, 9);
  await expect(value).toHaveAttribute("title", /^1\.31(9|89)\d*\smm$/);

  await app.ask((nearpoint) => nearpoint.command({ type: "select", parts: [nearpoint.parts()[1]!.id] }));
  const x = app.byTestId("pose-x");
  await x.fill("250");
  await x.press("Enter");
  await app.idle();
  const place = () => app.ask((nearpoint) => nearpoint.parts()[1]!.pose[4]);
  expect(await place()).toBe(0.25);
  await page.locator("#stage canvas").focus();
  for (const key of ["g", "x", "1", "5", "Enter"]) await page.keyboard.press(key);
  await app.idle();
  expect(await place()).toBe(0.265);

  // It is the reader's and is remembered; the scene is unchanged.
  expect(await app.ask((nearpoint) => nearpoint.unit())).toBe("m");
  await app.reload();
  await expect(app.byTestId("display-unit")).toHaveValue("mm");
});

test("the unit of the file's numbers can be changed and undone", async ({ app, page }) => {
  await app.open("spheres");
  const unit = app.byTestId("unit");
  const first = await unit.inputValue();
  await unit.selectOption("in");
  await expect.poll(() => app.ask((nearpoint) => nearpoint.unit())).toBe("in");
  await page.locator("#stage canvas").focus();
  await page.keyboard.press("Control+z");
  await expect(unit).toHaveValue(first);
});
