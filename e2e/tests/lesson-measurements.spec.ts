import { expect, test } from "../fixtures/lesson.ts";

test("a long step reports its progress, is cancelled, and continues where it was", async ({ learn, page }) => {
  await learn.open("#where-it-errs?largest=2000");
  const before = await learn.ask((lesson) => lesson.state());
  const [telling, share] = [page.getByTestId("step-progress"), page.getByTestId("step-progress").locator("progress[value]")];
  const shown = async () => Number(await share.getAttribute("value"));

  await page.keyboard.press("End");
  await expect(telling).toBeVisible();
  await expect.poll(shown).toBeGreaterThan(0.3);
  await page.getByTestId("cancel").click();
  await learn.at(0);
  await expect(telling).toHaveCount(0);
  expect(await learn.ask((lesson) => lesson.state())).toEqual(before);

  // Nothing is lost: it does not start again.
  await page.keyboard.press("End");
  expect(await shown()).toBeGreaterThan(0.3);
  await page.getByTestId("on").click(); // another request ends it, too
  await learn.at(1);

  // A story that is cancelled leaves the shown one.
  await learn.ask((lesson) => void lesson.set({ corners: "16" }));
  await expect(telling).toBeVisible();
  await page.getByTestId("cancel").click();
  await learn.at(1);
  expect(await learn.ask((lesson) => lesson.state().values.corners)).toBe("8");
  await expect(page).toHaveURL(/#where-it-errs\?largest=2000&step=1$/);
});

test("times have a spread and are measured again", async ({ learn, page }) => {
  await learn.open("#accuracy-against-speed?accuracy=10&step=2");
  const time = page.locator("[data-testid=number][data-name=check-time] td").first();
  await expect(time).toHaveText(/[µm]s ± [\d.]+/);
  const seen = await learn.seen();
  const timed = () => learn.ask((lesson) => lesson.state().numbers.find(({ name }) => name === "check-time")?.value);
  const first = await timed();
  await page.getByTestId("again").click();
  await expect.poll(timed).not.toBe(first);
  await learn.at(2);
  expect(await learn.seen()).toEqual(seen);
});
