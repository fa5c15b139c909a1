import { desktop, expectAccessible, phone } from "../fixtures/accessible.ts";
import { deepAssembly } from "../fixtures/assembly.ts";
import { type App, expect, test } from "../fixtures/app.ts";
import { box, glbAssembly } from "../fixtures/shapes.ts";

const small = glbAssembly(box([0, 0, 0], [1, 1, 1]), [
  { name: "base", at: [0, 0, 0] },
  {
    name: "arm",
    children: [
      { name: "upper", at: [5, 0, 0] },
      { name: "hand", children: [{ name: "thumb", at: [10, 0, 0] }, { name: "finger", at: [15, 0, 0] }] },
    ],
  },
]);

/** Only pairs in contact are checked, because thousands of parts have too many neighbours. */
const scene = JSON.stringify({ version: 1, within: 0, models: [{ url: "assembly.glb" }] });

async function open(app: App, bytes: Buffer): Promise<void> {
  await app.open("empty");
  expect(await app.load([{ name: "assembly.glb", bytes }, { name: "scene.json", bytes: Buffer.from(scene) }])).toBeUndefined();
}

const group = (app: App, name: string) => app.byTestId("part-tree").locator(`[data-testid=group][data-key$="${name}"]`);
const visible = (app: App) => app.ask((nearpoint) => nearpoint.parts().filter((part) => part.visible).map((part) => part.name));

test("a group's row folds, selects, hides, isolates and colours its whole group", async ({ app }) => {
  await open(app, small);
  const arm = group(app, "arm");
  await expect(arm).toHaveAttribute("data-parts", "3");
  await expect(app.byTestId("part")).toHaveCount(4);
  await arm.getByTestId("fold").click();
  await expect(arm).toHaveAttribute("aria-expanded", "false");
  await expect(app.byTestId("part")).toHaveCount(1);

  await arm.click();
  await expect.poll(() => app.selected()).toEqual(["upper", "thumb", "finger"]);
  await expect(arm).toHaveAttribute("aria-selected", "true");
  await expect(arm, "choosing a folded group leaves it folded").toHaveAttribute("aria-expanded", "false");

  await arm.hover();
  await arm.getByTestId("row-hide").click();
  await expect.poll(() => visible(app)).toEqual(["base"]);
  await arm.getByTestId("row-isolate").click();
  await expect.poll(() => visible(app)).toEqual(["upper", "thumb", "finger"]);

  const before = await app.ask((nearpoint) => nearpoint.parts().map((part) => part.colour));
  await arm.getByTestId("row-colour").fill("#00ff00");
  const colours = () => app.ask((nearpoint) => nearpoint.parts().map((part) => part.colour.slice(0, 3)));
  await expect.poll(async () => (await colours()).slice(1)).toEqual([[0, 1, 0], [0, 1, 0], [0, 1, 0]]);
  await app.ask((nearpoint) => nearpoint.undo());
  expect(await app.ask((nearpoint) => nearpoint.parts().map((part) => part.colour)), "one undo entry").toEqual(before);
});

test("a drag of one part of a selected group moves the group", async ({ app, page }) => {
  await open(app, small);
  await group(app, "hand").click();
  await expect.poll(() => app.selected()).toEqual(["thumb", "finger"]);
  const places = () => app.ask((nearpoint) => nearpoint.parts().map(({ pose }) => pose.slice(4)));
  const before = await places();
  await page.locator("#stage canvas").focus();
  for (const key of ["g", "x", "2", "Enter"]) await page.keyboard.press(key);
  await app.idle();
  const moved = (await places()).map((place, part) => place.map((value, axis) => value - before[part]![axis]!));
  expect(moved).toEqual([[0, 0, 0], [0, 0, 0], [2, 0, 0], [2, 0, 0]]);
});

test("selecting a part in the picture opens its groups in the tree", async ({ app }) => {
  await open(app, small);
  await app.byTestId("fold-all").click();
  await expect(app.byTestId("part")).toHaveCount(1);
  await app.ask((nearpoint) => nearpoint.command({ type: "select", parts: [nearpoint.parts()[3]!.id] }));
  await expect(app.byTestId("part").and(app.page.locator("[aria-selected=true]"))).toBeInViewport();
});

test("a tree of ten levels and five thousand parts has few rows in the page, and all can be reached", async ({ app, page }) => {
  await open(app, deepAssembly(5000, 10));
  const rows = app.byTestId("part-tree").getByRole("treeitem");
  expect(await rows.count()).toBeLessThan(100);
  await rows.first().focus();
  await page.keyboard.press("End");
  const focused = page.locator("[role=treeitem]:focus");
  await expect(focused).toContainText(/bolt 4999 in Sub-assembly/);
  await expect(focused).toHaveAttribute("aria-level", "11");
  await expect(focused).toBeInViewport();
  await page.keyboard.press("ArrowLeft");
  await expect(focused).toContainText(/Sub-assembly of level 10, number 999 in/);
  await expect(focused).toBeInViewport();

  // The wheel scrolls the focused row away, and the focus stays.
  const key = (await focused.getAttribute("data-key"))!;
  await app.byTestId("part-tree").locator("..").evaluate((scroller) => scroller.scrollTo(0, 0));
  await expect(rows.nth(0)).toHaveAttribute("aria-posinset", "1");
  await expect(rows.nth(0)).toBeInViewport();
  await expect(focused).toHaveAttribute("data-key", key);
  // Removed rows leave nothing: each remaining one has a marker before and after it.
  const markers = await app.byTestId("part-tree").evaluate((tree) => [...tree.childNodes].filter(({ nodeType }) => nodeType === Node.COMMENT_NODE).length);
  expect(markers).toBeLessThan(2 * (await rows.count()) + 10);
  await app.byTestId("part-filter").fill("bolt 123");
  await expect(app.byTestId("part")).toHaveCount(11);
  await app.byTestId("part-filter").fill("");
  await expectAccessible(page, [desktop, phone]);
});
