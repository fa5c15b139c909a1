import type { Locator, Page } from "@playwright/test";
import { desktop, expectAccessible, phone } from "../fixtures/accessible.ts";
import { expect, test } from "../fixtures/lesson.ts";

const root = (page: Page): Locator => page.locator("html");
const section = (page: Page, step: number): Locator => page.locator(`[data-testid=section][data-step="${step}"]`);

/** Waits until the text of all steps is there. */
const isLoaded = (page: Page) => expect(page.getByTestId("reading")).toHaveAttribute("data-loaded", "all");

/** Scrolls a section to the top, as a reader would. */
const scrollTo = (section: Locator) => section.evaluate((element) => element.scrollIntoView({ block: "start", behavior: "instant" }));

test("the reading view opens at the step of its address, and the figure follows the text", async ({ learn, page }) => {
  await learn.open("#gilbert?step=2&view=read");
  await isLoaded(page);
  await expect(root(page)).toHaveAttribute("data-view", "read");
  await expect(section(page, 2)).toHaveAttribute("data-shown", "");
  await expect(section(page, 2).getByRole("heading")).toBeInViewport();
  await expect(root(page)).toHaveAttribute("data-step", "2");
  const before = (await learn.seen()).picture;

  await scrollTo(section(page, 4));
  await learn.at(4);
  await expect(section(page, 4)).toHaveAttribute("data-shown", "");
  await expect(page).toHaveURL(/#gilbert\?step=4&view=read$/);
  expect((await learn.seen()).picture).not.toBe(before);
  // The figure's changes are not announced while the user reads.
  await expect(page.locator("#announcer")).toHaveAttribute("aria-live", "off");
  await expectAccessible(page, [phone, desktop]);
  await learn.at(4);
  const text = await section(page, 4).getByTestId("say").innerText();

  // The step, the focus and the text stay.
  const toggle = page.getByTestId("view");
  await toggle.focus();
  await page.keyboard.press("Enter");
  await expect(root(page)).not.toHaveAttribute("data-view");
  await expect(toggle).toBeFocused();
  await learn.at(4);
  await expect(page).toHaveURL(/#gilbert\?step=4$/);
  expect(await page.locator("#told").getByTestId("say").innerText()).toBe(text);

  await page.keyboard.press("Enter");
  await expect(section(page, 4).getByRole("heading")).toBeInViewport();
  await page.keyboard.press("ArrowRight");
  await learn.at(5);
  await expect(section(page, 5)).toHaveAttribute("data-shown", "");
  await page.keyboard.press("Home");
  await learn.at(0);
  await expect(section(page, 0).getByRole("heading")).toBeInViewport();
});

test("a question in the text leads to its step", async ({ learn, page }) => {
  await learn.open("#gilbert?view=read");
  await section(page, 0).getByTestId("play-section").click();
  await expect(root(page)).not.toHaveAttribute("data-view");
  await expect(page.getByTestId("question")).toBeVisible();
  await expect(page.getByTestId("question").locator(":focus")).toHaveCount(1);
  await learn.at(0);
});

test("a long lesson has a section where its text is new, which covers the step of the address", async ({ learn, page }) => {
  await learn.open("#arch?step=50&view=read");
  await isLoaded(page);
  const sections = page.getByTestId("section");
  const ranges = await sections.evaluateAll((all) => all.map(({ dataset: { step, last } }) => [Number(step), Number(last)] as const));
  const { steps } = await learn.ask((lesson) => lesson.state());
  expect(ranges.length).toBeGreaterThan(2);
  expect(ranges.length).toBeLessThan(25);
  expect(ranges.map(([first]) => first)).toEqual([0, ...ranges.slice(0, -1).map(([, last]) => last + 1)]);
  expect(ranges.at(-1)?.[1]).toBe(steps - 1);
  await learn.at(50);
  const shown = page.locator("[data-testid=section][data-shown]");
  await expect(shown.getByRole("heading")).toBeInViewport();
  const [first, last] = ranges.find(([first, last]) => first <= 50 && 50 <= last)!;
  await expect(shown).toHaveAttribute("data-step", String(first));
  await expect(shown).toHaveAttribute("data-last", String(last));
  await shown.getByTestId("play-section").first().click();
  await learn.at(first);
  await expect(root(page)).not.toHaveAttribute("data-view");
});

test("printing draws a picture for each section", async ({ learn, page }) => {
  await learn.open("#how-far-apart?view=read");
  await isLoaded(page);
  await page.evaluate(() => {
    window.print = () => {
      document.documentElement.dataset.printed = "";
    };
  });
  await page.getByTestId("print").click();
  await expect(root(page)).toHaveAttribute("data-printed", "");
  const sections = await page.getByTestId("section").count();
  await page.emulateMedia({ media: "print" });
  const images = page.locator("#read img:visible");
  await expect(images).toHaveCount(sections);
  await expect(page.locator("#stage")).toBeHidden();
  const colours = await images.evaluateAll((images) =>
    images.map((image) => {
      const context = new OffscreenCanvas(320, 200).getContext("2d")!;
      context.drawImage(image as HTMLImageElement, 0, 0, 320, 200);
      return new Set(new Uint32Array(context.getImageData(0, 0, 320, 200).data.buffer)).size;
    }),
  );
  for (const colour of colours) expect(colour).toBeGreaterThan(10);
});

test("printing stops when the reader leaves the view", async ({ learn, page }) => {
  await learn.open("#how-far-apart?view=read");
  await isLoaded(page);
  await page.evaluate(() => {
    window.print = () => {
      const { dataset } = document.documentElement;
      dataset.printed = String(Number(dataset.printed ?? 0) + 1);
    };
  });
  await page.getByTestId("print").click();
  // A worker that is ended while it starts reports an error, so the view is left after the first picture.
  await page.waitForFunction(() => {
    const status = document.querySelector("#read [role=status]")?.textContent ?? "";
    const isDrawing = Number(/\d+/.exec(status)?.[0]) > 1;
    if (isDrawing) document.querySelector<HTMLElement>("[data-testid=view]")?.click();
    return isDrawing;
  });
  await expect(page.locator("#read")).toBeHidden();
  await page.getByTestId("view").click();
  await isLoaded(page);
  await expect(page.locator("#read [role=status]")).toBeEmpty();
  await expect(page.locator("#read img")).toHaveCount(0);
  // Printing begins anew, and is the only one that ends.
  await page.getByTestId("print").click();
  await expect(page.locator("#read img")).toHaveCount(await page.getByTestId("section").count());
  await expect(root(page)).toHaveAttribute("data-printed", "1");
});

test("the next lesson replaces the text, and other pages have no such region", async ({ learn, page }) => {
  await learn.open("#how-far-apart?view=read");
  await isLoaded(page);
  const title = page.getByTestId("reading").getByRole("heading", { level: 1 });
  const before = await title.innerText();
  await page.getByTestId("ending").getByTestId("next").click();
  await expect(root(page)).not.toHaveAttribute("data-lesson", "how-far-apart");
  await expect(title).not.toHaveText(before);
  await isLoaded(page);
  await expect(page).toHaveURL(/view=read$/);
  await page.keyboard.press("ArrowRight");
  await learn.at(1);
  await page.evaluate(() => {
    location.hash = "";
  });
  await expect(root(page)).toHaveAttribute("data-place", "gallery");
  await expect(page.locator("#read")).toHaveAttribute("hidden", "");
});
