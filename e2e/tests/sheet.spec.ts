import { readFileSync } from "node:fs";
import { desktop, expectAccessible, phone } from "../fixtures/accessible.ts";
import { expect, test } from "../fixtures/sheet.ts";

const benchmark = new URL("../../crate/bench/contours/swim.json", import.meta.url);

test("a key slides along the block into the slot that it just fits, by mouse", async ({ sheet, page }) => {
  await sheet.open();
  const key = await sheet.named("key");
  const slot = await sheet.named("slot");
  // First against the face, a little too high, then down along it: the contour finds its way in.
  await sheet.drag([
    [key.x, key.y],
    [slot.x + 40, slot.y + 14],
    [slot.x + 40, slot.y - 3],
    [slot.x + 260, slot.y],
  ], 12);
  const after = await sheet.named("key");
  expect(Math.abs(after.x - slot.x)).toBeLessThan(0.01);
  expect(Math.abs(after.y - slot.y)).toBeLessThan(0.01);
  await expect(page.getByTestId("lies")).toHaveAttribute("data-state", "touching");
  await expect(page.getByTestId("contact")).toContainText("slot");
  expect(await sheet.ask((it) => it.frame().overlapping)).toBe(0);
  await expect(page.getByTestId("sheet-announcement")).toContainText("key: in contact.");
  await page.keyboard.press("Control+z");
  await expect.poll(async () => (await sheet.named("key")).x).toBe(key.x);
  await page.getByTestId("sheet-redo").click();
  await expect.poll(async () => (await sheet.named("key")).x).toBe(after.x);
});

test("combs interlock, tooth in gap", async ({ sheet }) => {
  await sheet.open("#sheet?scene=combs");
  const comb = await sheet.named("comb");
  const other = await sheet.named("comb, other half");
  await sheet.drag([
    [other.x, other.y + 55],
    // Pressed onto the teeth and along them, it drops in where teeth meet gaps.
    [comb.x + 6, other.y + 55],
    [comb.x + 4, other.y],
    [comb.x - 6, other.y - 20],
    [comb.x - 1, comb.y - 60],
  ], 10);
  const after = await sheet.named("comb, other half");
  expect(Math.abs(after.x - comb.x)).toBeLessThan(0.01);
  expect(Math.abs(after.y - comb.y - 30)).toBeLessThan(0.01);
  expect(await sheet.ask((it) => it.frame().overlapping)).toBe(0);
});

test("a push moves the contours in its path, and none ever overlap", async ({ sheet, page }) => {
  await sheet.open("#sheet?scene=chain");
  await expect(page.getByTestId("mode-push")).toBeChecked();
  const before = await sheet.ask((it) => it.contours());
  const { x, y } = await sheet.named("pusher");
  await sheet.drag([[x, y], [x + 160, y], [x + 240, y + 30]], 8);
  const after = await sheet.ask((it) => it.contours());
  const moved = after.filter((it, i) => it.x !== before[i]?.x || it.y !== before[i]?.y);
  expect(moved.length).toBeGreaterThan(4);
  expect(after.filter(({ overlapping }) => overlapping)).toEqual([]);
  await page.keyboard.press("Control+z");
  await expect.poll(() => sheet.ask((it) => it.contours())).toEqual(before);
});

test.describe("in a picture of full size", () => {
  // Chromium scales wheel input inversely to the picture.
  test.use({ deviceScaleFactor: 1 });

  test("keys alone select, move, rotate and undo; the wheel with Alt rotates", async ({ sheet, page }) => {
    await sheet.open("#sheet?scene=chain&mode=detect");
    await page.locator("#sheet-picture canvas").focus();
    await page.keyboard.press("PageDown");
    await expect.poll(() => sheet.ask((it) => it.frame().selected?.name)).toBe("pusher");
    const before = await sheet.named("pusher");
    const angle = () => sheet.ask((it) => it.frame().selected?.angle);
    await page.keyboard.press("[");
    await expect.poll(angle).toBeCloseTo(5);
    await page.keyboard.press("Shift+]");
    await expect.poll(angle).toBeCloseTo(4);
    await page.keyboard.press("ArrowRight");
    await expect.poll(async () => (await sheet.named("pusher")).x).toBeGreaterThan(before.x);
    const { x, y } = await sheet.onPage([before.x, before.y]);
    await page.mouse.move(x, y);
    await page.keyboard.down("Alt");
    await page.mouse.wheel(0, -100);
    await page.keyboard.up("Alt");
    await expect.poll(angle).toBeCloseTo(9);
    for (let i = 0; i < 4; i++) await page.getByTestId("sheet-undo").click();
    await expect.poll(() => sheet.named("pusher")).toEqual(before);
    await page.locator("#sheet-picture canvas").focus();
    await page.keyboard.press("Delete");
    await expect.poll(() => sheet.ask((it) => it.frame().contours)).toBe(57);
  });
});

test("numbers are typed with units, and a motion that ends at a contact says so", async ({ sheet, page }) => {
  await sheet.open();
  const key = await sheet.named("key");
  await sheet.ask((it, id) => it.select(id), key.id);
  await page.getByTestId("field-x").fill("30 cm");
  await page.getByTestId("field-x").press("Enter");
  await expect.poll(async () => (await sheet.named("key")).x).toBe(300);
  await page.getByTestId("field-angle").fill("0.1 rad");
  await page.getByTestId("field-angle").press("Enter");
  await expect.poll(async () => (await sheet.named("key")).angle).toBeCloseTo(5.7296, 3);
  await page.getByTestId("field-x").fill("900");
  await page.getByTestId("field-x").press("Enter");
  await expect(page.getByTestId("toast").filter({ hasText: "stopped at the first contact" })).toBeVisible();
  await page.getByTestId("field-y").fill("far");
  await page.getByTestId("field-y").press("Enter");
  await expect(page.getByTestId("toast").filter({ hasText: "“far” is not a length." })).toBeVisible();
});

test("overlaps are shown, in words too, and separated", async ({ sheet, page }) => {
  await sheet.open("#sheet?scene=chain&mode=detect");
  const [bar, disc] = [await sheet.named("pusher"), await sheet.named("disc")];
  await sheet.drag([[disc.x, disc.y], [bar.x, bar.y]]);
  await expect(page.getByTestId("lies")).toHaveAttribute("data-state", "overlapping");
  await expect(page.getByTestId("overlap")).toContainText("exact");
  await expect(page.getByTestId("counts")).toContainText("1 pair overlaps");
  await expect(page.getByTestId("label")).toHaveCount(1);
  await page.getByTestId("part").click();
  await expect(page.getByTestId("lies")).toHaveAttribute("data-state", "touching");
  await expect(page.getByTestId("counts")).toContainText("no overlap");
  await sheet.ask((it, [id, { x, y }]) => it.place(id, x, y, 0), [disc.id, bar] as const);
  await page.getByTestId("part-all").click();
  await expect.poll(() => sheet.ask((it) => it.frame().overlapping)).toBe(0);
});

test("tidying shows its progress, can be cancelled, and is one undo entry", async ({ sheet, page }) => {
  await sheet.open("#sheet?scene=garments");
  const before = await sheet.ask((it) => it.contours());
  expect(before.length).toBeGreaterThan(60);
  // Ninety-six are tidied very fast, so the test must be fast, too.
  await sheet.ask(async (it) => {
    const tidied = it.tidy();
    await it.cancelTidy();
    await tidied;
  });
  expect(await sheet.ask((it) => it.contours())).toEqual(before);
  await page.evaluate(() => {
    const reported: string[] = [];
    Object.assign(window, { reported });
    new MutationObserver(() => reported.push(document.querySelector("[data-testid=tidying]")?.textContent ?? "")).observe(
      document.querySelector("#sheet-bar") as Element,
      { childList: true, subtree: true, characterData: true },
    );
  });
  await page.getByTestId("tidy").click();
  await expect.poll(() => sheet.ask((it) => it.frame().canUndo)).toBe(true);
  await sheet.ask((it) => it.ready());
  const reported = await page.evaluate(() => (window as unknown as { reported: string[] }).reported);
  expect(reported.join()).toMatch(/Tidying: \d+ of \d+/);
  const after = await sheet.ask((it) => it.contours());
  expect(after).not.toEqual(before);
  expect(after.filter(({ overlapping }) => overlapping)).toEqual([]);
  await page.getByTestId("sheet-undo").click();
  await expect.poll(() => sheet.ask((it) => it.contours())).toEqual(before);
});

const square = `<svg xmlns="http://www.w3.org/2000/svg" width="100mm" height="100mm" viewBox="0 0 100 100">
  <path id="plate" d="M10 10 H90 V90 H10 Z M40 50 A10 10 0 0 0 60 50 A10 10 0 0 0 40 50 Z"/>
  <path id="leaf" d="M110 20 C130 0 150 40 170 20 L170 60 C150 80 130 40 110 60 Z"/></svg>`;
const drawing = ["0", "SECTION", "2", "HEADER", "9", "$INSUNITS", "70", "4", "0", "ENDSEC", "0", "SECTION", "2", "ENTITIES",
  "0", "CIRCLE", "8", "holes", "10", "50", "20", "50", "40", "20",
  "0", "LWPOLYLINE", "8", "cut", "90", "3", "70", "1", "10", "100", "20", "0", "10", "160", "20", "0", "10", "130", "20", "50",
  "0", "ENDSEC", "0", "EOF", ""].join("\n");

test("files are dropped: JSON with counts, an SVG with curves and a hole, a DXF with layers", async ({ sheet, page }) => {
  await sheet.open();
  await sheet.drop({ name: "swim.json", text: readFileSync(benchmark, "utf8") });
  await expect.poll(() => sheet.ask((it) => it.frame().title)).toBe("swim.json");
  expect(await sheet.ask((it) => it.frame().overlapping)).toBe(0);
  expect((await sheet.ask((it) => it.contours())).length).toBeGreaterThan(20);
  await expect(page).toHaveURL(/#sheet$/);

  await sheet.drop({ name: "plate.svg", text: square });
  await expect.poll(() => sheet.ask((it) => it.frame().title)).toBe("plate.svg");
  const svg = await sheet.ask((it) => it.contours());
  expect(svg.map(({ name }) => name)).toEqual(["plate", "leaf"]);
  expect(svg[0]?.box.map(Math.abs)).toEqual([40, 40, 40, 40]);
  const middle = await sheet.ask((it, { x, y }) => it.at(x, y), svg[0] as { x: number; y: number });
  expect(middle).toBeUndefined(); // it has a hole

  await sheet.drop({ name: "part.dxf", text: drawing });
  await expect.poll(() => sheet.ask((it) => it.frame().title)).toBe("part.dxf");
  const dxf = await sheet.ask((it) => it.contours());
  expect(dxf.map(({ layer }) => layer).sort()).toEqual(["cut", "holes"]);

  // The sheet before is one undo away, and is restored from what was saved.
  await page.getByTestId("sheet-undo").click();
  await expect.poll(() => sheet.ask((it) => it.frame().title)).toBe("plate.svg");
  expect(await sheet.ask((it) => it.contours())).toEqual(svg);
  for (const form of ["svg", "dxf", "json"] as const) {
    const download = page.waitForEvent("download");
    await page.getByTestId(`save-${form}`).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`plate.${form}`);
    const text = readFileSync(await file.path(), "utf8");
    await sheet.drop({ name: `back.${form}`, text });
    await expect.poll(() => sheet.ask((it) => it.frame().title)).toBe(`back.${form}`);
    const back = await sheet.ask((it) => it.contours());
    expect(back.length).toBe(2);
    for (const [i, { x, y }] of back.entries()) {
      expect(x - (back[0]?.x ?? 0)).toBeCloseTo((svg[i]?.x ?? 0) - (svg[0]?.x ?? 0), 3);
      expect(y - (back[0]?.y ?? 0)).toBeCloseTo((svg[i]?.y ?? 0) - (svg[0]?.y ?? 0), 3);
    }
    await page.getByTestId("sheet-undo").click();
    await expect.poll(() => sheet.ask((it) => it.frame().title)).toBe("plate.svg");
  }
});

test("bad files are reported in a sentence, and nothing is lost", async ({ sheet, page }) => {
  await sheet.open("#sheet?scene=combs");
  const before = await sheet.ask((it) => it.contours());
  for (const [name, text, why] of [
    ["cut.svg", square.slice(0, 150), "cut.svg"],
    ["open.svg", `<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0 L10 0"/></svg>`, "open.svg"],
    ["crossed.json", `{"items":[{"shape":{"type":"simple_polygon","data":[[0,0],[10,10],[10,0],[0,10]]}}]}`, "crossed.json"],
    ["empty.dxf", "", "empty"],
    ["notes.txt", "just words", "notes.txt"],
  ] as const) {
    await sheet.drop({ name, text });
    await expect(page.getByTestId("file-notes")).toHaveAttribute("data-tone", "error");
    await expect(page.getByTestId("file-notes")).toContainText(`${name} was not opened`);
    await expect(page.getByTestId("file-notes")).toContainText(why);
    await expect(page.getByTestId("file-notes")).toContainText("The sheet is unchanged");
    await sheet.ask((it) => it.ready());
    expect(await sheet.ask((it) => it.contours())).toEqual(before);
  }
  await sheet.open("#sheet?scene=nowhere");
  await expect(page.getByText("“nowhere” cannot be chosen for “scene”.")).toBeVisible();
});

test("the address has the scene of the sheet and its drag mode, and the gallery links here", async ({ sheet, page }) => {
  await sheet.open("");
  await page.getByTestId("sheet").click();
  await expect(page.getByTestId("scene")).toHaveValue("key");
  await page.getByTestId("scene").selectOption("jigsaw");
  await expect(page).toHaveURL(/#sheet\?scene=jigsaw$/);
  await page.getByTestId("mode-push").check({ force: true });
  await expect(page).toHaveURL(/#sheet\?scene=jigsaw&mode=push$/);
  await page.reload();
  await sheet.ask((it) => it.ready());
  expect(await sheet.ask((it) => [it.frame().title, it.frame().mode])).toEqual(["jigsaw", "push"]);
});

test("axe finds no violation on the sheet, on a desktop and on a phone", async ({ sheet, page }) => {
  const look = () => expectAccessible(page, [desktop, phone]);
  await sheet.open("#sheet?scene=garments");
  await look();
  const [one, other] = await sheet.ask((it) => it.contours());
  await sheet.ask((it, [id, { x, y }]) => it.place(id, x, y, 10), [one?.id ?? 0, other ?? { x: 0, y: 0 }] as const);
  await sheet.ask((it, id) => it.select(id), one?.id ?? 0);
  await expect(page.getByTestId("lies")).toHaveAttribute("data-state", "overlapping");
  await look();
  await sheet.drop({ name: "open.svg", text: "<svg xmlns='http://www.w3.org/2000/svg'/>" });
  await expect(page.getByTestId("file-notes")).toBeVisible();
  await look();
});
