import type { Page } from "@playwright/test";
import { expectAccessible, phone } from "../fixtures/accessible.ts";
import { expect, test } from "../fixtures/lesson.ts";

const puzzle = (page: Page) => page.getByTestId("puzzle");
const goals = (page: Page) => page.getByTestId("goal");
const met = (page: Page) => page.locator("[data-testid=goal][data-met]");

test("each chapter ends with a puzzle that its beginning does not solve, and the solution does", async ({ learn, page }) => {
  await learn.open("#");
  const links = await page.getByTestId("puzzle-card").evaluateAll((cards) => cards.map((card) => card.getAttribute("href")!));
  expect(links).toHaveLength(7);
  for (const link of links) {
    await learn.open(link);
    await expect(puzzle(page)).not.toHaveAttribute("data-solved");
    const count = await goals(page).count();
    expect(await met(page).count()).toBeLessThan(count);
    await page.getByTestId("puzzle-show").click();
    await expect(met(page)).toHaveCount(count);
    await expect(page.getByTestId("puzzle-result")).toContainText("One solution");
    await page.getByTestId("puzzle-restart").click();
    await expect(puzzle(page)).not.toHaveAttribute("data-solved");
  }
  // A solution that was shown does not count, after a reload either, and a puzzle is no step of its lesson.
  await page.getByTestId("puzzle-show").click();
  await expect(puzzle(page)).toHaveAttribute("data-solved");
  await page.reload();
  await expect(page.getByTestId("puzzle-result")).toContainText("One solution");
  await learn.open("#");
  await expect(page.locator(".card-foot[data-done]")).toHaveCount(0);
  await expect(page.getByTestId("puzzle-card").getByText("Solved")).toHaveCount(0);
});

test("a lesson ends with a link to its puzzle, which is solved with the controls, and the browser keeps it", async ({ learn, page }) => {
  await learn.open("#gilbert?step=99");
  await page.getByTestId("puzzle-link").click();
  await expect(met(page)).toHaveCount(3);
  await expect(page.getByTestId("transport")).toBeHidden();
  await expectAccessible(page);
  // A bad start takes more iterations, so the last step has another number.
  await page.locator("[data-testid=parameter-start] input[value=bad]").check();
  await expect(puzzle(page)).toHaveAttribute("data-solved");
  await expect(page.getByTestId("puzzle-result")).toContainText("only the time depends on the start");
  await expect(page.locator("html")).toHaveAttribute("data-step", "8");
  expect(page.url()).toContain("view=puzzle");
  await expectAccessible(page, [phone]);
  await expect(puzzle(page)).toBeVisible();
  await page.getByTestId("puzzle-lesson").click();
  await expect(puzzle(page)).toHaveCount(0);
  await expect(page.getByTestId("say")).toBeVisible();
  await learn.open("#");
  const card = page.locator("[data-puzzle=closest-points]");
  await expect(card).toContainText("Solved");
  await page.reload();
  await expect(card).toContainText("Solved");
});

test("a puzzle is left for the beginning of its lesson, and neither is recorded for the other", async ({ learn, page }) => {
  // The lesson shows the solution already; the puzzle begins with other values.
  await learn.open("#depth-between?step=99");
  await page.getByTestId("puzzle-link").click();
  await expect(met(page)).toHaveCount(1);
  await expect(page.getByTestId("parameter-overlap")).toHaveValue("2");
  await page.getByTestId("view").click();
  await expect(page.locator("html")).toHaveAttribute("data-view", "read");
  await expect(page.locator("html")).toHaveAttribute("data-step", "0");
  // Slides may change the step; the puzzle returns to its own.
  await learn.open("#sweep-and-prune?view=puzzle");
  await page.keyboard.press("p");
  await expect(page.locator("html")).toHaveAttribute("data-step", "0");
  await page.keyboard.press("ArrowRight");
  await expect(page.locator("html")).toHaveAttribute("data-step", "1");
  await page.keyboard.press("p");
  await expect(page.locator("html")).toHaveAttribute("data-step", "7");
  await expect(met(page)).toHaveCount(1);
  await learn.open("#");
  await expect(page.locator("[data-puzzle] .card-foot")).toHaveCount(0);
});
