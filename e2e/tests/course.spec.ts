import { readFileSync } from "node:fs";
import { expectAccessible, phone } from "../fixtures/accessible.ts";
import { expect, test } from "../fixtures/lesson.ts";

test("a student begins the course, looks up a term, completes a lesson, continues, and saves the progress", async ({ learn, page }) => {
  await learn.open();
  await expect(page.getByTestId("course-continue")).toContainText("How far apart?");
  await expect(page.getByTestId("course-done")).toHaveAttribute("data-done", "0");
  await expectAccessible(page, [phone, [1280, 720]]);
  await page.getByTestId("course-continue").click();
  await learn.idle();
  await expect(page.getByTestId("before")).toContainText("10 minutes");
  // To the end, and on from there.
  const toTheEnd = async () => {
    await page.keyboard.press("End");
    await learn.at((await learn.ask((lesson) => lesson.state().steps)) - 1);
    await page.getByTestId("next").click();
  };
  await toTheEnd();
  await expect(page.locator("html")).toHaveAttribute("data-lesson", "gilbert");
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
  await toTheEnd();
  await expect(page.locator("html")).toHaveAttribute("data-lesson", "flat-line");
  await expect(page.getByTestId("before")).toContainText("GJK, step by step");
  await expect(page.getByTestId("next-lesson")).toHaveAttribute("href", "#list-form");
  // The progress is there after a reload and in a file, and gone after it was deleted.
  await learn.open();
  await page.reload();
  await learn.ask((lesson) => lesson.ready());
  await expect(page.getByTestId("course-done")).toHaveAttribute("data-done", "2");
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
  await expect(page.getByTestId("course-done")).toHaveAttribute("data-done", "2");
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

test("a teacher finds a topic, the packages, the embed dialog and the questions of a lesson", async ({ learn, page }) => {
  const packages = [{ chapter: "closest-points", file: "scorm/nearpoint-closest-points.zip", bytes: 4_200_000 }];
  await page.route("**/site.json", (route) => route.fulfill({ json: { packages, manual: "book/docs/" } }));
  await learn.open();
  // A topic by its short name leads to its lessons.
  await page.getByText("Topics from A to Z").click();
  await page.getByRole("searchbox", { name: "Search topics" }).fill("SAT");
  await expect(page.getByTestId("topic").first()).toContainText("separating axis theorem");
  await expectAccessible(page, [phone, [1280, 720]]);
  const search = page.getByTestId("search-topics");
  await search.fill("no such topic");
  await expect(page.getByTestId("no-term")).toContainText("no such topic");
  await search.fill("SAT");
  await page.getByTestId("topic").first().getByRole("link", { name: "Axis by axis" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-lesson", "axis-by-axis");
  // From a lesson, the page is in the menu.
  await learn.idle();
  await page.getByTestId("more-menu").locator("summary").click();
  await page.getByRole("link", { name: "Use in your course" }).click();
  await expect(page).toHaveURL(/#use-in-your-course$/);
  await expect(page.getByRole("heading", { name: "Use in your course" })).toBeVisible();
  await expect(page.getByTestId("packages").getByRole("link", { name: "Closest points" })).toHaveAttribute("href", packages[0]!.file);
  await expect(page.getByTestId("packages")).toContainText("4.2");
  await expect(page.getByRole("link", { name: "embedding" })).toHaveAttribute("href", "book/docs/embedding.html");
  await expectAccessible(page, [phone, [1280, 720]]);
  // The code of another lesson.
  await page.getByRole("combobox", { name: "Lesson", exact: true }).selectOption("flat-line");
  await page.getByRole("button", { name: "Get the code" }).click();
  await expect(page.getByTestId("snippet")).toHaveValue(/learn\.html\?embed\S*#flat-line"/);
  await expect(page.frameLocator("[data-testid=embed-preview]").locator("html")).toHaveAttribute("data-state", "idle");
  await page.getByTestId("embed-dialog").getByRole("button", { name: "Close" }).click();
  // The questions of a lesson; one of GJK is answered in the picture.
  await page.getByRole("combobox", { name: "Questions of" }).selectOption("gilbert");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save the questions" }).click();
  const xml = readFileSync(await (await download).path(), "utf8");
  await expect(page.getByTestId("questions-status")).toHaveText(/^2 questions were saved\. \d+ questions need the figure and are left out\.$/);
  // The page itself may not parse texts, by its policy.
  const blank = await page.context().newPage();
  const read = await blank.evaluate((xml) => {
    const root = new DOMParser().parseFromString(xml, "text/xml");
    const asked = [...root.querySelectorAll("question:not([type=category])")];
    return {
      errors: root.querySelectorAll("parsererror").length,
      right: asked.map((one) => one.querySelector('answer[fraction="100"] > text')?.textContent),
    };
  }, xml);
  expect(read).toEqual({ errors: 0, right: ["no", "yes"] });
});

test("a site without packages says how to make them", { tag: "@full" }, async ({ learn, page }) => {
  await learn.open("#use-in-your-course");
  await expect(page.getByTestId("no-packages")).toContainText("cargo xtask dist");
  await expect(page.getByTestId("packages")).toHaveCount(0);
});
