import { expectAccessible } from "../fixtures/accessible.ts";
import { expect, test } from "../fixtures/lesson.ts";

test("the current line follows the step, and a click goes to the line's next step", async ({ learn, page }) => {
  await learn.open("#gilbert?start=bad");
  const current = page.locator("[data-testid=code-line][aria-current=step]");
  const line = (name: string) => page.locator(`[data-testid=code-line][data-line=${name}]`);
  const steps = await learn.ask((lesson) => lesson.state().steps);
  await expect(current).toHaveAttribute("data-line", "start");
  await learn.ask((lesson) => lesson.step());
  await expect(current).toHaveAttribute("data-line", "push");
  await expect(line("nearest")).toHaveAttribute("data-passed", "");
  // The variable has the value of the step's number.
  const upper = page.locator("[data-testid=number][data-name=upper] td").first();
  const value = (await upper.innerText()).replace(/[^\d.]/g, "");
  await expect(line("nearest")).toContainText(value);
  // On to the end, and from there to the first step.
  await line("apart").click();
  await expect(page.locator("html")).toHaveAttribute("data-step", String(steps - 1));
  await expect(current).toHaveAttribute("data-line", "apart");
  await line("start").click();
  await expect(page.locator("html")).toHaveAttribute("data-step", "0");
  await expect(current).toHaveAttribute("data-line", "start");
  // Separate shapes have no depth: this is reported, and the step stays.
  await line("grow").click();
  await expect(page.getByTestId("toast")).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-step", "0");
  await learn.idle();
  await expectAccessible(page);
  // After it is closed it stays closed, also after a reload.
  await page.getByTestId("pseudocode").locator("summary").click();
  await expect(line("start")).toHaveCount(0);
  await page.reload();
  await learn.idle();
  await expect(page.getByTestId("pseudocode")).toBeVisible();
  await expect(line("start")).toHaveCount(0);
});
