import { expect, test } from "../fixtures/app.ts";
import { manyBoxes } from "../fixtures/many-boxes.ts";

test("the list has all pairs that are not clear, and the clear pairs on one press; N steps through the listed pairs", async ({ app, page }) => {
  await app.open("reducer-faulty");
  // The undecided pairs of coarse meshes are one closed line.
  await app.byTestId("bunch").click();
  const all = await app.ask((nearpoint) => nearpoint.results().map(({ severity }) => severity));
  const clear = all.filter((severity) => severity === "clear").length;
  expect(clear).toBeGreaterThan(0);
  const rows = app.byTestId("result");
  const toggle = app.byTestId("clear-pairs");
  await expect(rows).toHaveCount(all.length - clear);
  await expect(toggle).toHaveAttribute("data-count", String(clear));

  // There is none after the last listed one.
  await rows.last().click();
  const last = await rows.last().getAttribute("data-pair");
  await app.press("n");
  await expect(app.byTestId("shown")).toHaveAttribute("data-pair", last!);

  await toggle.click();
  await expect(toggle).toHaveAttribute("aria-pressed", "true");
  await expect(rows.first()).toHaveAttribute("aria-setsize", String(all.length + 1));
  await page.keyboard.press("n");
  await expect(app.byTestId("shown")).not.toHaveAttribute("data-pair", last!);
  await toggle.click();
  await expect(rows).toHaveCount(all.length - clear);
  expect(await app.ask((nearpoint) => nearpoint.results().length)).toBe(all.length);
});

test("both names of a row are visible to their ends, in short and in long lists", async ({ app }) => {
  const name = "Basic Wall:Interior - Partition (92mm Stud):1386";
  for (const [count, isLong] of [[40, false], [220, true]] as const) {
    await app.open("empty");
    const boxes = manyBoxes(count, 1);
    const bytes = Buffer.from(boxes.bytes.toString().replaceAll('"box ', `"${name}`));
    await app.load([{ ...boxes, bytes }]);
    await app.idle();
    const list = app.byTestId("result-rows");
    await expect(list).toHaveClass(isLong ? /long/ : /rows/);
    const ends = list.locator("[data-testid=result]").first().locator(".name > span:last-child");
    await expect(ends).toHaveCount(2);
    for (const end of await ends.all()) {
      const isSeen = await end.evaluate((element) => {
        const [own, row] = [element.getBoundingClientRect(), element.closest("li")!.getBoundingClientRect()];
        return own.width > 0 && own.right <= row.right && own.bottom <= row.bottom;
      });
      expect(isSeen).toBe(true);
    }
  }
});

test("filters narrow the list together with the search; an empty list says why and is filled again", async ({ app }) => {
  await app.open("reducer-faulty");
  const rows = app.byTestId("result");
  await expect(app.byTestId("filter-notClear")).toHaveAttribute("aria-pressed", "true");
  await app.byTestId("kpi-interfere").click();
  await expect(rows).toHaveCount(4);
  await app.byTestId("result-filter").fill("bolt");
  await expect(rows).toHaveCount(1);
  await app.byTestId("result-filter").fill("bolt of nothing");
  await expect(rows).toHaveCount(0);
  await expect(app.byTestId("clear-filters").locator("..")).toContainText("interfere, “bolt of nothing”");
  await app.byTestId("clear-filters").click();
  await expect(rows).not.toHaveCount(0);
  await expect(app.byTestId("result-filter")).toHaveValue("");
});

test("panels are widened with the pointer and with keys, keep their width, and return to the default", async ({ app, page }) => {
  await app.open("spheres");
  const [panel, edge] = [page.locator("#results"), app.byTestId("splitter-right")];
  const width = async () => (await panel.boundingBox())!.width;
  const usual = await width();
  const { x, y } = (await edge.boundingBox())!;
  await page.mouse.move(x + 4, y + 200);
  await page.mouse.down();
  await page.mouse.move(x - 76, y + 200, { steps: 4 });
  await page.mouse.up();
  await expect.poll(width).toBe(usual + 80);
  await edge.focus();
  await page.keyboard.press("ArrowLeft");
  await expect.poll(width).toBe(usual + 96);
  await expect(edge).toHaveAttribute("aria-valuenow", String(usual + 96));
  await app.byTestId("splitter-left").focus();
  await page.keyboard.press("Home");
  await expect(app.byTestId("splitter-left")).toHaveAttribute("aria-valuenow", "200");

  await app.reload();
  expect(await width()).toBe(usual + 96);
  await edge.dblclick();
  await expect.poll(width).toBe(usual);
});

test("the tests are in a tab of their own, chosen with the mouse and with keys; rows have space while two are selected", async ({ app, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await app.open("reducer-faulty");
  await app.byTestId("side-tests").click();
  await expect(app.byTestId("test")).not.toHaveCount(0);
  await expect(app.byTestId("result-rows")).toBeHidden();
  await page.keyboard.press("ArrowLeft");
  await expect(app.byTestId("side-results")).toBeFocused();
  await expect(app.byTestId("side-results")).toHaveAttribute("aria-selected", "true");
  await expect(app.byTestId("test").first()).toBeHidden();
  await app.byTestId("result").first().click();
  await app.byTestId("result").nth(1).click({ modifiers: ["ControlOrMeta"] });
  await expect(app.byTestId("chosen")).toBeInViewport();
  const row = (await app.byTestId("result").first().boundingBox())!.height;
  const { height } = (await app.byTestId("result-rows").locator("..").boundingBox())!;
  expect(height / row).toBeGreaterThan(3);
});
