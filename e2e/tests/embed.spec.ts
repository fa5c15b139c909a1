import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/lesson.ts";

/** Returns whether frames of pages that are not isolated can be isolated. Their host must ask for it, and Chromium supports it since 137. */
const isolates = (page: Page): boolean =>
  test.info().project.name === "threads" && Number.parseInt(page.context().browser()!.version(), 10) >= 137;

test("a lesson embedded in a page that is not isolated plays, steps and answers messages", async ({ learn, page }) => {
  const body = `<link rel="icon" href="data:,"><iframe src="./learn.html?embed#gilbert?start=bad&amp;shapes=boxes" width="800" height="560"></iframe>
    <script>
      window.received = [];
      addEventListener("message", ({ data }) => data.nearpoint === 1 && window.received.push(data));
      const frame = () => document.querySelector("iframe").contentWindow;
      function tell(message) {
        const id = Math.random().toString(36);
        frame().postMessage({ nearpoint: 1, id, ...message }, "*");
        return new Promise((resolve) => addEventListener("message", function reply({ data }) {
          if (data.id !== id) return;
          removeEventListener("message", reply);
          resolve(data);
        }));
      }
    </script>`;
  await page.route("**/course.html", (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto("./course.html");
  const frame = page.frameLocator("iframe");
  await expect(frame.locator("html")).toHaveAttribute("data-state", "idle");
  expect(await page.frames()[1]!.evaluate(() => crossOriginIsolated)).toBe(isolates(page));
  await expect(frame.locator("#header")).toBeHidden();
  await expect(frame.locator("#try")).toBeHidden();
  await expect(frame.getByTestId("play")).toBeVisible();
  await expect(frame.getByTestId("threads")).toContainText("single thread");

  type Reply = { id?: string; error?: string; state?: { step: number; steps: number; playing: boolean; values: Record<string, unknown>; text: string } };
  const tell = (message: object) =>
    page.evaluate((message) => (window as unknown as { tell(m: object): Promise<Reply> }).tell(message), message);
  expect((await tell({ do: "read" })).state).toMatchObject({ lesson: "gilbert", step: 0, playing: false });
  expect((await tell({ do: "step" })).state).toMatchObject({ step: 1 });
  expect((await tell({ do: "back" })).state).toMatchObject({ step: 0 });
  expect((await tell({ do: "show", step: 2 })).state).toMatchObject({ step: 2 });
  expect((await tell({ do: "set", values: { shapes: "hulls" } })).state).toMatchObject({ values: { shapes: "hulls" } });
  expect((await tell({ do: "set", values: { shapes: "nothing" } })).error).toContain("shapes");
  expect((await tell({ do: "dance" })).error).toMatch(/^do: /);
  expect((await tell({ do: "reset" })).state).toMatchObject({ step: 0 });
  expect((await tell({ do: "play", speed: 2 })).state).toMatchObject({ playing: true, speed: 2 });
  const received = () => page.evaluate(() => (window as unknown as { received: Reply[] }).received.at(-1)?.state);
  await expect.poll(received, { timeout: 60_000 }).toMatchObject({ playing: false, text: expect.stringContaining("Step") });
  const end = await received();
  expect(end!.step).toBe(end!.steps - 1);
  learn.complaints.length = 0; // the page around reports what was refused
});

test("a frame of a page that is not isolated has threads if the browser supports it", async ({ learn, page }) => {
  await page.route("**/course.html", (route) => route.fulfill({ contentType: "text/html", body: '<link rel="icon" href="data:,"><iframe src="./learn.html?embed#more-hands"></iframe>' }));
  await page.goto("./course.html");
  const frame = page.frameLocator("iframe");
  await expect(frame.locator("html")).toHaveAttribute("data-state", "idle");
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(false);
  const several = isolates(page) && (await page.evaluate(() => navigator.hardwareConcurrency)) > 1;
  await expect(frame.getByTestId("threads")).toContainText(several ? /\d threads/ : "single thread");
  expect(learn.complaints).toEqual([]);
});
