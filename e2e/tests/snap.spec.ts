import { type App, expect, test } from "../fixtures/app.ts";
import { choose, touchDrag, DragGesture, dragTextOf, interfering, shown } from "../fixtures/drag.ts";
import { defaultSnap } from "../../web/src/state/drag-state.ts";

/** A loose cube of 70 mm, tilted, 80 above a table; its centre is at (10, −20). Walls have their faces at x = 140 and y = 140. */
const scene = "face-constraints";
const half = 35;
const wall = 140;

/** Grabs the cube in the front view: drags go along x and z. */
async function atTheFront(app: App): Promise<DragGesture> {
  await app.open(scene);
  await app.ask(async (nearpoint) => {
    await nearpoint.view({ standard: "front" });
    await nearpoint.view({ fit: true });
  });
  return DragGesture.of(app, "cube");
}

/** The move to just above where the cube rests on the table. */
const down = 37 - 80;

test("a cube snaps to the table, slides, snaps to a wall, and is pulled off again", async ({ app, page }) => {
  const grab = await atTheFront(app);
  await choose(app, "snap");
  const before = await shown(app, "cube");
  await grab.press();
  await grab.to([0, 0, down]);
  const panel = app.byTestId("hand");
  await expect(panel).toHaveAttribute("data-freedoms", "3");
  await expect(panel).toContainText("slide in a plane, turn about the face’s normal");
  await expect(panel).toContainText("cube → table");
  await expect(page.locator("#hand-announcer")).toContainText("cube snapped to table, face on face.");
  expect((await shown(app, "cube"))[6]).toBeCloseTo(half, 6);
  expect((await app.pair("cube", "table"))?.kind).toBe("touching");

  // Along the table it follows the pointer.
  const [x] = (await shown(app, "cube")).slice(4);
  await grab.to([-40, 0, down]);
  const slid = await shown(app, "cube");
  expect(slid[4]! - x!).toBeLessThan(-25);
  expect(slid[6]).toBeCloseTo(half, 6);

  // The wall is a second face.
  await grab.to([wall - half + 2 - 10, 0, down]);
  await expect(panel).toHaveAttribute("data-freedoms", "1");
  await expect(app.byTestId("hold")).toHaveCount(2);
  const cornered = await shown(app, "cube");
  expect(cornered[4]).toBeCloseTo(wall - half, 6);
  expect(cornered[6]).toBeCloseTo(half, 6);
  expect(await interfering(app)).toBe(0);

  // Away from both.
  await grab.to([-20, 0, 30], 16);
  await expect(panel).toHaveAttribute("data-freedoms", "6");
  await expect(page.locator("#hand-announcer")).toContainText(/cube released from (table|side wall): the part was pulled away/);
  await app.release();
  await expect(panel).toBeHidden();
  expect(await dragTextOf(app)).toBeNull();

  // One undo entry for all of it.
  await app.click("undo");
  expect(await shown(app, "cube")).toEqual(before);
  await expect(app.byTestId("undo")).toBeDisabled();
});

test("a part stops at an obstacle, slides along it, and interferes with nothing", async ({ app }) => {
  const grab = await atTheFront(app);
  await choose(app, "stop");
  await grab.press();
  await grab.to([0, 0, -120]);
  await expect(app.byTestId("hand-stopped")).toHaveText("Stopped by table");
  const stopped = await shown(app, "cube");
  expect(stopped[6]).toBeGreaterThan(half);
  expect(await interfering(app)).toBe(0);
  await grab.to([60, 0, -120]);
  const slid = await shown(app, "cube");
  expect(slid[4]! - stopped[4]!).toBeGreaterThan(50);
  expect(slid[6]).toBeCloseTo(stopped[6]!, 1);
  expect(await interfering(app)).toBe(0);
  await app.release();
  expect(await shown(app, "cube")).toEqual(slid);
});

test("a finger snaps a part like the mouse", async ({ app, page }) => {
  const grab = await atTheFront(app);
  await choose(app, "snap");
  const touch = await touchDrag(page);
  await touch.down(grab.start);
  await touch.up();
  await expect.poll(() => app.ask((nearpoint) => nearpoint.parts().filter(({ selected }) => selected).length)).toBe(1);
  await touch.down(grab.start);
  await touch.move(await grab.at([0, 0, down]));
  await app.idle();
  await expect(app.byTestId("hand")).toHaveAttribute("data-freedoms", "3");
  await touch.up();
  await app.idle();
  expect((await shown(app, "cube"))[6]).toBeCloseTo(half, 6);
});

test("the keyboard alone selects the mode and snaps", async ({ app, page }) => {
  await app.open(scene);
  await page.keyboard.press("/");
  await page.keyboard.type("cube");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect.poll(() => app.ask((nearpoint) => nearpoint.parts().filter(({ selected }) => selected).length)).toBe(1);
  for (const mode of ["stop", "snap"]) {
    await page.keyboard.press("m");
    await expect(app.byTestId("drag-mode")).toHaveAttribute("data-mode", mode);
  }
  await page.locator("#stage canvas").focus();
  for (const key of ["g", "z", ...String(down)]) await page.keyboard.press(key);
  await app.idle();
  await expect(app.byTestId("hand")).toHaveAttribute("data-freedoms", "3");
  await app.press("Enter");
  expect((await shown(app, "cube"))[6]).toBeCloseTo(half, 6);
  // The switch itself, by its arrow keys.
  await page.getByRole("radio", { name: "Snap" }).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(app.byTestId("drag-mode")).toHaveAttribute("data-mode", "stop");
});

test("the mode can be changed during a drag, and the dragged pose stays", async ({ app }) => {
  const grab = await atTheFront(app);
  await choose(app, "snap");
  await grab.press();
  await grab.to([0, 0, down]);
  expect((await shown(app, "cube"))[6]).toBeCloseTo(half, 6);
  await app.ask((nearpoint) => nearpoint.setDragMode("detect"));
  expect(await dragTextOf(app)).toBeNull();
  const free = await shown(app, "cube");
  expect(free[6]).toBeGreaterThan(half + 1);
  await app.ask((nearpoint) => nearpoint.setDragMode("snap"));
  expect((await dragTextOf(app))!.poses[0]![1][6]).toBeCloseTo(free[6]!, 9);
  await app.release();
});

test("M changes the mode during a drag, and the switch shows it", async ({ app, page }) => {
  const grab = await atTheFront(app);
  await grab.press();
  await grab.to([10, 0, 0]);
  for (const mode of ["stop", "snap", "detect"]) {
    await page.keyboard.press("m");
    await expect(app.byTestId("drag-mode")).toHaveAttribute("data-mode", mode);
  }
  await app.release();
});

test("invalid settings are refused with a sentence and change nothing", async ({ app, page }) => {
  await app.open(scene);
  expect(await app.ask((nearpoint) => nearpoint.snap()), "what the page takes for granted of a new engine").toEqual(defaultSnap);
  await app.byTestId("snapping").locator("summary").click();
  const field = app.byTestId("snap-threshold");
  await field.fill("2");
  await field.press("Enter");
  await expect(app.byTestId("toast").first()).toContainText("“2” is not a share");
  await expect(field).toHaveValue("0.05");
  await field.fill("0.2");
  await field.press("Enter");
  await expect.poll(() => app.ask((nearpoint) => nearpoint.snap().threshold)).toBe(0.2);
  const refused = await app.ask((nearpoint) => nearpoint.setSnap({ pull: -1 }).then(() => "", (error: Error) => error.message));
  expect(refused).toContain("pull");
  expect((await app.ask((nearpoint) => nearpoint.snap())).pull).toBe(0.5);

  // It is remembered for the next visit, as the mode is.
  await page.keyboard.press("Escape");
  await choose(app, "snap");
  expect(await app.ask((nearpoint) => nearpoint.link())).toContain("&d=snap");
  await app.open(scene, "?again");
  expect(await app.ask((nearpoint) => [nearpoint.dragMode(), nearpoint.snap().threshold])).toEqual(["snap", 0.2]);
  await app.byTestId("snapping").locator("summary").click();
  await app.byTestId("snap-reset").click();
  await expect.poll(() => app.ask((nearpoint) => nearpoint.snap().threshold)).toBe(0.05);
});

test("a program drags as the mouse does, and reads the constraints", async ({ app }) => {
  await app.open(scene);
  const holds = await app.ask(async (nearpoint) => {
    await nearpoint.setDragMode("snap");
    const holds: (number | undefined)[] = [];
    await nearpoint.drag("cube", { by: [0, 0, -43], steps: 4, each: (_, hand) => void holds.push(hand?.held.length) });
    return holds;
  });
  expect(holds.at(-1)).toBe(1);
  expect((await shown(app, "cube"))[6]).toBeCloseTo(half, 6);
  expect(await dragTextOf(app)).toBeNull();
});
