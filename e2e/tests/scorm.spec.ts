import type { Frame, Page } from "@playwright/test";
import { expect, test } from "../fixtures/lesson.ts";
import { Platform } from "../fixtures/platform.ts";
import { setting } from "../fixtures/settings.ts";

/** Returns the platform's data of the attempt. */
const reported = (page: Page, element: string): Promise<string> =>
  page.evaluate(
    (element) => (window as unknown as { API: { lmsGetValue(element: string): string } }).API.lmsGetValue(element),
    element,
  );

const shown = async (page: Page): Promise<Frame> => {
  const frame = page.frames()[1]!;
  await frame.waitForFunction(() => "nearpointLesson" in window);
  await frame.evaluate(() => window.nearpointLesson.ready());
  return frame;
};

test("a chapter in a third-party learning platform reports score, status and position, and continues where it was left", async ({ learn, page }) => {
  const platform = await Platform.with(setting("NEARPOINT_SCORM"));
  try {
    await page.goto(platform.address);
    const frame = await shown(page);
    // One chapter, without the rest of the page.
    const lessons = await frame.evaluate(() => window.nearpointLesson.lessons().map(({ name, chapter }) => [name, chapter]));
    expect(new Set(lessons.map(([, chapter]) => chapter))).toEqual(new Set(["face-constraints"]));
    await expect(frame.locator(".modes")).toBeHidden();
    expect(await reported(page, "cmi.core.lesson_status")).toBe("incomplete");

    const [first] = lessons[0]!;
    await frame.locator(`[data-lesson="${first}"]`).first().click();
    await expect(frame.locator("html")).toHaveAttribute("data-lesson", first!);
    const asked = await frame.evaluate(firstAsked);
    await frame.getByTestId("choice").first().click();
    await expect(frame.getByTestId("question")).toHaveAttribute("data-graded", /right|wrong/);
    const right = (await frame.getByTestId("question").getAttribute("data-graded")) === "right";
    const raw = right ? "100" : "0";
    await expect.poll(() => reported(page, "cmi.core.score.raw")).toBe(raw);
    expect(await reported(page, "cmi.core.lesson_status")).toBe("incomplete");
    expect(await reported(page, "cmi.core.lesson_location")).toBe(`#${first}?step=${asked}`);
    expect(await reported(page, "cmi.interactions._count")).toBe("1");

    // Closed and opened again: the platform returns the suspended data.
    const suspended = await reported(page, "cmi.suspend_data");
    expect(suspended).toMatch(new RegExp(`^${first} ${asked}/\\d+ (\\S+\\? )*[\\w.@-]+[+-]$`));
    await page.locator("iframe").evaluate((frame: HTMLIFrameElement) => {
      frame.src = "about:blank";
    });
    await expect.poll(() => page.evaluate(() => (sessionStorage.getItem("attempt") ?? "").includes('"exit":"suspend"'))).toBe(true);
    const kept = await page.evaluate(() => JSON.parse(sessionStorage.getItem("attempt")!));
    expect(kept.core.session_time ?? kept.core.total_time).toMatch(/^\d{2,4}:\d\d:\d\d/);
    await page.reload();
    const again = await shown(page);
    await expect(again.locator("html")).toHaveAttribute("data-lesson", first!);
    await expect(again.locator("html")).toHaveAttribute("data-step", String(asked));
    expect(await reported(page, "cmi.suspend_data")).toBe(suspended);

    for (const [name] of lessons) {
      await again.evaluate((name) => window.nearpointLesson.open(name!), name);
      await again.evaluate(() => window.nearpointLesson.show(window.nearpointLesson.state().steps - 1));
    }
    await expect.poll(() => reported(page, "cmi.core.lesson_status")).toBe("completed");
    expect(await reported(page, "cmi.core.score.raw")).toMatch(/^\d+$/);
    expect(await reported(page, "cmi.core.score.max")).toBe("100");
    expect(platform.missing).toEqual([]);
    expect(learn.complaints).toEqual([]);
  } finally {
    platform.close();
  }
});

/** Shows the first step with choices. */
async function firstAsked(): Promise<number> {
  const lesson = window.nearpointLesson;
  for (let step = 0; step < lesson.state().steps; step++) {
    await lesson.show(step);
    if (document.querySelector("[data-testid=choice]")) return step;
  }
  throw new Error("no step of the lesson asks for a choice");
}
