import { expect, test } from "../fixtures/lesson.ts";

test("a link of the notes shows the step that it names, with its values", async ({ learn, page }) => {
  await learn.open("#teacher=face-constraints");
  await page.locator('a[href="#degrees-of-freedom?method=published&case=one&step=5"]').first().click();
  await learn.at(5);
  await expect(page.locator("html")).toHaveAttribute("data-place", "lesson");
  await expect(page.locator("html")).toHaveAttribute("data-lesson", "degrees-of-freedom");
  expect(await learn.ask((lesson) => lesson.state().say)).toBe("freedoms.half-published");
});
