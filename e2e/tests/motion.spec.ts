import { expectAccessible, phone } from "../fixtures/accessible.ts";
import { expect, test } from "../fixtures/lesson.ts";

test("a lesson whose robot moves plays by time, shows any time, and poses only on request", async ({ learn, page }) => {
  await learn.open("#two-arms?step=1");
  const motion = page.getByTestId("motion");
  await expect(motion).toHaveAttribute("data-time", "0");
  const first = (await learn.seen()).picture;
  const time = page.getByTestId("motion-time");
  await time.focus();
  await time.press("End");
  await expect(motion).toHaveAttribute("data-time", "3");
  await expect.poll(async () => (await learn.seen()).picture).not.toBe(first);
  const last = (await learn.seen()).picture;
  await page.getByTestId("motion-poses").check();
  await expect.poll(async () => (await learn.seen()).picture).not.toBe(last);
  await page.getByTestId("motion-poses").uncheck();
  await expect.poll(async () => (await learn.seen()).picture).toBe(last);
  await page.getByTestId("motion-play").click();
  await expect(motion).toHaveAttribute("data-moving", "true");
  await expect(motion).toHaveAttribute("data-moving", "false");
  await expect(motion).toHaveAttribute("data-time", "3");
  await expectAccessible(page, [phone, [1280, 720]]);
  // The next step has its own time, and a step without motion has no bar.
  await learn.ask((lesson) => lesson.show(4));
  await expect(motion).not.toHaveAttribute("data-time", "3");
  await learn.ask((lesson) => lesson.show(0));
  await expect(motion).toHaveCount(0);
});
