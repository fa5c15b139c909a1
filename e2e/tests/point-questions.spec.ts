/** Tests questions that are answered by dragging a point in the picture: by mouse, by finger, and by keys alone. */

import type { Page } from "@playwright/test";
import { desktop, expectAccessible, phone } from "../fixtures/accessible.ts";
import { expect, type LearnPage, test } from "../fixtures/lesson.ts";

type Place = [number, number, number];
type Spot = { x: number; y: number };

const pin = (page: Page): Promise<Place> =>
  page.getByTestId("pin").evaluate((it) => (it.dataset.at ?? "").split(" ").map(Number) as Place);

/** Opens a step that asks for a point, with the question open again, and returns the right answer. */
async function asked(learn: LearnPage, page: Page, address: string): Promise<Place> {
  await learn.open(address);
  await page.getByTestId("show-answer").click();
  await expect(page.getByTestId("question")).toHaveAttribute("data-graded", "shown");
  const right = await pin(page);
  const { step } = await learn.ask((lesson) => lesson.state());
  await learn.ask((lesson) => lesson.reset());
  await learn.ask((lesson, step) => lesson.show(step), step);
  await expect(page.getByTestId("question")).not.toHaveAttribute("data-graded", /./);
  expect(await pin(page)).not.toEqual(right);
  return right;
}

/** Returns a position in the picture where something can be grabbed. */
async function hold(learn: LearnPage, page: Page): Promise<Spot> {
  const box = (await page.locator("#picture canvas").boundingBox())!;
  for (let y = box.y + 20; y < box.y + box.height; y += 12)
    for (let x = box.x + box.width * 0.3; x < box.x + box.width * 0.7; x += 24) {
      await page.mouse.move(x, y);
      const cursor = await page.locator("#picture canvas").evaluate((it) => it.style.cursor);
      if (cursor !== "grab") continue;
      // The last report may be about an earlier position, so it is requested again after the worker has received all input.
      await page.mouse.move(x + 1, y);
      await learn.idle();
      if ((await page.locator("#picture canvas").evaluate((it) => it.style.cursor)) === "grab") return { x, y };
    }
  throw new Error("nothing in the picture can be taken");
}

/** Drags down the screen, along the disc's path, until the distance is as requested; `move` goes to a height on the screen. */
async function dragTo({ learn, page }: { learn: LearnPage; page: Page }, wished: number, from: number, move: (y: number) => Promise<void>): Promise<void> {
  const along = async () => (await pin(page))[2];
  const [y0, z0] = [from, await along()];
  await move(y0 + 60);
  await expect.poll(along).not.toBe(z0);
  await learn.idle(); // a drag has several steps, and only the first may be reported yet
  const perPixel = ((await along()) - z0) / 60;
  await move(y0 + (wished - z0) / perPixel);
  await expect.poll(async () => Math.abs((await along()) - wished)).toBeLessThan(1);
}

test("the disc is dragged by mouse to where it touches: wrong first, with the reason and a picture, then right", async ({ learn, page }) => {
  const right = await asked(learn, page, "#caught-in-between?step=4");
  const question = page.getByTestId("question");
  await expect(page.getByTestId("point-within")).toContainText("1.5");
  const view = await learn.seen();
  await page.getByTestId("give-answer").click();
  await expect(question).toHaveAttribute("data-graded", "wrong");
  await expect(page.getByTestId("grade")).toContainText("disc and plate are still");
  // The remaining gap is shown in the picture, with its length.
  await expect(page.locator('[data-testid="label"][data-role="upper"]')).toHaveCount(1);
  expect((await learn.seen()).picture).not.toBe(view.picture);
  await expectAccessible(page, [desktop]);
  // Until it is tried again nothing moves it.
  const before = await pin(page);
  await page.getByTestId("canvas").focus();
  await page.keyboard.press("ArrowDown");
  await learn.idle();
  expect(await pin(page)).toEqual(before);
  await page.getByTestId("try-again").click();
  await expect(page.getByTestId("point")).toBeFocused();

  const at = await hold(learn, page);
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await dragTo({ learn, page }, right[2], at.y, (y) => page.mouse.move(at.x, y, { steps: 3 }));
  await page.mouse.up();
  await page.getByTestId("give-answer").click();
  await expect(question).toHaveAttribute("data-graded", "right");
  const found = await pin(page);
  // It stays there when the user looks at the next step and returns.
  await learn.ask((lesson) => lesson.step());
  await learn.ask((lesson) => lesson.back());
  await expect(question).toHaveAttribute("data-graded", "right");
  expect(await pin(page)).toEqual(found);
});

test.describe("by finger", () => {
  test.use({ hasTouch: true, viewport: { width: phone[0], height: phone[1] } });

  test("the disc is dragged on a phone, too", async ({ learn, page }) => {
    const right = await asked(learn, page, "#caught-in-between?step=4");
    await page.locator("#picture canvas").scrollIntoViewIfNeeded();
    const at = await hold(learn, page);
    const client = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", y = 0) =>
      client.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x: at.x, y }] });
    await touch("touchStart", at.y);
    await dragTo({ learn, page }, right[2], at.y, (y) => touch("touchMove", y).then(() => undefined));
    await touch("touchEnd");
    await page.getByTestId("give-answer").tap();
    await expect(page.getByTestId("question")).toHaveAttribute("data-graded", "right");
    await expectAccessible(page, [phone]);
  });
});

test("the support point is found with keys alone, and counted in the score", async ({ learn, page }) => {
  const right = await asked(learn, page, "#gilbert?shapes=boxes");
  await page.getByTestId("point").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("canvas")).toBeFocused();
  // Each corner of the difference is reached by going up, from the lowest.
  const move = async (key: string) => {
    const before = await pin(page);
    await page.keyboard.press(key);
    await learn.idle();
    return (await pin(page)).join() !== before.join();
  };
  while (await move("ArrowDown"));
  for (let i = 0; (await pin(page)).join() !== right.join(); i++) {
    expect(i).toBeLessThan(200);
    expect(await move("ArrowUp")).toBe(true);
  }
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("question")).toHaveAttribute("data-graded", "right");
  expect(await learn.ask((lesson) => lesson.state().step)).toBe(0);
  await page.keyboard.press("End");
  await expect(page.getByTestId("score")).toHaveAttribute("data-first", "1");
});
