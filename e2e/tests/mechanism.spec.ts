import { expectAccessible, phone } from "../fixtures/accessible.ts";
import { type App, expect, test } from "../fixtures/app.ts";

const [cover, base] = ["housing cover", "housing base"];
const degree = Math.PI / 180;

const mechanism = (app: App) => app.ask((nearpoint) => nearpoint.robots()[0]);
const values = async (app: App) => (await mechanism(app))!.joints.map(({ value }) => value);

/** Selects parts by name. */
const select = (app: App, ...names: string[]) =>
  app.ask((nearpoint, names) => {
    const parts = nearpoint.parts().filter(({ name }) => names.includes(name)).map(({ id }) => id);
    return nearpoint.command({ type: "select", parts });
  }, names);

/** Opens the reducer with a hinge on its cover, along the lower edge of one side. */
async function openWithHinge(app: App): Promise<void> {
  await app.open("reducer");
  await app.ask(async (nearpoint, cover) => {
    const { lo } = (await nearpoint.boundingBox(cover))!;
    await nearpoint.pivot(cover, { at: lo, axis: [0, -1, 0] });
  }, cover!);
  await select(app, cover!);
}

test("a cover with a hinge becomes a joint, whose range is proven, and that is saved, restored and undone", async ({ app, page }) => {
  await openWithHinge(app);
  await app.click("joint-begin");
  await expect(app.byTestId("joint-axis")).toHaveValue("hinge");
  await app.byTestId("joint-name").fill("lid");
  await app.byTestId("joint-carrier").selectOption(base!);
  await app.enter("joint-least", "0");
  await expect(app.byTestId("joint-least")).toHaveValue("0°");
  await app.click("joint-make");
  // One limit is not enough.
  await expect(app.byTestId("toast").last()).toContainText("both limits");
  await app.enter("joint-most", "90");
  await expectAccessible(page);
  await app.click("joint-make");

  const joint = app.byTestId("joint");
  await expect(joint).toHaveAttribute("data-joint", "lid");
  await app.enter("joint-value", "45");
  expect(await values(app)).toEqual([45 * degree]);
  await app.enter("joint-value", "120");
  expect(await values(app), "beyond the limit").toEqual([45 * degree]);

  await app.byTestId("show-ranges").check();
  await expect(app.byTestId("joint-range")).toHaveAttribute("data-known", "true");
  const [range] = (await app.ask((nearpoint) => nearpoint.jointRanges())).joints;
  expect(range!.sections.some((section) => section.class === "clear")).toBe(true);

  const saved = await app.ask((nearpoint) => nearpoint.sceneFile());
  const poses = () => app.ask((nearpoint) => nearpoint.parts().map(({ pose }) => pose));
  const before = await poses();
  await app.reload();
  expect(await values(app)).toEqual([45 * degree]);
  expect(await poses()).toEqual(before);
  await app.load([{ name: "again.json", bytes: Buffer.from(saved) }]);
  expect(await poses()).toEqual(before);
  expect((await mechanism(app))!.joints[0]).toMatchObject({ name: "lid", lower: 0, upper: 90 * degree });

  await app.click("joints-remove");
  expect(await mechanism(app)).toBeUndefined();
  expect(await poses()).toEqual(before);
  await app.ask((nearpoint) => nearpoint.undo());
  expect(await values(app)).toEqual([45 * degree]);
});

test("a gear follows its pinion by the ratio that is typed, and is released again", async ({ app, page }) => {
  await app.open("reducer");
  await app.ask(async (nearpoint) => {
    for (const [name, parts] of [
      ["pinion", ["input shaft", "pinion"]],
      ["gear", ["output shaft", "gear"]],
    ] as const) {
      const { size } = (await nearpoint.boundingBox(parts[0]))!;
      const axis = size.map((length) => Number(length === Math.max(...size))) as typeof size;
      await nearpoint.makeJoint({ name, parts: [...parts], axis });
    }
  });
  expect((await mechanism(app))!.joints.map(({ name }) => name), "the scene carries both").toEqual(["pinion", "gear"]);
  const gear = page.locator('[data-testid="joint-edit"][data-joint="gear"]');
  await gear.locator("summary").click();
  await gear.getByTestId("joint-follows").selectOption("pinion");
  await expect(app.byTestId("follower")).toHaveAttribute("data-joint", "gear");
  await app.enter("joint-ratio", "one third");
  await expect(app.byTestId("toast").last()).toContainText("one third");
  await app.enter("joint-ratio", "−20/60");
  await expectAccessible(page);
  const gearRotation = () => app.ask((nearpoint) => nearpoint.parts().find(({ name }) => name === "gear")!.pose.slice(0, 4));
  const before = await gearRotation();
  await app.enter("joint-value", "90");
  const [row] = await app.ask((nearpoint) => nearpoint.robots());
  expect(row!.followers).toMatchObject([{ name: "gear", leader: "pinion" }]);
  expect(row!.followers[0]!.ratio).toBeCloseTo(-1 / 3, 9);
  const cosine = (await gearRotation()).reduce((sum, number, i) => sum + number * before[i]!, 0);
  expect((2 * Math.acos(Math.abs(cosine))) / degree).toBeCloseTo(30, 6);
  await app.click("joint-release");
  expect(await values(app)).toHaveLength(2);
  expect((await values(app))[1]! / degree).toBeCloseTo(-30, 9);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: phone[0], height: phone[1] }, hasTouch: true });

  test("a part gets a joint that slides", async ({ app, page }) => {
    await app.open("reducer");
    await select(app, "oil plug");
    await app.click("tab-details");
    await app.click("joint-begin");
    await app.byTestId("joint-kind").selectOption("prismatic");
    await app.byTestId("joint-axis").selectOption("x");
    await app.enter("joint-least", "-1 cm");
    await app.enter("joint-most", "0");
    await expectAccessible(page);
    await app.click("joint-make");
    expect((await mechanism(app))!.joints[0]).toMatchObject({ kind: "prismatic", lower: -10, upper: 0, value: 0 });
    await expect(app.byTestId("joint")).toBeVisible();
  });
});
