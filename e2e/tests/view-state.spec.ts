import { expectAccessible, phone } from "../fixtures/accessible.ts";
import { type App, expect, type File, test } from "../fixtures/app.ts";
import { box, obj } from "../fixtures/shapes.ts";

/** A post with a bar in it, behind a wall, under a roof and inside walls: something is always in the way. */
const blocks: File[] = (
  [
    ["post", [0, 0, 0], [20, 20, 100]],
    ["bar", [0, 0, 40], [60, 10, 10]],
    ["second bar", [0, 0, 70], [10, 60, 10]],
    ["front", [-100, -60, -50], [300, 10, 200]],
    ["back", [-100, 120, -50], [300, 10, 200]],
    ["left", [-110, -60, -50], [10, 190, 200]],
    ["right", [200, -60, -50], [10, 190, 200]],
    ["roof", [-110, -60, 150], [320, 190, 10]],
    ["floor", [-110, -60, -60], [320, 190, 10]],
  ] as const
).map(([name, at, size]) => ({ name: `${name}.obj`, bytes: obj(box([...at], [...size]), name) }));

const sight = (app: App) => app.ask((nearpoint) => nearpoint.sight());
const camera = (app: App) => app.ask((nearpoint) => nearpoint.camera());

async function opened(app: App): Promise<void> {
  await app.open("empty");
  expect(await app.load(blocks)).toBeUndefined();
  await app.ask((nearpoint) => nearpoint.view({ standard: "iso" }));
}

test("a click on a clash shows it, N and P go on, and Escape restores view, visibility and selection", async ({ app }) => {
  await opened(app);
  const clashes = await app.ask((nearpoint) => nearpoint.results().filter((row) => row.severity === "interference"));
  expect(clashes.length).toBeGreaterThan(1);
  await app.ask(async (nearpoint) => {
    const bar = nearpoint.parts().find((part) => part.name === "bar")!.id;
    await nearpoint.command({ type: "setVisible", parts: [bar], visible: false });
    await nearpoint.command({ type: "select", parts: [nearpoint.parts()[0]!.id] });
  });
  const [before, chosen, hidden] = [await camera(app), await app.selected(), await app.pixels("red")];

  await app.byTestId("result").first().click();
  await app.idle();
  const [a, b] = [clashes[0]!.a, clashes[0]!.b];
  await expect(app.byTestId("shown")).toHaveAttribute("data-pair", `${a}-${b}`);
  const { shown, gone } = await sight(app);
  expect(shown).toEqual([a, b]);
  expect(gone.length, "walls are all around").toBeGreaterThan(0);
  expect(await camera(app)).not.toEqual(before);
  // The intersection is visible although walls surround it.
  expect(await app.pixels("red")).toBeGreaterThan(hidden + 2000);

  await app.press("n");
  expect((await sight(app)).shown).toEqual([clashes[1]!.a, clashes[1]!.b]);
  await app.press("p");
  expect((await sight(app)).shown).toEqual([a, b]);

  await app.press("Escape");
  await expect(app.byTestId("shown")).toHaveCount(0);
  expect(await camera(app)).toEqual(before);
  await expect.poll(() => app.selected()).toEqual(chosen);
  const visible = await app.ask((nearpoint) => nearpoint.parts().filter((part) => !part.visible).map((part) => part.name));
  expect(visible).toEqual(["bar"]);
});

test("section planes are dragged by handle and slider, and hidden sides are not picked", async ({ app, page }) => {
  await opened(app);
  await app.ask((nearpoint) => nearpoint.view({ standard: "front" }));
  const box = (await page.locator("#stage canvas").boundingBox())!;
  const middle = [box.x + box.width / 2, box.y + box.height / 2] as const;
  const at = () => app.ask((nearpoint, [x, y]) => nearpoint.pickAt(x!, y!), middle as unknown as number[]);
  const name = async () => {
    const hit = await at();
    return app.ask((nearpoint, part) => nearpoint.parts().find(({ id }) => id === part)?.name, hit?.part);
  };
  expect(await name()).toBe("front");
  await app.press("c");
  await expect(app.byTestId("plane")).toHaveAttribute("data-axis", "y");
  expect(await name()).not.toBe("front");

  // The plane follows its slider, and its other side is cut away.
  await app.byTestId("plane-place").fill("0");
  await app.idle();
  expect(await name()).toBe("back");
  await app.click("plane-x");
  const [cut] = (await sight(app)).cuts;
  expect(cut!.normal).toEqual([1, 0, 0]);

  // A plane across X, seen from the front, is dragged to the right with the mouse.
  const middleOf = await app.ask((nearpoint) => nearpoint.project([50, 35, 50]));
  const [x, y] = middleOf!;
  await app.drag([x, y], [x + 60, y], 4);
  expect((await sight(app)).cuts[0]!.offset).toBeGreaterThan(cut!.offset + 5);

  const rows = await app.ask((nearpoint) => nearpoint.section("x", "y", "z", { normal: [1, 1, 0], offset: 10 }));
  expect(rows).toHaveLength(4);
  await app.byTestId("plane-add").click();
  await expect(app.byTestId("toast").filter({ hasText: "four section planes" })).toBeVisible();
  await app.ask((nearpoint) => nearpoint.section());
  await expect(app.byTestId("planes")).toHaveCount(0);
});

test("the view cube turns the view with mouse and keys; an orthographic view shows, picks and saves", async ({ app, page }) => {
  await opened(app);
  const cube = app.byTestId("cube");
  const target = (await camera(app)).target;
  await app.click("cube-front");
  await expect(cube).toHaveAttribute("data-sides", "front");
  await page.keyboard.press("ArrowRight");
  await expect(app.byTestId("cube-front-right")).toBeFocused();
  await expect(cube).toHaveAttribute("data-sides", "front right");
  await page.keyboard.press("ArrowUp");
  await expect(cube).toHaveAttribute("data-sides", "front right top");
  await app.idle();
  const { eye, target: after } = await camera(app);
  expect(after).toEqual(target);
  expect(eye[0] - after[0]).toBeCloseTo(after[1] - eye[1], 6);

  // Lengths have the same size at every depth, and what is under the pointer is picked.
  await app.press("5");
  await expect(app.byTestId("orthographic")).toHaveAttribute("aria-pressed", "true");
  await app.ask((nearpoint) => nearpoint.view({ standard: "front" }));
  const widths = await app.ask((nearpoint) =>
    Promise.all([-60, 130].map(async (y) => (await nearpoint.project([200, y, 0]))![0] - (await nearpoint.project([-100, y, 0]))![0])),
  );
  expect(widths[0]).toBeCloseTo(widths[1]!, 6);
  const hit = await app.ask(async (nearpoint) => {
    const [x, y] = (await nearpoint.project([50, -60, 50]))!;
    const part = (await nearpoint.pickAt(x, y))?.part;
    return nearpoint.parts().find(({ id }) => id === part)?.name;
  });
  expect(hit).toBe("front");
  expect(await app.colours()).toBeGreaterThan(20);
  const file = JSON.parse(await app.ask((nearpoint) => nearpoint.sceneFile()));
  expect(file.camera.orthographic).toBe(true);
  await app.click("orthographic");
  expect((await camera(app)).orthographic ?? false).toBe(false);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: phone[0], height: phone[1] }, hasTouch: true });

  test("a tap on a clash shows it, another sections it, a third restores the view", async ({ app, page }) => {
    await opened(app);
    const before = await camera(app);
    await app.byTestId("result").first().tap();
    await app.idle();
    await app.byTestId("shown-section").tap();
    await app.idle();
    await expect(app.byTestId("plane")).toHaveCount(1);
    expect(await app.pixels("red")).toBeGreaterThan(300);
    await expectAccessible(page, [phone]);
    await app.byTestId("shown-section").tap();
    await app.byTestId("shown-leave").tap();
    await app.idle();
    expect(await camera(app)).toEqual(before);
  });
});
