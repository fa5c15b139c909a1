import { expect, test } from "../fixtures/app.ts";

test("the keyboard alone selects, moves, checks, undoes and hides", async ({ app, page }) => {
  await app.open("spheres");
  const [name] = await app.names();
  await page.keyboard.press("/");
  await expect(app.byTestId("part-filter")).toBeFocused();
  await page.keyboard.type(name!);
  await page.keyboard.press("Tab");
  await expect(page.locator("[role=treeitem]:focus")).toContainText(name!);
  await page.keyboard.press("Enter");
  await expect.poll(() => app.ask((nearpoint) => nearpoint.parts().filter((part) => part.selected).map((part) => part.name))).toEqual([name]);

  // A typed position, in another unit and far away, so that the spheres are clear of each other.
  const x = app.byTestId("pose-x");
  await x.focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("10");
  // Updates while the user types do not change the text.
  await app.ask((nearpoint) => nearpoint.setPose(nearpoint.parts()[0]!.id, [1, 0, 0, 0, 0, 0, 0.01]));
  await app.idle();
  await page.keyboard.type(" m");
  await app.press("Enter");
  expect((await app.ask((nearpoint) => nearpoint.results())).every((row) => row.kind === "clear")).toBe(true);
  const unit = await app.byTestId("unit").inputValue();
  const metres = { mm: 10_000, cm: 1000, m: 10, in: 10 / 0.0254 }[unit]!;
  const typed = await app.ask((nearpoint) => nearpoint.parts()[0]!.pose);
  expect(typed[4]).toBeCloseTo(metres, 6);
  expect(typed[6]).toBe(0.01);

  // Ctrl+Z inside the field would undo the typing.
  await page.keyboard.press("Tab");
  await page.locator("#stage canvas").focus();
  await app.press("Control+z");
  expect((await app.ask((nearpoint) => nearpoint.results())).some((row) => row.kind === "crossing")).toBe(true);

  // A move along x by a typed length, without looking.
  const before = await app.ask((nearpoint) => nearpoint.parts()[0]!.pose);
  for (const key of ["g", "x", "0", ".", "5", "Enter"]) await page.keyboard.press(key);
  await app.idle();
  const after = await app.ask((nearpoint) => nearpoint.parts()[0]!.pose);
  expect(after).toEqual(before.map((value, index) => (index === 4 ? value + 0.5 : value)));

  await page.keyboard.press("i");
  await expect.poll(() => app.ask((nearpoint) => nearpoint.parts().filter((part) => part.visible).length)).toBe(1);
  await page.keyboard.press("h");
  await expect.poll(() => app.ask((nearpoint) => nearpoint.parts().filter((part) => part.visible).length)).toBe(2);
});

test("views, tools, results and help have keys", async ({ app, page }) => {
  await app.open("box-in-box");
  const camera = () => app.ask((nearpoint) => nearpoint.camera());
  await page.locator("#stage canvas").focus();
  const seen = new Set<string>();
  for (const key of ["1", "3", "7"]) {
    await page.keyboard.press(key);
    await app.idle();
    seen.add(JSON.stringify(await camera()));
  }
  expect(seen.size).toBe(3);
  await page.keyboard.press("g");
  await expect(app.byTestId("tool-move")).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("r");
  await expect(app.byTestId("tool-rotate")).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("n");
  await expect(page.locator("[data-testid=result][aria-selected=true]")).toHaveCount(1);
  await page.keyboard.press("?");
  await expect(app.byTestId("shortcuts")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(app.byTestId("shortcuts")).toBeHidden();
});

test("every control can be reached with Tab and has a name", async ({ app, page }) => {
  await app.open("box-in-box");
  const names: string[] = [];
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return undefined;
      const labelled = element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels?.[0]?.textContent : "";
      return element.getAttribute("aria-label") || labelled || element.textContent?.trim() || element.getAttribute("title") || `nameless ${element.outerHTML.slice(0, 80)}`;
    });
    if (focused === undefined || focused === names[0]) break;
    names.push(focused);
  }
  expect(names.filter((name) => name.startsWith("nameless"))).toEqual([]);
  for (const id of ["undo", "save", "share", "theme"]) {
    const label = await app.byTestId(id).evaluate((element) => (element as HTMLButtonElement).disabled || element.getAttribute("aria-label") || element.textContent!.trim());
    if (label !== true) expect(names).toContain(label);
  }
});

test("Ctrl+O opens the file dialog, or the menu if the browser does not allow that", async ({ app, page }) => {
  await app.open("spheres");
  let chooser = false;
  page.on("filechooser", () => {
    chooser = true;
  });
  await page.locator("#stage canvas").focus();
  await page.keyboard.press("Control+o");
  const menu = app.byTestId("open-menu");
  await expect.poll(async () => chooser || (await menu.getAttribute("open")) !== null).toBe(true);
  if (!chooser) await expect(app.byTestId("open-files")).toBeFocused();
});
