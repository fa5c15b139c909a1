import { expectAccessible, phone } from "../fixtures/accessible.ts";
import { type App, expect, test } from "../fixtures/app.ts";
import { box, glbAssembly } from "../fixtures/shapes.ts";

const assembly = glbAssembly(box([0, 0, 0], [4, 4, 4]), [
  { name: "base", at: [0, 0, 0] },
  { name: "arm", children: [{ name: "upper", at: [3, 0, 0] }, { name: "lower", at: [3, 3, 0] }] },
]);

async function opened(app: App): Promise<void> {
  await app.open("empty");
  expect(await app.load([{ name: "assembly.glb", bytes: assembly }])).toBeUndefined();
  await app.ask((nearpoint) => nearpoint.view({ standard: "front" }));
}

const exploded = (app: App) => app.ask((nearpoint) => nearpoint.sight().exploded);
const place = async (app: App, part: string): Promise<[number, number]> => (await app.ask((nearpoint, part) => nearpoint.screenPositionOf(part), part))!;

test.describe("in motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("the slider draws parts apart while the checks stay; Escape draws them together, and the view glides", async ({ app, page }) => {
    await opened(app);
    const before = await app.ask(async (nearpoint) => [await nearpoint.hash(), JSON.stringify(nearpoint.parts()), await nearpoint.camera()] as const);
    await app.press("a");
    expect(await exploded(app)).toBe(0.6);
    await app.byTestId("apart-share").fill("100");
    await app.idle();
    expect(await exploded(app)).toBe(1);
    await expect(app.byTestId("tool-explode")).toHaveAttribute("aria-pressed", "true");
    const after = await app.ask(async (nearpoint) => [await nearpoint.hash(), JSON.stringify(nearpoint.parts()), await nearpoint.camera()] as const);
    expect(after.slice(0, 2)).toEqual(before.slice(0, 2));

    // It is picked where it is drawn, and a drag of it turns the view.
    const [x, y] = await place(app, "lower");
    await page.mouse.click(x, y);
    await expect.poll(() => app.selected()).toEqual(["lower"]);
    await page.mouse.down();
    await page.mouse.move(x + 40, y + 10, { steps: 3 });
    await app.release();
    expect(await app.ask((nearpoint) => JSON.stringify(nearpoint.parts().map(({ pose }) => pose)))).toBe(
      JSON.stringify((JSON.parse(before[1]) as { pose: number[] }[]).map(({ pose }) => pose)),
    );
    expect(await app.ask((nearpoint) => nearpoint.camera())).not.toEqual(after[2]);
    await page.keyboard.press("g");
    await expect(app.byTestId("toast").filter({ hasText: "spread apart" })).toBeVisible();

    // A clash is shown in its real position; then everything is as before.
    await app.byTestId("result").first().click();
    await app.idle();
    await expect(app.byTestId("apart")).toHaveCount(0);
    expect(await app.pixels("red")).toBeGreaterThan(500);
    await page.keyboard.press("Escape");
    await expect(app.byTestId("apart")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(app.byTestId("apart")).toHaveCount(0);
    expect(await exploded(app)).toBe(0);
    // The answers are available at once, and the page is idle when the view has arrived.
    await page.keyboard.press("7");
    const reported = await app.ask(async (nearpoint) => {
      await nearpoint.answered();
      return nearpoint.camera();
    });
    await app.idle();
    expect(await app.ask((nearpoint) => nearpoint.camera())).toEqual(reported);
    await expect(page.locator("html")).toHaveAttribute("data-state", "idle");
  });
});

test.describe("menus", () => {
  test.use({ hasTouch: true });

  test("menus list the actions for parts, results and the picture: by mouse, keys and a resting finger", async ({ app, page }) => {
    await opened(app);
    const menu = app.byTestId("context-menu");
    const [x, y] = await place(app, "base");
    // A right drag pans and opens no menu; a right click without movement does.
    await page.mouse.move(x, y);
    await page.mouse.down({ button: "right" });
    await page.mouse.move(x + 40, y, { steps: 3 });
    await page.mouse.up({ button: "right" });
    await app.idle();
    await expect(menu).toBeHidden();
    const [nowX, nowY] = await place(app, "base");
    await page.mouse.click(nowX, nowY, { button: "right" });
    await expect(menu).toHaveAttribute("aria-label", "base");
    await expect.poll(() => app.selected()).toEqual(["base"]);
    await expectAccessible(page);
    await app.byTestId("menu-alike").click();
    await expect.poll(() => app.selected()).toEqual(["base", "upper", "lower"]);

    // By keys, on a row of the tree; the focus returns.
    const row = app.byTestId("part").filter({ hasText: "lower" });
    await row.click();
    await row.press("Shift+F10");
    await expect(app.byTestId("menu-hide")).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(app.byTestId("menu-isolate")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(row).toBeFocused();
    await row.press("Shift+F10");
    await expect(app.byTestId("menu-hide")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect.poll(() => app.ask((nearpoint) => nearpoint.parts().find((part) => part.name === "lower")!.visible)).toBe(false);

    const result = app.byTestId("result").first();
    await result.click({ button: "right" });
    await expect(app.byTestId("menu-status-approved")).toHaveAttribute("aria-checked", "false");
    await app.byTestId("menu-isolate").click();
    await expect.poll(() => app.ask((nearpoint) => nearpoint.parts().filter((part) => part.visible).length)).toBe(2);

    // A finger that rests on the background.
    await page.setViewportSize({ width: phone[0], height: phone[1] });
    await app.idle();
    const stage = (await page.locator("#stage canvas").boundingBox())!;
    const finger = await page.context().newCDPSession(page);
    const touch = { x: stage.x + 12, y: stage.y + stage.height - 12 };
    await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [touch] });
    await expect(app.byTestId("menu-look-top")).toBeVisible();
    await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await expectAccessible(page, [phone]);
    await app.byTestId("menu-explode").tap();
    await expect(app.byTestId("apart")).toBeVisible();
    await app.idle();
    expect(await exploded(app)).toBeGreaterThan(0);
  });
});
