/** Tests failures around the learn page: they are reported, and the lesson continues where it was. */

import type { Page } from "@playwright/test";
import { expect, type LearnPage, test } from "../fixtures/lesson.ts";
import { before } from "../fixtures/workers.ts";

const restarts = (learn: LearnPage) => learn.ask((lesson) => lesson.restarts());
const where = (learn: LearnPage) => learn.ask(({ state }) => ({ lesson: state().lesson, step: state().step, say: state().say }));
const open = (learn: LearnPage, name: string) =>
  learn.ask((lesson, name) => lesson.open(name).then(() => "opened", (error: Error) => error.message), name);

/** Runs a script in the lessons' worker before its own. */
const inWorker = (page: Page, script: string) => before(page, "lesson", script);
const tell = (page: Page, what: string) => page.evaluate((what) => new BroadcastChannel("fault").postMessage(what), what);

test("a worker that the system ends, or that hangs, is replaced, and the lesson is at its step", async ({ learn, page }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    const channel = new BroadcastChannel("fault");
    const Own = Worker;
    window.Worker = class extends Own {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        channel.onmessage = ({ data }) => data === "end" && this.terminate();
      }
    };
  });
  await inWorker(page, `new BroadcastChannel("fault").onmessage = ({ data }) => { while (data === "hang"); }`);
  await learn.open("#gilbert?step=2");
  const there = await where(learn);
  await tell(page, "end");
  await expect.poll(() => restarts(learn)).toBe(1);
  await learn.idle();
  expect(await where(learn)).toEqual(there);
  await expect(page.getByTestId("toast").first()).toContainText("restarted");
  await tell(page, "hang");
  const asked = open(learn, "exact-predicates");
  // A hang is detected by unanswered beats, so the test advances the clock.
  const ended = async () => {
    await page.clock.fastForward("00:02");
    return restarts(learn);
  };
  await expect.poll(ended, { intervals: [20] }).toBe(2);
  // The request made meanwhile is fulfilled, not the lesson before.
  expect(await asked).toBe("opened");
  expect(await where(learn)).toMatchObject({ lesson: "exact-predicates", step: 0 });
  learn.complaints.length = 0;
});

test("a lesson with a missing part is refused, others continue, and it opens once there is a network", async ({ learn, page, context }) => {
  await learn.open("#gilbert?step=2");
  const there = await where(learn);
  await context.setOffline(true);
  expect(await open(learn, "far-and-near")).toMatch(/restarted before/);
  await learn.idle();
  expect(await where(learn)).toEqual(there);
  await expect(page.getByTestId("toast").first()).toContainText("could not be fetched");
  await context.setOffline(false);
  expect(await open(learn, "far-and-near")).toBe("opened");
  // Now the worker itself.
  const worker = /lesson\.worker-/;
  await page.route(worker, (route) => route.abort());
  await context.setOffline(true);
  await learn.ask((lesson) => lesson.crash());
  await expect(page.getByTestId("dead")).toContainText("could not be fetched");
  await page.unroute(worker);
  await context.setOffline(false);
  await expect(page.getByTestId("dead")).toHaveCount(0);
  await learn.idle();
  expect(await where(learn)).toMatchObject({ lesson: "far-and-near", step: 0 });
  // And from the start: nothing is there yet, and the address says what to open.
  await page.route(worker, (route) => route.abort());
  await page.goto("about:blank");
  await page.goto("./learn.html#gilbert?step=2");
  await expect(page.getByTestId("dead")).toContainText("could not be fetched");
  for (const more of ["toast", "step-progress"]) await expect(page.getByTestId(more)).toHaveCount(0); // it is reported once
  await page.unroute(worker);
  await page.getByTestId("restart-worker").click();
  await expect(page.locator("html")).toHaveAttribute("data-step", "2");
  await learn.idle();
  expect(await where(learn)).toEqual(there);
  learn.complaints.length = 0;
});

test("the sheet and the placing experiments that cannot be started say so in place of the picture, and can be restarted", async ({ learn, page }) => {
  for (const room of ["sheet", "experiment"]) {
    const worker = new RegExp(`${room}\\.worker-`);
    await page.route(worker, (route) => route.abort());
    await page.goto("about:blank");
    await page.goto(`./learn.html#${room}`);
    await expect(page.getByTestId("dead")).toContainText(/could not be started.*could not be fetched/s);
    await expect(page.getByTestId("toast")).toHaveCount(0);
    await page.unroute(worker);
    await page.getByTestId("restart-worker").click();
    await expect(page.locator("html")).toHaveAttribute("data-state", "idle");
    await expect(page.getByTestId("dead")).toHaveCount(0);
  }
  learn.complaints.length = 0;
});

test("a lesson without WebGL, or that loses it for good, continues, and the picture can be restarted", async ({ learn, page }) => {
  await page.clock.install();
  await inWorker(page, `
    const { getContext } = OffscreenCanvas.prototype;
    OffscreenCanvas.prototype.getContext = function (...given) {
      const made = getContext.apply(this, given);
      new BroadcastChannel("fault").onmessage = ({ data }) => data === "lose" && made.getExtension("WEBGL_lose_context").loseContext();
      return made;
    };`);
  await learn.open("#gilbert?step=1");
  await tell(page, "lose");
  await expect(page.getByTestId("lost")).toContainText("comes back by itself");
  await page.clock.fastForward("00:11");
  await expect(page.getByTestId("lost")).toContainText("has not come back");
  await learn.ask((lesson) => lesson.step());
  const there = await where(learn);
  expect(there.step).toBe(2);
  await page.getByTestId("restart-picture").click();
  await expect(page.getByTestId("lost")).toHaveCount(0);
  await learn.idle();
  expect(await where(learn)).toEqual(there);
  // And if there never is one.
  await page.unrouteAll();
  await inWorker(page, `OffscreenCanvas.prototype.getContext = () => null;`);
  await page.reload();
  await page.waitForFunction(() => "nearpointLesson" in window);
  await learn.idle();
  await expect(page.getByTestId("no-webgl")).toContainText("everything else works");
  expect(await learn.ask((lesson) => lesson.step())).toMatchObject({ step: 3 });
});

test("a browser that stores nothing is reported once, and the lesson continues", async ({ learn, page }) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
      Object.defineProperty(window, name, { get: () => { throw new DOMException("refused", "SecurityError"); } });
  });
  await learn.open("#gilbert");
  const asks = async () => (await page.getByTestId("choice").count()) > 0;
  while (!(await asks())) await learn.ask((lesson) => lesson.step());
  await page.getByTestId("choice").first().click();
  await expect(page.getByTestId("toast")).toContainText(["does not let the page keep data"]);
  await learn.ask((lesson) => lesson.step());
});
