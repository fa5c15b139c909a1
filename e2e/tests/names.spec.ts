import type { Page } from "@playwright/test";
import { expectNamed } from "../fixtures/accessible.ts";
import { test as review } from "../fixtures/app.ts";
import { expect, lessons, test } from "../fixtures/lesson.ts";

/** Expects that all is named, with all menus and folded sections open. */
async function expectAllNamed(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) details.open = true;
  });
  expect(await expectNamed(page)).toBeGreaterThan(10);
}

test("every control of every lesson has a name, and the lesson's name is a heading", { tag: "@full" }, async ({ learn, page }) => {
  await learn.open();
  await expectAllNamed(page);
  for (const lesson of lessons) {
    await learn.ask((it, lesson) => it.open(lesson), lesson);
    const title = await page.evaluate(() => document.title.replace(" – Nearpoint", ""));
    await expect(page.getByRole("heading", { level: 1, name: title, exact: true })).toHaveCount(1);
    await expectAllNamed(page);
  }
  // A slider is named by what it sets, separate from its value.
  await learn.ask((it) => it.open("gilbert"));
  await expect(page.getByRole("slider", { name: "Vertices per shape", exact: true })).toHaveCount(1);
});

test("every control of the tools beside the lessons has a name", async ({ learn, page }) => {
  for (const place of ["#glossary", "#teacher=closest-points", "#worksheet=closest-points", "#experiment", "#sheet"]) {
    await learn.open(place);
    await learn.idle();
    await expectAllNamed(page);
  }
});

review("every control of the review page has a name, whatever it shows", async ({ app, page }) => {
  for (const scene of ["empty", "reducer-faulty", "robot-cell", "face-constraints"]) {
    await app.open(scene);
    await app.idle();
    const [pair] = await app.byTestId("result").all();
    await pair?.click();
    await app.idle();
    await expectAllNamed(page);
  }
});
