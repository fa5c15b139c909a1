import { readFile } from "node:fs/promises";
import { expectAccessible, phone } from "../fixtures/accessible.ts";
import { expect, test } from "../fixtures/lesson.ts";

test("a lesson is taught with slides by a clicker, a pointer, a black slide, and notes in a second window that follow", async ({ learn, page }) => {
  await learn.open("?projector#gilbert?start=bad&shapes=boxes");
  await expect(page.getByTestId("slide-question")).toBeVisible();
  for (const region of ["#header", "#try", "#told", "#status"]) await expect(page.locator(region)).toBeHidden();
  await expectAccessible(page, [[1440, 860], phone, [1280, 720]]);
  // A clicker is a keyboard with few keys.
  await page.keyboard.press("PageDown");
  await learn.at(1);
  await page.keyboard.press("PageUp");
  await learn.at(0);
  await page.keyboard.press("b");
  await expect(page.getByTestId("blackness")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByTestId("blackness")).toHaveCount(0);
  await page.keyboard.press("l");
  const figure = (await page.getByTestId("laser-ground").boundingBox())!;
  await page.mouse.move(figure.x + 300, figure.y + 120);
  const dot = (await page.locator(".laser").boundingBox())!;
  expect([dot.x + dot.width / 2 - figure.x, dot.y + dot.height / 2 - figure.y]).toEqual([expect.closeTo(300, 0), expect.closeTo(120, 0)]);

  const [notes] = await Promise.all([page.waitForEvent("popup"), page.keyboard.press("n")]);
  await expect(notes.getByTestId("notes-say")).toHaveAttribute("data-say", "gilbert.begin");
  await expect(notes.getByTestId("notes-next")).toHaveAttribute("data-say", "gilbert.first");
  // The next step shows the answer to a question in the figure.
  await expect(notes.getByTestId("notes-question")).toContainText("dragging");
  await expect(notes.getByTestId("show-answer")).toHaveCount(0);
  await notes.getByTestId("notes-on").click();
  await learn.at(1);
  await expect(notes.getByTestId("notes-step")).toHaveAttribute("data-step", "1");
  await expect(notes.getByTestId("notes-answer")).toHaveCount(0);
  await notes.getByTestId("show-answer").click();
  await expect(notes.getByTestId("notes-answer")).toContainText("The answer");
  expect((await learn.ask((lesson) => lesson.state())).step).toBe(1);
  await page.keyboard.press("End");
  await expect(notes.getByTestId("notes-next")).toContainText("Cost against vertices");
  await expectAccessible(notes, [[720, 820], phone]);
  // The slides are reloaded in the mode of the address, and the notes continue.
  await page.reload();
  await learn.ask((lesson) => lesson.ready());
  await notes.getByTestId("notes-back").click();
  await expect(page.locator("html")).toHaveAttribute("data-step", "4");
  await notes.close();
  await page.keyboard.press("ArrowLeft");
  await learn.at(3);
  await page.keyboard.press("Escape");
  await expect(page.locator("#header")).toBeVisible();
  expect(page.url()).not.toContain("projector");
  // The page reports a browser that opens no window.
  await page.evaluate(() => {
    window.open = () => null;
  });
  await page.keyboard.press("n");
  await expect(page.getByTestId("toast")).toContainText("blocked");
});

test("keys step sliders and stories, and are listed; a chart is enlarged, read by keys and saved", async ({ learn, page }) => {
  await learn.open("#gilbert?start=bad&shapes=boxes");
  const vertices = page.getByTestId("parameter-vertices");
  await learn.ask((lesson) => lesson.set({ shapes: "hulls", vertices: 8 }));
  await vertices.focus();
  const count = () => learn.ask((lesson) => Number(lesson.state().values.vertices));
  for (const [key, is] of [["ArrowRight", (n: number) => n > 8], ["ArrowLeft", (n: number) => n === 8], ["ArrowLeft", (n: number) => n < 8]] as const) {
    await page.keyboard.press(key);
    await expect.poll(async () => is(await count())).toBe(true);
    await learn.idle();
  }
  // After a click on a choice the story still has its keys.
  await page.locator("[data-testid=parameter-shapes] label").filter({ hasText: "Boxes" }).click();
  await learn.idle();
  const last = (await learn.ask((lesson) => lesson.state().steps)) - 1;
  await page.keyboard.press("End");
  await learn.at(last);
  await page.keyboard.press("PageUp");
  await learn.at(last - 1);
  await page.keyboard.press("?");
  await expect(page.getByTestId("keys")).toContainText("clicker");
  await page.keyboard.press("Escape");

  await page.keyboard.press("End");
  await learn.at(last);
  await page.getByTestId("enlarge").first().click();
  const dialog = page.getByTestId("chart-dialog");
  await expect(dialog.getByTestId("chart-read")).toContainText(/step \d+: upper bound [\d.]+/);
  const read = await dialog.getByTestId("chart-read").textContent();
  await page.keyboard.press("ArrowLeft");
  await expect(dialog.getByTestId("chart-read")).not.toHaveText(read!);
  const [file] = await Promise.all([page.waitForEvent("download"), dialog.getByTestId("large-csv").click()]);
  expect(file.suggestedFilename()).toBe("gilbert-bounds.csv");
  const [head, ...rows] = (await readFile(await file.path(), "utf8")).trimEnd().split("\r\n");
  expect(head).toContain("upper bound (length)");
  expect(rows.length).toBeGreaterThan(2);
  await expectAccessible(page, [[1280, 720], phone]);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});
