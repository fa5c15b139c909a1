import type { NearpointLesson } from "../../web/src/learn/automation.ts";
import { period } from "../../web/src/learn/transport.ts";
import { expect, type LearnPage, lessons, test } from "../fixtures/lesson.ts";

/** Values that keep a story short. */
const short: Partial<Record<(typeof lessons)[number], string>> = {
  gilbert: "start=bad&shapes=boxes",
  "flat-line": "largest=1000",
  "how-deep": "largest=48",
  "four-steps": "largest=168",
  arch: "cycles=60",
  "more-hands": "largest=960",
  "moving-tree": "level=4",
  "accuracy-against-speed": "accuracy=10",
  "two-arms": "fold=60",
  "shuttle-and-chair": "world=thick-wall",
  "where-it-errs": "largest=50",
  "figure-3": "largest=16",
};

/** Values that change a story from its first steps on, where the first choice changes it only later. */
const early: typeof short = { arch: "cycles", "caught-in-between": "thickness", "through-the-gap": "gap" };

/** The stories that are tested for every change: one with a search, one with solids, one with a robot. Rust tests read every step of all lessons. */
const walked = new Set<string>(["gilbert", "body-in-common", "two-arms"]);

// A small picture is fast to draw. Rust tests check that all named items are visible, and their sizes.
test.use({ viewport: { width: 900, height: 520 } });

for (const name of lessons) {
  test(name, { tag: walked.has(name) ? [] : "@full" }, async ({ learn }) => {
    await learn.page.clock.install();
    await learn.open(`#${name}?${short[name] ?? ""}`);
    const last = (await learn.ask((lesson) => lesson.state().steps)) - 1;
    await test.step("a step is the same when it is reached forward, backward and by scrubbing", () => onAndBack(learn, Math.min(last, 3)));
    await test.step("it plays to its end, and all that it shows has texts", () => playToEnd(learn, last));
    await expect(learn.page.getByTestId("source")).not.toHaveText(name);
    await test.step("other values give another story, and the address restores it", () => otherStory(learn, early[name]));
  });
}

/** Returns what a step shows, from a view of everything. The lesson's own view does not change while a step's subject is well visible. */
async function seen(learn: LearnPage) {
  await learn.page.getByTestId("fit").click();
  return learn.seen();
}

async function onAndBack(learn: LearnPage, upTo: number): Promise<void> {
  const { page } = learn;
  const on = [await seen(learn)];
  for (let step = 1; step <= upTo; step++) {
    await page.getByTestId("on").click();
    await learn.at(step);
    on.push(await seen(learn));
  }
  expect(new Set(on.map(({ picture }) => picture)).size).toBeGreaterThan(1);
  for (let step = upTo - 1; step >= 0; step--) {
    await page.getByTestId("back").click();
    await learn.at(step);
    expect(await seen(learn)).toEqual(on[step]);
  }
  await page.getByTestId("scrub").fill(String(upTo));
  await learn.at(upTo);
  expect(await seen(learn)).toEqual(on[upTo]);
  await page.getByTestId("reset").click();
  await learn.at(0);
  expect(await seen(learn)).toEqual(on[0]);
}

/** Plays with the page's own transport. Its clock only advances by the time of each step. */
async function playToEnd(learn: LearnPage, last: number): Promise<void> {
  const { page } = learn;
  await learn.ask((lesson) => lesson.stopAtQuestions(false));
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByTestId("speed-2").click();
  await page.getByTestId("play").click();
  for (let step = 0; step <= last; step++) {
    if (step > 0) await page.clock.runFor(Math.ceil(period(last + 1, 2)));
    await page.waitForFunction((step) => {
      const text = (selector: string) => document.querySelector(selector)?.textContent?.replaceAll("\u00a0", " ").trim() ?? "";
      const isShown = document.documentElement.dataset.step === String(step);
      return isShown && text("[data-testid=say] p") !== "" && text("[data-testid=twin]").includes(`Step ${step}`);
    }, step);
  }
  await page.clock.resume();
  await learn.at(last);
  await expect(page.getByTestId("on")).toBeDisabled();
  for (const chart of await page.locator(".chart [role=img]").all()) await expect(chart).toHaveAttribute("aria-label", /over/);
}

async function otherStory(learn: LearnPage, by?: string): Promise<void> {
  const { page } = learn;
  await learn.ask((lesson) => lesson.show(1));
  const before = await seen(learn);
  const change = await learn.ask(otherValue, by);
  const reported = await learn.ask((lesson, change) => lesson.set(change), change);
  expect(reported.values).toMatchObject(change);
  expect(reported.step).toBe(1);
  const after = await seen(learn);
  expect(after).not.toEqual(before);
  const url = page.url();
  expect(url).toContain("step=1");
  await page.goto("about:blank");
  await page.goto(url);
  await page.waitForFunction(() => "nearpointLesson" in window);
  await learn.ask((lesson) => lesson.ready());
  expect(await learn.ask((lesson) => lesson.state().values)).toEqual(reported.values);
  expect(await seen(learn)).toEqual(after);
}

/** Returns another value than the open story's, for the requested parameter, or else for the most significant one, preferably a choice. */
function otherValue(lesson: NearpointLesson, by?: string): Record<string, string | number> {
  const { values } = lesson.state();
  const { parameters } = lesson.lessons().find(({ name }) => name === lesson.state().lesson)!;
  const wished = parameters.find(({ name, kind }) => (by === undefined ? kind === "choice" : name === by));
  const parameter = wished ?? parameters[0]!;
  const value = values[parameter.name];
  if (parameter.kind === "choice") {
    const { choices } = parameter;
    return { [parameter.name]: choices[(choices.indexOf(String(value)) + 1) % choices.length]! };
  }
  return { [parameter.name]: value === parameter.min ? parameter.max : parameter.min };
}
