import { expectAccessible, phone } from "../fixtures/accessible.ts";
import { type App, expect, type File, test } from "../fixtures/app.ts";
import { box, obj } from "../fixtures/shapes.ts";

/** Two blocks whose sides are 30 apart. */
const blocks: File[] = ([["left", [0, 0, 0]], ["right", [50, 0, 0]]] as const).map(([name, at]) => ({
  name: `${name}.obj`,
  bytes: obj(box([...at], [20, 20, 20]), name),
}));

const kept = (app: App) => app.ask((nearpoint) => nearpoint.measures());
const place = async (app: App, point: [number, number, number]) => (await app.ask((nearpoint, point) => nearpoint.project(point), point))!;

test("two clicks measure, and the measurement follows its parts, is stored, undone and saved", async ({ app, page }) => {
  await app.open("empty");
  expect(await app.load(blocks)).toBeUndefined();
  await app.ask((nearpoint) => nearpoint.view({ standard: "front" }));
  await page.keyboard.press("l");
  await expect(app.byTestId("measure")).toBeVisible();

  // A face under the pointer shows its area before it is picked.
  await page.mouse.move(...(await place(app, [8, 0, 9])));
  await expect(app.byTestId("measure-current")).toContainText("400");
  // The edges that face each other: the second click keeps the distance.
  await page.mouse.click(...(await place(app, [20, 0, 7])));
  await expect(app.byTestId("measure")).toHaveAttribute("data-first", "true");
  await page.mouse.move(...(await place(app, [50, 0, 12])));
  await expect(page.locator("[data-testid=label][data-kind=measuring]")).toContainText("30 mm");
  await page.mouse.click(...(await place(app, [50, 0, 12])));
  await app.idle();
  const [row] = await kept(app);
  expect(row!.between!.error).toBe(0);
  expect(row!.between!.distance).toBeCloseTo(30, 9);
  expect(row!.between!.axes).toBeCloseTo(30, 9);
  expect(await app.ask((nearpoint) => nearpoint.parts().some((part) => part.selected))).toBe(false);

  await app.ask((nearpoint) => nearpoint.setPose("right", [1, 0, 0, 0, 12.5, 0, 0]));
  expect((await kept(app))[0]!.between!.distance).toBeCloseTo(42.5, 9);
  await expect(app.byTestId("measure-row")).toContainText("42.5");

  // A removed part takes its measurements with it, which is reported. Undo restores both, and a file keeps them.
  await app.ask(async (nearpoint) => {
    const right = nearpoint.parts().find((part) => part.name === "right")!.id;
    await nearpoint.command({ type: "remove", parts: [right] });
  });
  await expect(app.byTestId("toast").filter({ hasText: "1 measurement" })).toBeVisible();
  expect(await kept(app)).toEqual([]);
  await app.press("Control+z");
  expect((await kept(app))[0]!.between!.distance).toBeCloseTo(42.5, 9);
  const file = await app.ask((nearpoint) => nearpoint.sceneFile());
  expect(JSON.parse(file).measures).toHaveLength(1);

  const table = (await app.download("measure-csv")).text;
  expect(table.split("\r\n")[1]).toMatch(/^1,left,Edge,right,Edge,42\.5,0,42\.5,/);

  await page.keyboard.press("Escape");
  await expect(app.byTestId("measure")).toHaveCount(0);
  await expect(page.locator("[data-testid=label][data-kind=measure]")).toContainText("42.5 mm");

  expect((await app.ask((nearpoint) => nearpoint.boundingBox()))!.size).toEqual([82.5, 20, 20]);
  await page.keyboard.press("Control+a");
  await expect(app.byTestId("size")).toHaveText("82.5 × 20 × 20 mm");
  await app.byTestId("frame").click();
  await expect(app.byTestId("label").filter({ hasText: "82.5 × 20 × 20 mm" })).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: phone[0], height: phone[1] }, hasTouch: true });

  test("two taps measure the distance between parts of the reducer, as the check does", async ({ app, page }) => {
    await app.open("reducer");
    await app.byTestId("tool-measure").tap();
    await app.byTestId("measure-part").tap();
    // Two that are visible below the panel, which grows with the picks.
    const names: string[] = [];
    while (names.length < 2) {
      const panel = (await app.byTestId("measure").boundingBox())!;
      const [name, at] = await app.ask(
        async (nearpoint, [below, picked]) => {
          for (const { name } of nearpoint.parts()) {
            const isOnly = nearpoint.parts().filter((part) => part.name === name).length === 1;
            const at = isOnly && !picked.includes(name) ? await nearpoint.screenPositionOf(name) : undefined;
            if (at && at[1] > below) return [name, at] as const;
          }
          throw new Error("no part is seen below the panel");
        },
        [panel.y + panel.height, names] as const,
      );
      await page.touchscreen.tap(...at);
      await app.idle();
      names.push(name);
    }
    const [row] = await kept(app);
    expect(row!.picks.map((pick) => pick.kind)).toEqual(["part", "part"]);
    const pair = await app.pair(names[0]!, names[1]!);
    expect(row!.between!.distance).toBe(pair?.clearance?.distance ?? 0);
    await expect(app.byTestId("measure-row")).toBeVisible();
    await expectAccessible(page, [phone]);
    await app.byTestId("measure-clear").tap();
    await app.idle();
    expect(await kept(app)).toEqual([]);
    await app.byTestId("measure-close").tap();
    await expect(app.byTestId("measure")).toHaveCount(0);
  });
});
