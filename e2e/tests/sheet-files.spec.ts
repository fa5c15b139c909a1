import { expect, test } from "../fixtures/sheet.ts";

/** Returns a path with this many vertices around a position. */
function gear(vertices: number, [x, y]: [number, number], size: number): string {
  const corner = (i: number) => {
    const angle = (2 * Math.PI * i) / vertices;
    const radius = size * (1 + 0.2 * Math.sin(9 * angle) + 0.002 * (i % 2));
    return `${(x + radius * Math.cos(angle)).toFixed(4)} ${(y + radius * Math.sin(angle)).toFixed(4)}`;
  };
  return `<path d="M${Array.from({ length: vertices }, (_, i) => corner(i)).join("L")}Z"/>`;
}

const svg = (shapes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="2000mm" height="2000mm" viewBox="0 0 2000 2000">\n${shapes}</svg>`;

test("forty thousand vertices open and slide; a thousand contours show their progress and can be cancelled", async ({ sheet, page }) => {
  await sheet.open();
  await sheet.drop({ name: "gear.svg", text: svg(`${gear(40_000, [500, 500], 400)}<rect id="bar" x="1100" y="400" width="50" height="200"/>`) });
  await expect.poll(() => sheet.ask((it) => it.frame().title)).toBe("gear.svg");
  await sheet.ask((it) => it.ready());
  expect((await sheet.ask((it) => it.contours())).map(({ vertices }) => vertices)).toEqual([40_000, 4]);
  // The bar slides until it touches.
  const bar = await sheet.named("bar");
  await sheet.ask((it, [id, x, y]) => it.moveTo(id, x, y), [bar.id, bar.x - 600, bar.y + 30] as const);
  const { overlapping, selected } = await sheet.ask((it) => it.frame());
  expect(overlapping).toBe(0);
  expect(selected?.state).toBe("touching");
  await expect(page.getByTestId("toast").filter({ hasText: "failed" })).toHaveCount(0);

  const before = await sheet.ask((it) => it.contours());
  await page.evaluate(() => {
    const reported: string[] = [];
    Object.assign(window, { reported });
    const look = () => {
      reported.push(document.querySelector("[data-testid=opening]")?.textContent ?? "");
      document.querySelector<HTMLElement>("[data-testid=cancel-opening]")?.click();
    };
    new MutationObserver(look).observe(document.querySelector("#sheet-bar") as Element, { childList: true, subtree: true, characterData: true });
  });
  const many = Array.from({ length: 1000 }, (_, i) => gear(40, [80 * (i % 40), 80 * Math.floor(i / 40)], 30));
  await sheet.drop({ name: "many.svg", text: svg(many.join("\n")) });
  await expect(page.getByTestId("file-notes")).toContainText("Opening many.svg was cancelled.");
  await expect(page.getByTestId("tidy")).toBeVisible();
  expect((await page.evaluate(() => (window as unknown as { reported: string[] }).reported)).join()).toMatch(/Reading…|Opening: \d+ %/);
  expect(await sheet.ask((it) => it.contours())).toEqual(before);
});

test("an invalid contour is left out and named; the sheet with its fixed contours is restored after a crash and a reload", async ({ sheet, learn, page }) => {
  await sheet.open();
  const bad = Array.from({ length: 8 }, (_, i) => `<path id="bow ${i}" d="M0 0 L9 9 L9 0 L0 9 Z"/>`);
  await sheet.drop({ name: "mixed.svg", text: svg(`${gear(12, [100, 100], 50)}\n<rect id="plate" x="200" width="80" height="40"/>\n${bad.join("\n")}`) });
  const notes = page.getByTestId("file-notes");
  await expect(notes).toContainText("mixed.svg was opened; 8 of its contours were left out");
  await expect(notes).toContainText("line 4, <path>, contour \"bow 0\": edge 1 of ring 1 crosses edge 3 of ring 1 at (4.5, -4.5)");
  await expect(notes.getByTestId("more-notes").locator("summary")).toHaveText("3 more");

  const plate = await sheet.named("plate");
  await sheet.ask((it, { id }) => it.place(id, 300, -300, 30), plate);
  await sheet.ask((it, { id }) => it.setFixed(id, true), plate);
  await sheet.ask((it) => it.setMode("push"));
  await expect(page.getByTestId("kind").filter({ hasText: "plate" })).toContainText("fixed");
  const state = () =>
    sheet.ask(async (it) => {
      const { title, mode, width, height } = it.frame();
      const contours = (await it.contours()).map(({ id: _, ...contour }) => contour);
      return { title, mode, width, height, contours };
    });
  const before = await state();
  expect(before).toMatchObject({ title: "mixed.svg", mode: "push" });
  await sheet.ask((it) => it.crash());
  await expect(page.getByTestId("toast").filter({ hasText: "The sheet crashed and was restarted." })).toBeVisible();
  await expect.poll(state).toEqual(before);
  learn.complaints.length = 0;
  await page.reload();
  await page.waitForFunction(() => "nearpointSheet" in window);
  await expect.poll(state).toEqual(before);
});
