import { expectAccessible, phone } from "../fixtures/accessible.ts";
import { expect, test } from "../fixtures/lesson.ts";

test("a student begins the course, looks up a term, completes a lesson, continues, and saves the progress", async ({ learn, page }) => {
  await learn.open();
  await expect(page.getByTestId("course-continue")).toContainText("GJK");
  await expect(page.getByTestId("course-done")).toHaveAttribute("data-done", "0");
  await expectAccessible(page, [phone, [1280, 720]]);
  await page.getByTestId("course-continue").click();
  await learn.idle();
  await expect(page.getByTestId("before")).toContainText("20 minutes");
  // A term, by the keyboard alone.
  const term = page.locator('[data-testid=term][data-term="minkowski-difference"]');
  await expect(term).toHaveCount(1);
  await term.press("Enter");
  await expect(page.getByTestId("term-card")).toContainText("contains the origin");
  await expect(page.getByTestId("term-card")).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByTestId("term-card")).toBeHidden();
  await expect(term).toBeFocused();
  // To the end, and on from there.
  await page.keyboard.press("End");
  await learn.at((await learn.ask((lesson) => lesson.state().steps)) - 1);
  await page.getByTestId("next").click();
  await expect(page.locator("html")).toHaveAttribute("data-lesson", "flat-line");
  await expect(page.getByTestId("before")).toContainText("GJK, step by step");
  await expect(page.getByTestId("next-lesson")).toHaveAttribute("href", "#list-form");
  // The progress is there after a reload and in a file, and gone after it was deleted.
  await learn.open();
  await page.reload();
  await learn.ask((lesson) => lesson.ready());
  await expect(page.getByTestId("course-done")).toHaveAttribute("data-done", "1");
  await expect(page.getByTestId("course-continue")).toContainText("Cost against vertices");
  const menu = (testid: string) => async () => {
    await page.getByTestId("progress-menu").locator("summary").click();
    await page.getByTestId(testid).click();
  };
  const download = page.waitForEvent("download");
  await menu("save-progress")();
  const file = await (await download).path();
  await menu("forget-progress")();
  await page.getByTestId("forget-yes").click();
  await expect(page.getByTestId("course-done")).toHaveAttribute("data-done", "0");
  const chosen = page.waitForEvent("filechooser");
  await menu("load-progress")();
  await (await chosen).setFiles(file);
  await expect(page.getByTestId("course-done")).toHaveAttribute("data-done", "1");
});

test("a teacher prepares a chapter: notes, a solution, glossary, and a worksheet that prints on either paper", { tag: "@full" }, async ({ learn, page }) => {
  await learn.open("#teacher=closest-points");
  await expect(page.getByTestId("teacher")).toHaveAttribute("data-chapter", "closest-points");
  const solution = page.getByTestId("solution").first();
  await expect(solution.locator("p").first()).toBeHidden();
  await solution.locator("summary").click();
  await expect(solution).toContainText("√5");
  await expectAccessible(page, [phone, [1280, 720]]);
  await learn.open("#teacher=no-such-chapter");
  await expect(page.getByTestId("no-chapter")).toContainText("no-such-chapter");
  await learn.open("#glossary=support-mapping");
  await expect(page.locator("[data-testid=entry][data-here]")).toBeInViewport();
  await page.getByTestId("search-terms").fill("hysteresis");
  await expect(page.locator('[data-testid=entry][data-term="hysteresis"]')).toBeVisible();
  await expectAccessible(page, [phone, [1280, 720]]);
  await learn.open("#worksheet=closest-points");
  await expect(page.getByTestId("worksheet").getByTestId("exercise")).toHaveCount(6);
  await expect(page.getByTestId("solution")).toHaveCount(0);
  await expectAccessible(page, [phone, [1280, 720]]);
  for (const format of ["A4", "Letter"]) {
    const paper = await page.pdf({ format, preferCSSPageSize: false });
    // Few pages: parts of the page around it would need more.
    const pages = paper.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    expect(pages, format).toBeGreaterThanOrEqual(2);
    expect(pages, format).toBeLessThanOrEqual(3);
  }
});
