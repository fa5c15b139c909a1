import { readFileSync } from "node:fs";
import { desktop, expectAccessible, phone } from "../fixtures/accessible.ts";
import { expect, test } from "../fixtures/experiment.ts";

const short = "#experiment?tasks=A&trials=1&practice=0&pause=0";

test("a short experiment by mouse fills the person's table beside the published one", async ({ experiment, page }) => {
  await experiment.open(short);
  await page.getByTestId("start").click();
  for (const mode of [1, 2, 3]) {
    await page.getByTestId("begin").click();
    await expect(page.getByTestId("progress")).toHaveText("trial 1 of 1");
    await expect(page.locator("#bench")).toHaveAttribute("data-stage", "trial");
    const { x, y } = await experiment.middleOf(0);
    const other = await experiment.middleOf(1);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await expect(page.locator("#bench")).toHaveAttribute("data-held", "0");
    await page.mouse.move(other.x, other.y - 40, { steps: 8 });
    await page.keyboard.down("Shift");
    await page.mouse.move(other.x + 12, other.y - 46, { steps: 3 });
    await page.keyboard.up("Shift");
    await page.mouse.wheel(0, -200);
    await page.mouse.up();
    await expect.poll(() => experiment.ask((it) => it.records().length)).toBe(mode);
  }
  await expect(page.getByTestId("gains")).toBeVisible();
  const rows = page.getByTestId("gain-row");
  await expect(rows).toHaveCount(2);
  await expect(rows.last()).toContainText("35");
  await expect(rows.last()).toContainText("71");
  await expect(rows.last()).toContainText("21");
  await expect(page.getByTestId("few")).toContainText("group: 1.");
  await expect(page.getByTestId("chart-distance-A").locator("canvas")).toBeVisible();

  const records = await experiment.ask((it) => it.records());
  expect(records.map(({ mode }) => mode)).toEqual([1, 2, 3]);
  for (const { run, finished, timeS, cornersMm, distanceMm, practice } of records) {
    expect(run).toMatch(/^[0-9a-f-]{32,36}$/);
    expect([finished, practice, cornersMm.length]).toEqual([true, false, 4]);
    expect(timeS).toBeGreaterThan(0);
    expect(distanceMm).toBeCloseTo(cornersMm.reduce((a, b) => a + b));
  }

  const download = page.waitForEvent("download");
  await page.getByTestId("csv").click();
  const text = readFileSync(await (await download).path(), "utf8");
  const lines = text.trimEnd().split("\r\n");
  expect(lines[0]).toMatch(/^run,experiment,task,mode,criterion \(mm\),trial,/);
  expect(lines).toHaveLength(4);
  expect(lines.slice(1).map((line) => line.split(",").slice(1, 4))).toEqual(["1", "2", "3"].map((mode) => ["accuracy", "A", mode]));

  await page.reload();
  await experiment.ask((it) => it.ready());
  await expect.poll(() => experiment.ask((it) => it.records().length)).toBe(3);
  await page.getByTestId("results").click();
  await page.getByTestId("clear").click();
  await expect(page.getByTestId("gains")).toHaveCount(0);
});

test("a trial is begun, and a block taken, moved and released, by keys alone", async ({ experiment, page }) => {
  await experiment.open(`${short}&modes=3`);
  await page.getByTestId("start").press("Enter");
  await page.getByTestId("begin").press("Enter");
  await expect(page.locator("#bench")).toHaveAttribute("data-stage", "trial");
  await page.keyboard.press("Space");
  await expect(page.getByTestId("announced")).toHaveText("Held.");
  const before = await experiment.ask((it) => it.poses());
  for (const key of ["7", "ArrowUp", "Shift+ArrowLeft", "Alt+ArrowRight", "PageDown", "q"]) await page.keyboard.press(key);
  await expect.poll(() => experiment.ask((it) => it.poses())).not.toEqual(before);
  await page.keyboard.press("Space");
  await expect.poll(() => experiment.ask((it) => it.state().stage)).toBe("over");
  await expect(page.getByTestId("announced")).toContainText("Trial 1:");
});

test.describe("by finger", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("a touch takes the block, which stays dragged until it is released", async ({ experiment, page }) => {
    await experiment.open(`${short}&modes=2`);
    await page.getByTestId("bar-start").tap();
    await page.getByTestId("begin").tap();
    await expect(page.locator("#bench")).toHaveAttribute("data-stage", "trial");
    const { x, y } = await experiment.middleOf(0);
    await page.touchscreen.tap(x, y);
    await expect(page.locator("#bench")).toHaveAttribute("data-held", "0");
    const before = await experiment.ask((it) => it.poses());
    await page.getByTestId("way-tilt").tap();
    const client = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", x: number, y: number) =>
      client.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x, y }] });
    await touch("touchStart", x - 60, y);
    await touch("touchMove", x - 30, y);
    await touch("touchMove", x, y);
    await touch("touchEnd", x, y);
    await expect.poll(() => experiment.ask((it) => it.poses())).not.toEqual(before);
    await expect(page.locator("#bench")).toHaveAttribute("data-held", "0");
    await page.getByTestId("release-block").click();
    await expect.poll(() => experiment.ask((it) => it.state().stage)).toBe("over");
  });
});

test("a speed trial ends by itself, and a snail is built, by program", async ({ experiment }) => {
  await experiment.open();
  await experiment.ask((it) => it.start({ experiment: "snailSpeed", modes: "1", trials: 1, practice: 0 }));
  let state = await experiment.ask((it) => it.begin());
  while (state.stage === "trial") {
    const block = state.open[0]?.block ?? -1;
    await experiment.ask((it, block) => it.take(block), block);
    state = await experiment.ask(async (it) => {
      const [[, pose]] = (await it.aims()) as [[number, Parameters<typeof it.moveTo>[0]]];
      return it.moveTo(pose);
    });
    expect(state.held).toBeUndefined();
  }
  expect(state.stage).toBe("over");
  const [record] = await experiment.ask((it) => it.records());
  expect(record).toMatchObject({ task: "snail", finished: true, criterionMm: 3 });
  expect(record?.cornersMm).toHaveLength(14);
  const { snail } = await experiment.ask((it) => it.tables());
  expect(snail).toMatchObject([{ experiment: "speed", mode: 1, trials: 1, published: [150, 400] }]);
});

test("an experiment that cannot run is refused with a sentence", async ({ experiment, page }) => {
  await experiment.open("#experiment?tasks=Q");
  await expect(page.getByText("“Q” cannot be chosen for “Tasks”.")).toBeVisible();
  const why = (settings: Record<string, unknown>) =>
    experiment.ask((it, settings) => it.start(settings).then(() => "", (error: Error) => error.message), settings);
  expect(await why({ trials: 0 })).toBe("“0” cannot be chosen for “Trials per task and mode”.");
  expect(await why({ experiment: "dance" })).toBe("“dance” cannot be chosen for “Experiment”.");
  expect(await experiment.ask((it) => it.state().stage)).toBe("none");
});

test("the simulated hand shows its table, and the address restores the experiment", async ({ experiment, page }) => {
  await experiment.open(`${short}&modes=1,3`);
  await page.getByTestId("results").click();
  await page.getByTestId("sim-trials").fill("2");
  await page.getByTestId("simulate").click();
  await expect(page.getByTestId("sim-note")).toContainText("seed 1, 4 trials");
  await expect(page.getByTestId("gain-row")).toHaveCount(1);
  await page.getByTestId("language").selectOption("ja");
  await expect(page.getByTestId("gains")).toContainText("模擬");
  await page.getByTestId("tasks-B").check();
  await expect(page).toHaveURL(/#experiment\?tasks=A,B&|#experiment\?modes=1,3/);
  await page.reload();
  await experiment.ask((it) => it.ready());
  await expect(page.getByTestId("tasks-B")).toBeChecked();
  await expect(page.getByTestId("modes-2")).not.toBeChecked();
});

test("axe finds no violation in the blocks and the results, on a desktop and on a phone", async ({ experiment, page }) => {
  const look = () => expectAccessible(page, [desktop, phone]);
  await experiment.open(short);
  await look();
  await experiment.ask((it) => it.start({ tasks: "A", trials: 1, practice: 0 }));
  await experiment.ask((it) => it.begin());
  await look();
  for (let mode = 1; mode <= 3; mode++) {
    if (mode > 1) await experiment.ask((it) => it.begin());
    await experiment.ask((it) => it.take(0));
    await experiment.ask((it) => it.moveTo([1, 0, 0, 0, 1, 2, 71]));
    await experiment.ask((it) => it.letGo());
  }
  await page.getByTestId("sim-trials").fill("1");
  await page.getByTestId("simulate").click();
  await expect(page.getByTestId("sim-note")).toBeVisible();
  await expect(page.getByTestId("few")).toBeVisible();
  await look();
});
