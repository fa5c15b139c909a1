import { phone } from "../fixtures/accessible.ts";
import { type App, expect, test } from "../fixtures/app.ts";

const lid = "housing cover";
const hinge = (app: App) => app.ask((nearpoint, lid) => nearpoint.pivot(lid), lid);

/** Returns a position on the page where a part is round. */
const roundPlace = (app: App, part: string) =>
  app.ask(async (nearpoint, name) => {
    const part = nearpoint.parts().find((part) => part.name === name)!;
    const [x, y] = (await nearpoint.screenPositionOf(name))!;
    for (let reach = 0; reach < 160; reach += 8)
      for (const [right, down] of [[0, 0], [1, 0], [0, 1], [-1, 0], [0, -1], [1, 1], [-1, -1], [1, -1], [-1, 1]] as const) {
        const at: [number, number] = [x + right * reach, y + down * reach];
        const picked = await nearpoint.pickAt(...at);
        if (picked?.part !== part.id) continue;
        const pivot = await nearpoint.pivot(name, { face: picked.point });
        await nearpoint.undo();
        if (pivot?.axis) return at;
      }
    return undefined;
  }, part);

test("the cover of the reducer swings about the axis of a clicked shaft, by mouse and by a typed angle, and is undone", { tag: "@full" }, async ({ app, page }) => {
  await app.open("reducer");
  await app.ask(async (nearpoint, lid) => {
    const parts = nearpoint.parts().filter(({ name }) => [lid, "output shaft"].includes(name)).map(({ id }) => id);
    await nearpoint.command({ type: "isolate", parts });
    await nearpoint.command({ type: "select", parts: [nearpoint.parts().find(({ name }) => name === lid)!.id] });
    await nearpoint.view({ standard: "iso" });
    await nearpoint.view({ fit: true });
  }, lid);
  const onShaft = await roundPlace(app, "output shaft");
  expect(onShaft, "the shaft's wall is seen").toBeDefined();
  await app.byTestId("pivot-set").click();
  await expect(app.byTestId("picking")).toHaveAttribute("data-for", "pivot");
  await page.mouse.click(...onShaft!);
  await app.idle();
  await expect(app.byTestId("picking")).toHaveCount(0);
  const { at, axis } = (await hinge(app))!;
  expect(Math.hypot(...axis!)).toBeCloseTo(1);

  // A drag of the cover swings it, and points on the axis stay.
  const grabbed = (await app.ask((nearpoint, lid) => nearpoint.screenPositionOf(lid), lid))!;
  await page.mouse.move(...grabbed);
  await page.mouse.down();
  await page.mouse.move(grabbed[0] + 70, grabbed[1] + 50, { steps: 8 });
  await expect(app.byTestId("label").filter({ hasText: "°" })).toBeVisible();
  await app.release();
  const swung = (await hinge(app))!;
  expect(Math.abs(swung.angle!)).toBeGreaterThan(0.02);
  for (const i of [0, 1, 2]) {
    expect(swung.at[i]).toBeCloseTo(at[i]!, 6);
    expect(swung.axis![i]).toBeCloseTo(axis![i]!, 9);
  }

  await app.byTestId("hinge-angle").fill("30");
  await app.press("Enter");
  expect((await hinge(app))!.angle).toBeCloseTo(Math.PI / 6, 9);
  await app.byTestId("hinge-most").fill("40");
  await app.press("Enter");
  expect(await app.ask((nearpoint, lid) => nearpoint.swing(lid, 90), lid)).toBeCloseTo(40, 6);
  const file = JSON.parse(await app.ask((nearpoint) => nearpoint.sceneFile()));
  expect(file.parts.filter(({ pivot }: { pivot?: object }) => pivot)).toHaveLength(1);
  for (const angle of [Math.PI / 6, Math.PI / 6, swung.angle!, 0]) {
    await app.ask((nearpoint) => nearpoint.undo());
    expect((await hinge(app))!.angle ?? 0).toBeCloseTo(angle, 9);
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: phone[0], height: phone[1] }, hasTouch: true });

  test("a plane is set along a face and through three tapped points, and three points on a line are refused", async ({ app, page }) => {
    await app.open("box-in-box");
    await app.ask((nearpoint) => nearpoint.section("z"));
    await app.byTestId("plane-points").click();
    await expect(app.byTestId("picking")).toHaveAttribute("data-for", "points");
    const plane = await app.ask(async (nearpoint) => {
      const [x, y] = (await nearpoint.screenPositionOf(nearpoint.parts()[0]!.id))!;
      return { x, y };
    });
    // Three taps at one position: the second is recognised as equal to the first.
    await page.touchscreen.tap(plane.x, plane.y);
    await page.touchscreen.tap(plane.x, plane.y);
    await expect(app.byTestId("toast").filter({ hasText: "already picked" })).toBeVisible();
    await app.byTestId("picking-cancel").click();
    await expect(app.byTestId("picking")).toHaveCount(0);

    const said = await app.ask((nearpoint) =>
      nearpoint.section({ points: [[0, 0, 0], [1, 0, 0], [2, 0, 0]] }).then(String, (error: Error) => error.message),
    );
    expect(said).toContain("on one line");
    await app.byTestId("plane-face").click();
    await page.touchscreen.tap(plane.x, plane.y);
    await app.idle();
    await expect(app.byTestId("picking")).toHaveCount(0);
    const { cuts } = await app.ask((nearpoint) => nearpoint.sight());
    expect(cuts).toHaveLength(1);
  });
});
