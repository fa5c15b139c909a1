import { expectAccessible } from "../fixtures/accessible.ts";
import { type App, expect, test } from "../fixtures/app.ts";
import { joint, jointValues, robotFiles, robotFolder, robotState, type } from "../fixtures/robot.ts";
import { box, stlBinary } from "../fixtures/shapes.ts";

const degree = Math.PI / 180;
/** A pole beside the robot, in the way of its arm, at 45° about its first joint. */
const pole = stlBinary(box([0.8, 0.8, 0], [0.15, 0.15, 3]));

async function openRobot(app: App): Promise<void> {
  await app.open("empty");
  expect(await app.load(robotFiles())).toBeUndefined();
}

/** Teaches the arm a motion past the pole and back, in three poses. */
async function teachPastPole(app: App): Promise<void> {
  await app.load([{ name: "pole.stl", bytes: pole }]);
  for (const angle of ["0", "90", "0"]) {
    await type(app, "joint_1", angle);
    await app.click("store-pose");
  }
}

test("a robot's folder opens as a robot with its joints and its neighbours", async ({ app, page }) => {
  await app.open("empty");
  await page.getByText("Open…").first().click();
  const chooser = page.waitForEvent("filechooser");
  await app.byTestId("open-folder").click();
  await (await chooser).setFiles(robotFolder);
  await expect(app.byTestId("joint")).toHaveCount(6);
  await app.idle();
  const [robot, ...others] = await app.ask((nearpoint) => nearpoint.robots());
  expect(others).toEqual([]);
  expect(robot!.joints.map(({ name }) => name)).toEqual([1, 2, 3, 4, 5, 6].map((n) => `joint_${n}`));
  const allowed = await app.ask((nearpoint) => nearpoint.allowed());
  expect(allowed).toHaveLength(6);
  expect(new Set(allowed.map(({ reason }) => reason))).toEqual(new Set(["neighbours"]));
  // The parts are still one click away.
  await app.byTestId("side-parts").click();
  await expect(app.byTestId("part")).toHaveCount(7);
});

test("a slider moves a joint within its limits, as one undo entry", async ({ app, page }) => {
  await openRobot(app);
  const slider = joint(app, "joint_1").getByTestId("joint-slider");
  const box = (await slider.boundingBox())!;
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width / 2, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.6, y, { steps: 4 });
  await page.mouse.move(box.x + box.width + 90, y, { steps: 6 });
  await app.idle();
  expect((await jointValues(app))[0]).toBe(2.87979);
  await app.release();
  await app.ask((nearpoint) => nearpoint.undo());
  expect(await jointValues(app)).toEqual([0, 0, 0, 0, 0, 0]);
  await expect(app.byTestId("undo")).toBeDisabled();

  await slider.focus();
  await app.press("ArrowRight");
  await app.press("Shift+ArrowRight");
  expect((await jointValues(app))[0]).toBeCloseTo(11 * degree, 9);
  await expect(joint(app, "joint_1").getByTestId("joint-value")).toHaveValue("11°");
  await app.click("home");
  expect(await jointValues(app)).toEqual([0, 0, 0, 0, 0, 0]);
});

test("a typed angle is accepted, and one beyond a limit is refused with the limits", async ({ app }) => {
  await openRobot(app);
  await type(app, "joint_2", "30");
  expect((await jointValues(app))[1]).toBeCloseTo(30 * degree, 12);
  await type(app, "joint_2", "200");
  await expect(app.byTestId("toast").first()).toContainText("joint_2");
  await expect(app.byTestId("toast").first()).toContainText("limits");
  await expect(joint(app, "joint_2").getByTestId("joint-value")).toHaveValue("30°");
  expect((await jointValues(app))[1]).toBeCloseTo(30 * degree, 12);
});

test("each joint shows how far it can go; the scene agrees on both sides of the limit", async ({ app, page }) => {
  await openRobot(app);
  await app.load([{ name: "pole.stl", bytes: pole }]);
  await app.click("show-ranges");
  const row = joint(app, "joint_1");
  await expect(app.byTestId("joint-range")).toHaveCount(6);
  await expect(row.getByTestId("joint-range-words")).toContainText("Then");
  await expect(row.getByTestId("joint-range-words")).toContainText("pole");
  await expectAccessible(page);
  const words = (await row.getByTestId("joint-range-words").textContent())!;
  const [, upper] = words.match(/to ([\d.]+)°/)!;
  expect(Number(upper)).toBeGreaterThan(10);
  expect(Number(upper)).toBeLessThan(45);
  const tone = () => app.byTestId("risk").getAttribute("data-tone");
  await type(app, "joint_1", String(Number(upper) - 0.1));
  await app.idle();
  expect(await tone()).not.toBe("hit");
  await type(app, "joint_1", String(Number(upper) + 0.5));
  await app.idle();
  expect(await tone()).toBe("hit");
  // Joints that are clear everywhere say how near parts come; a press goes there.
  const nearest = app.byTestId("joint-nearest").first();
  const found = await app.ask((nearpoint) => nearpoint.jointRanges());
  const joint0 = found.joints.find((range) => range.nearest)!;
  await nearest.click();
  await app.idle();
  expect((await jointValues(app))[joint0.joint]).toBe(joint0.nearest!.value);
  await app.click("show-ranges");
  await expect(app.byTestId("joint-range")).toHaveCount(0);
});

test("poses are taught, timed, reordered, played and scrubbed", async ({ app, page }) => {
  await openRobot(app);
  await expect(app.byTestId("timeline-body")).toBeHidden();
  await teachPastPole(app);
  await expect(app.byTestId("key")).toHaveCount(3);
  await expect(app.byTestId("timeline-body")).toBeVisible();

  const time = app.byTestId("key-time").nth(1);
  await time.fill("1.5");
  await time.press("Enter");
  await app.idle();
  const keys = () => app.ask((nearpoint) => nearpoint.motion()!.keys);
  expect((await keys()).map(({ time }) => time)).toEqual([0, 1.5, 2]);
  await app.byTestId("key-up").nth(1).click();
  await app.idle();
  expect((await keys()).map(({ values }) => Math.round(values[0]! / degree))).toEqual([90, 0, 0]);
  await app.ask((nearpoint) => nearpoint.undo());
  expect((await keys()).map(({ values }) => Math.round(values[0]! / degree))).toEqual([0, 90, 0]);

  // By the pointer to a quarter, by the keyboard to the end.
  const track = (await page.locator(".tl-span").boundingBox())!;
  await page.mouse.click(track.x + track.width / 4, track.y + track.height - 3);
  await expect(app.byTestId("playhead")).toBeFocused();
  await expect.poll(() => app.ask((nearpoint) => nearpoint.motion()!.time)).toBeCloseTo(0.5, 1);
  expect((await jointValues(app))[0]).toBeGreaterThan(5 * degree);
  await page.keyboard.press("End");
  await expect.poll(() => app.ask((nearpoint) => nearpoint.motion()!.time)).toBe(2);
  await page.keyboard.press("PageUp");
  await expect.poll(() => app.ask((nearpoint) => nearpoint.motion()!.time)).toBe(1.5);

  await app.byTestId("tick").first().click();
  await app.byTestId("play").click();
  await expect(app.byTestId("play")).toHaveAttribute("data-playing", "false");
  await app.idle();
  expect(await app.ask((nearpoint) => nearpoint.motion()!.time)).toBe(2);
});

test("the check finds when a motion collides, and the timeline leads there", async ({ app, page }) => {
  await openRobot(app);
  await teachPastPole(app);
  await app.byTestId("timeline-check").click();
  await expect(app.byTestId("check-report")).toHaveAttribute("data-tone", "hit");
  await app.idle();
  const check = (await app.ask((nearpoint) => nearpoint.check()))!;
  expect([check.complete, check.running, check.outdated]).toEqual([true, false, false]);
  const met = check.pairs.filter(({ intervals }) => intervals.length > 0);
  expect(met.length).toBeGreaterThan(0);
  // The path is the same there and back, so each pair is in contact twice.
  for (const { intervals } of met) expect(intervals.length).toBeGreaterThanOrEqual(2);
  expect(check.first!.time).toBe(Math.min(...met.map(({ intervals }) => intervals[0]!.from)));

  const interval = page.locator("[data-testid=interval]").first();
  const from = Number(await interval.getAttribute("data-from"));
  await interval.click();
  await expect.poll(() => app.ask((nearpoint) => nearpoint.motion()!.time)).toBe(from);
  await app.idle();
  await expect(app.byTestId("hud")).toContainText("pole");
  await expect(app.byTestId("hud")).toContainText(`${from.toFixed(2)}`);

  // It also stops there by itself.
  await app.byTestId("tick").first().click();
  await app.byTestId("stop-at-contact").check();
  await app.byTestId("play").click();
  await expect(app.byTestId("play")).toHaveAttribute("data-playing", "false");
  await expect.poll(() => app.ask((nearpoint) => nearpoint.motion()!.time)).toBe(check.first!.time);

  await app.byTestId("total-time").fill("4");
  await app.byTestId("total-time").press("Enter");
  await expect(app.byTestId("check-report")).toHaveAttribute("data-outdated", "true");
});

test("the report and the motion are exported, and the motion is read again", async ({ app, page }) => {
  await openRobot(app);
  await teachPastPole(app);
  await app.ask((nearpoint) => nearpoint.checkMotion({ stopAtFirst: true }));
  await app.byTestId("side-motion").click();
  expect((await app.download("report-csv")).text).toContain("pole");
  expect(JSON.parse((await app.download("report-json")).text).first).not.toBeNull();
  const csv = await app.download("motion-csv");
  expect(csv.text.split("\n")[0]).toContain("joint_1");
  expect(JSON.parse((await app.download("motion-json")).text).keys).toHaveLength(3);

  await app.byTestId("clear-motion").click();
  await expect(app.byTestId("key")).toHaveCount(0);
  const chooser = page.waitForEvent("filechooser");
  await app.byTestId("open-motion").click();
  await (await chooser).setFiles([{ name: "past-pole.csv", mimeType: "text/csv", buffer: csv.bytes }]);
  await expect(app.byTestId("key")).toHaveCount(3);
});

test("a saved scene restores robots, motion and allowed pairs", async ({ app }) => {
  await openRobot(app);
  await teachPastPole(app);
  const state = () => robotState(app);
  await app.ask((nearpoint) => nearpoint.goTo(0.5));
  const [file, before] = [await app.ask((nearpoint) => nearpoint.sceneFile()), await state()];
  await app.ask((nearpoint) => nearpoint.clear());
  await expect(app.byTestId("joint")).toHaveCount(0);
  await expect(app.byTestId("timeline-body")).toBeHidden();
  await app.load([{ name: "again.json", bytes: Buffer.from(file) }]);
  expect(await state()).toEqual(before);
  await expect(app.byTestId("key")).toHaveCount(3);
});

test("a link restores the shipped cell with its joints, its motion and the allowed pairs", async ({ app, page }) => {
  await app.open("robot-cell");
  const state = () => robotState(app);
  const before = await state();
  await app.ask(async (nearpoint) => {
    await nearpoint.goTo(3.6);
    const [a, b] = [nearpoint.parts().at(-1)!.id, nearpoint.parts()[0]!.id];
    await nearpoint.command({ type: "allow", a, b, why: "one is a guest here" });
    const { form, keys } = nearpoint.motion()!;
    await nearpoint.command({ type: "setMotion", motion: { form, keys: keys.slice(1) } });
  });
  const changed = await state();
  expect(changed).not.toEqual(before);
  const link = await app.ask((nearpoint) => nearpoint.link());
  await app.open("empty");
  await page.goto(link);
  // The page receives the new address after the empty scene was ready.
  await expect.poll(() => app.ask((nearpoint) => nearpoint.parts().length)).toBeGreaterThan(0);
  await app.ask((nearpoint) => nearpoint.ready());
  expect(await state()).toEqual(changed);
});

test("an allowed pair is no result until it is removed from the list", async ({ app, page }) => {
  await openRobot(app);
  await app.load([{ name: "plinth.stl", bytes: stlBinary(box([-0.5, -0.5, -0.5], [1, 1, 0.6])) }]);
  await page.locator("[data-testid=result][data-severity=interference]").first().click();
  await app.idle();
  const before = await app.ask((nearpoint) => nearpoint.allowed().length);
  await app.byTestId("allow-pair").click();
  await app.byTestId("allow-pair-reason").fill("it stands in it");
  await app.byTestId("allow-pair-confirm").click();
  await expect.poll(() => app.ask((nearpoint) => nearpoint.allowed().length)).toBe(before + 1);
  await app.byTestId("allowed").locator("summary").click();
  const row = page.locator("[data-testid=allowed-pair][data-reason=chosen]");
  await expect(row).toContainText("it stands in it");
  await row.getByTestId("allowed-remove").click();
  await expect.poll(() => app.ask((nearpoint) => nearpoint.allowed().length)).toBe(before);
});

test("axe finds no violation in joints, poses and a check", async ({ app, page }) => {
  await openRobot(app);
  await teachPastPole(app);
  await app.ask((nearpoint) => nearpoint.checkMotion());
  await app.byTestId("side-motion").click();
  await expectAccessible(page);
});
