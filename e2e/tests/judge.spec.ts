/** The judge: a learner writes a function, and the engine finds a pair of polygons for which it is wrong. */

import type { Page } from "@playwright/test";
import { desktop, expectAccessible, phone } from "../fixtures/accessible.ts";
import { expect, test } from "../fixtures/lesson.ts";

const rightIntersects = `
const axes = (polygon) => polygon.map(([x, y], i) => {
  const [nextX, nextY] = polygon[(i + 1) % polygon.length];
  return [nextY - y, x - nextX];
});
const span = (polygon, [x, y]) => {
  const along = polygon.map((p) => p[0] * x + p[1] * y);
  return [Math.min(...along), Math.max(...along)];
};
const intersects = (a, b) => [...axes(a), ...axes(b)].every((axis) => {
  const [[lowA, highA], [lowB, highB]] = [span(a, axis), span(b, axis)];
  return lowA <= highB && lowB <= highA;
});
`;

/** Replaces the code by typing, and judges it with the keyboard. */
async function judge(page: Page, code: string): Promise<void> {
  await page.getByRole("textbox", { name: "Your code" }).focus();
  await page.keyboard.press("Control+A");
  await page.keyboard.insertText(code);
  await page.keyboard.press("Control+Enter");
}

const state = (page: Page, name: string) => expect(page.getByTestId("judge-verdict")).toHaveAttribute("data-state", name);
const summary = (page: Page) => page.getByTestId("judge-summary");
const calledPair = async (page: Page): Promise<[number, number][][]> => {
  const call = await page.getByTestId("judge-call").innerText();
  return JSON.parse(`[${/\(([\s\S]*)\)/.exec(call)?.[1]}]`) as [number, number][][];
};

test("faulty code fails with a simple pair; a right function passes, and the browser keeps it", async ({ learn, page }) => {
  await learn.open();
  await page.getByTestId("to-judge").click();
  await expect(page).toHaveURL(/#judge$/);
  await expect(page.getByRole("heading", { name: "The judge" })).toBeVisible();
  // The keyboard alone: the code as it is given compares boxes.
  await page.getByRole("textbox", { name: "Your code" }).focus();
  await page.keyboard.press("Control+Enter");
  await state(page, "failed");
  await expect(page.getByTestId("judge-yours")).toHaveText("true");
  await expect(page.getByTestId("judge-engines")).toContainText("false");
  const [a, b] = await calledPair(page);
  expect([a?.length, b?.length]).toEqual([3, 3]);
  for (const value of [a, b].flat(3)) expect(Math.abs(value ?? 9)).toBeLessThanOrEqual(4);
  await expectAccessible(page, [phone, desktop]);
  await page.getByTestId("starter-axes").click();
  await page.getByTestId("judge-run").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("judge-outdated")).toHaveCount(0);
  await state(page, "failed");
  await expect(page.getByTestId("judge-run")).toBeFocused();
  await expect(page.getByTestId("judge-yours")).toHaveText("true");

  // A fault of the museum: one shape is inside the other, and no outlines meet.
  await page.getByTestId("exhibit-inside").click();
  await state(page, "failed");
  await expect(page.getByTestId("judge-yours")).toHaveText("false");
  await expect(page.getByTestId("judge-engines")).toContainText("true");

  await judge(page, rightIntersects);
  await state(page, "passed");
  await expect(summary(page)).toHaveText(/right for all \d{3} pairs/);
  await page.reload();
  await learn.idle();
  await expect(page.getByRole("textbox", { name: "Your code" })).toHaveValue(rightIntersects);
  // A verdict says when it is about other code.
  await page.getByTestId("judge-run").click();
  await state(page, "passed");
  await page.getByRole("textbox", { name: "Your code" }).focus();
  await page.keyboard.press("x");
  await expect(page.getByTestId("judge-outdated")).toBeVisible();
});

test("the engine tells a right distance from wrong ones", async ({ learn, page }) => {
  await learn.open("#judge=distance");
  await page.getByTestId("judge-run").click();
  await state(page, "failed");
  const yours = Number(await page.getByTestId("judge-yours").innerText());
  const engines = Number(await page.getByTestId("judge-engines").innerText());
  expect(yours).toBeGreaterThan(engines);
  await page.getByTestId("starter-edges").click();
  const edges = await page.getByTestId("judge-code").inputValue();
  await page.getByTestId("judge-run").click();
  await state(page, "failed");
  await expect(page.getByTestId("judge-engines")).toHaveText("0");
  // Without overlap, the distance of the edges is right.
  await judge(page, `${rightIntersects}${edges.replace("function distance", "function ofEdges")}const distance = (a, b) => intersects(a, b) ? 0 : ofEdges(a, b);`);
  await state(page, "passed");
});

test("errors, endless loops and wrong answers are reported with their line", async ({ learn, page }) => {
  await learn.open("#judge=distance");
  await judge(page, "function distance(a, b) {\n  return a.;\n}");
  await state(page, "refused");
  await expect(summary(page)).toContainText("syntax error");
  await page.getByTestId("judge-line").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Your code" })).toBeFocused();
  const selected = await page.getByTestId("judge-code").evaluate((field: HTMLTextAreaElement) => field.value.slice(field.selectionStart, field.selectionEnd));
  expect(selected).toBe("  return a.;");

  await judge(page, "function distance(a, b) {\n  return a.x.y;\n}");
  await state(page, "failed");
  await expect(page.getByTestId("judge-message")).toContainText("TypeError");
  await expect(page.getByTestId("judge-line")).toHaveAttribute("data-line", "2");

  await judge(page, "function distance(a, b) {\n  for (;;);\n}");
  await expect(summary(page)).toContainText("loop forever");
  await expect(page.getByTestId("judge-yours")).toHaveText("none");
  await expect(page.getByTestId("judge-line")).toHaveText("Go to the function at line 1");

  await judge(page, "const distance = () => 0 / 0;");
  await expect(page.getByTestId("judge-yours")).toContainText("NaN is not a number");
  await judge(page, "const distance = () => {};");
  await expect(page.getByTestId("judge-yours")).toContainText("must be a number");
  await judge(page, "const other = 1;");
  await state(page, "refused");
  await expect(summary(page)).toContainText("no function named distance");
  await expect(page.getByTestId("judge-run")).toBeVisible();
});

test("a run can be stopped, and the page can be left meanwhile", async ({ learn, page }) => {
  await learn.open("#judge=distance");
  // A regular expression that backtracks for ages counts as one step.
  await judge(page, 'const distance = () => /^(a+)+$/.test("a".repeat(40) + "b") ? 1 : 0;');
  await state(page, "running");
  await page.getByTestId("judge-stop").click();
  await state(page, "none");
  await judge(page, "const distance = () => -1;");
  await state(page, "failed");
  await page.getByRole("link", { name: "All lessons" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-place", "gallery");
});
