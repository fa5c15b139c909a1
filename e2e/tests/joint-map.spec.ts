import { expectAccessible, phone } from "../fixtures/accessible.ts";
import { type App, expect, test } from "../fixtures/app.ts";

/** The joints that lift the left robot's arm, over the conveyor. */
const joints = ["joint_2", "joint_3"] as const;

const panel = (app: App) => app.byTestId("joint-map").first();
const leftRobot = (app: App) => app.byTestId("robot").first();

async function mapJoints(app: App): Promise<void> {
  await app.open("robot-cell");
  await panel(app).getByTestId("joint-map-across").selectOption(joints[0]);
  await panel(app).getByTestId("joint-map-up").selectOption(joints[1]);
  await panel(app).getByTestId("joint-map-find").click();
  await expect(panel(app)).toHaveAttribute("data-state", "done");
}

/** Returns a cell of a class whose neighbours all are of its kind, with the position of its middle in the picture and its values. */
async function cellOf(app: App, wanted: "clear" | "meets") {
  const found = await app.ask(
    async (nearpoint, [joints, wanted]) => {
      const [robot] = nearpoint.robots();
      const { axes, kinds, cells } = await nearpoint.jointMap({ robot: robot!.id, joints });
      const [columns, rows] = [axes[0].cells, axes[1].cells];
      const around = [-1, 0, 1].flatMap((up) => [-1, 0, 1].map((along) => up * columns + along));
      const isInside = (at: number) => at % columns > 0 && (at + 1) % columns > 0 && at >= columns && at < columns * (rows - 1);
      const index = cells.findIndex(
        (kind, at) => isInside(at) && kinds[kind]!.class === wanted && around.every((by) => cells[at + by] === kind),
      );
      const places = [index % columns, Math.floor(index / columns)] as const;
      const value = (joint: 0 | 1) => {
        const { lower, upper, cells } = axes[joint];
        return lower + ((upper - lower) * (places[joint] + 0.5)) / cells;
      };
      return {
        pair: kinds[cells[index]!]!.pair,
        values: [value(0), value(1)],
        // Cells are little larger than the pixels that a pointer can hit.
        tolerances: axes.map(({ lower, upper, cells }) => (1.5 * (upper - lower)) / cells),
        at: [(places[0] + 0.5) / columns, 1 - (places[1] + 0.5) / rows] as const,
      };
    },
    [joints, wanted] as const,
  );
  const picture = panel(app).getByTestId("joint-map-picture").locator("canvas");
  await picture.scrollIntoViewIfNeeded();
  const box = (await picture.boundingBox())!;
  return { ...found, x: box.x + box.width * found.at[0], y: box.y + box.height * found.at[1] };
}

/** Returns the values of the mapped joints, and the pairs of the left robot that interfere. */
const present = (app: App) =>
  app.ask((nearpoint, joints) => {
    const [robot] = nearpoint.robots();
    const own = nearpoint.results().filter(({ a, b }) => robot!.parts.includes(a) || robot!.parts.includes(b));
    return {
      values: joints.map((name) => robot!.joints.find((joint) => joint.name === name)!.value),
      hits: own.filter((row) => row.class === "interferes").map(({ a, b }) => [a, b]),
    };
  }, joints);

test("a click on the map moves both joints: parts meet where it says so, and nowhere else", async ({ app, page }) => {
  await mapJoints(app);
  const before = await present(app);
  expect(before.hits).toEqual([]);
  const summary = panel(app).getByTestId("joint-map-summary");
  expect(Number(await summary.getAttribute("data-reached"))).toBeGreaterThan(0.1);

  const meets = await cellOf(app, "meets");
  await page.mouse.move(meets.x, meets.y);
  await expect(panel(app).getByTestId("joint-map-cell")).toContainText("×");
  await page.mouse.click(meets.x, meets.y);
  await app.idle();
  const hit = await present(app);
  for (const joint of [0, 1])
    expect(Math.abs(hit.values[joint]! - meets.values[joint]!)).toBeLessThan(meets.tolerances[joint]!);
  expect(hit.hits).toContainEqual(meets.pair);
  await expect(leftRobot(app).getByTestId("risk")).toHaveAttribute("data-tone", "hit");
  await expect(summary).toHaveAttribute("data-reached", "0");

  const clear = await cellOf(app, "clear");
  await page.mouse.click(clear.x, clear.y);
  await app.idle();
  const free = await present(app);
  expect(Math.abs(free.values[0]! - clear.values[0]!)).toBeLessThan(clear.tolerances[0]!);
  expect(free.hits).toEqual([]);
  // The map is the same at all values of its joints, so it was not searched again.
  await expect(panel(app)).toHaveAttribute("data-state", "done");

  await app.ask((nearpoint) => nearpoint.undo());
  expect(await present(app)).toEqual(hit);
  await app.ask((nearpoint) => nearpoint.undo());
  expect(await present(app)).toEqual(before);
});

test("keys move both joints; the map is saved, hidden, and searched again when another joint moves", async ({ app, page }) => {
  await mapJoints(app);
  await expectAccessible(page, [[1280, 720], phone]);
  await page.setViewportSize({ width: 1280, height: 720 });
  const before = await present(app);
  await panel(app).getByTestId("joint-map-picture").focus();
  for (const key of ["ArrowRight", "Shift+ArrowUp", "Enter"]) await app.press(key);
  const after = await present(app);
  expect(after.values[0]).not.toBe(before.values[0]);
  expect(after.values[1]!).toBeGreaterThan(before.values[1]!);

  const { name, text } = await app.download(() => panel(app).getByTestId("joint-map-save").click());
  expect(name).toContain("joint-map.csv");
  const lines = text.trim().split("\r\n");
  expect(lines).toHaveLength(1 + 128 * 128);
  const ends = ["joint_2", "joint_3"].flatMap((joint) => ["lower", "upper"].map((end) => `${joint} ${end} (°)`));
  expect(lines[0]!.split(",").slice(0, 4).map((head) => head.split("/").at(-1))).toEqual(ends);
  expect(lines[0]).toMatch(/,class,everywhere,part a,part b$/);

  await leftRobot(app).locator("[data-joint=joint_1]").getByTestId("joint-value").fill("20");
  await page.keyboard.press("Enter");
  await expect(panel(app)).toHaveAttribute("data-state", "searching");
  await panel(app).getByTestId("joint-map-cancel").click();
  await expect(panel(app).getByTestId("joint-map-find")).toBeFocused();
  await expect(panel(app)).toHaveAttribute("data-state", "none");
  await app.idle();
});

test("programs get ranges and maps of joints, and clear errors", async ({ app }) => {
  await app.open("robot-cell");
  const reply = await app.ask(async (nearpoint) => {
    const [robot] = nearpoint.robots();
    const failure = (work: Promise<unknown>) => work.then(String, (error: Error) => error.message);
    const ask = (joints: unknown) => nearpoint.jointMap({ robot: robot!.id, joints: joints as [string, string] });
    const ranges = await nearpoint.jointRanges(robot!.id);
    const map = await ask(["joint_1", 5]);
    return {
      known: ranges.joints.map(({ joint }) => joint),
      isComplete: !ranges.searching && ranges.joints.every(({ sections }) => sections.length > 0),
      size: map.cells.length,
      isWhole: map.complete,
      // Only the last of two requests has its map shown.
      meanwhile: await Promise.all([failure(ask([0, 1])), failure(ask([1, 0]))]),
      errors: [
        await failure(nearpoint.jointRanges()),
        await failure(ask(["joint_1", "elbow"])),
        await failure(ask(["joint_1", "joint_1"])),
        await failure(ask([0, 6])),
        await failure(ask(["joint_1"])),
      ],
    };
  });
  expect(reply).toMatchObject({ known: [0, 1, 2, 3, 4, 5], isComplete: true, size: 128 * 128, isWhole: true });
  expect(reply.meanwhile[0]).toContain("another map was requested meanwhile");
  expect(reply.meanwhile[1]).toBe("[object Object]");
  const expected = ["the scene has 2", "no joint “elbow”, but “joint_1”", "twice", "number 6", "two joints"];
  for (const [index, words] of expected.entries()) expect(reply.errors[index]).toContain(words);
});
