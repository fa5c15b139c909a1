import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import { expect, type LearnPage, test } from "../fixtures/lesson.ts";

/** All lessons of the gallery, with values that keep them short, and a change that tells another story. */
const lessons = [
  { name: "gilbert", address: "#gilbert?start=bad&shapes=boxes", change: { shapes: "hulls", gap: -20 } },
  { name: "flat-line", address: "#flat-line?largest=1000", change: { shapes: "eggs" } },
  { name: "arch", address: "#arch", change: { virtuality: "published" } },
  { name: "decomposition", address: "#decomposition", change: { model: "housing" } },
  { name: "coarse-to-fine", address: "#coarse-to-fine", change: { mode: "proven" } },
  { name: "far-and-near", address: "#far-and-near", change: { shapes: "tori" } },
  { name: "two-stages", address: "#two-stages", change: { trees: "anew" } },
  { name: "how-deep", address: "#how-deep?largest=48", change: { largest: "360" } },
  { name: "four-steps", address: "#four-steps?largest=168", change: { shapes: "sheet" } },
  { name: "caught-in-between", address: "#caught-in-between", change: { thickness: 10, speed: 60 } },
  { name: "more-hands", address: "#more-hands?largest=960", change: { hands: 8 } },
  { name: "moving-tree", address: "#moving-tree?level=4", change: { level: "5" } },
  { name: "rank-by-rank", address: "#rank-by-rank", change: { marks: "cleared-all" } },
  { name: "accuracy-against-speed", address: "#accuracy-against-speed?accuracy=10", change: { making: "source" } },
  { name: "two-arms", address: "#two-arms?fold=60", change: { form: "cubic" } },
  { name: "degrees-of-freedom", address: "#degrees-of-freedom", change: { case: "two", tilt: 12 } },
  { name: "through-the-gap", address: "#through-the-gap", change: { gap: 10, search: "ours" } },
  { name: "door-opens", address: "#door-opens", change: { opening: 0 } },
  { name: "move-it", address: "#move-it", change: { x: 31, y: 16 } },
  { name: "shuttle-and-chair", address: "#shuttle-and-chair?world=thick-wall", change: { world: "two-walls" } },
  { name: "where-it-fails", address: "#where-it-fails", change: { world: "closed" } },
  { name: "axis-by-axis", address: "#axis-by-axis", change: { pair: "l-and-bar", x: 0.2 } },
  { name: "four-methods", address: "#four-methods", change: { pair: "l-and-t", turn: 30 } },
  { name: "where-it-errs", address: "#where-it-errs?largest=50", change: { corners: "12" } },
  { name: "figure-3", address: "#figure-3?largest=16", change: { set: "combs" } },
];

test("the gallery shows every lesson with its picture, and leads to it", async ({ learn, page }) => {
  await learn.open();
  const known = await learn.ask((lesson) => lesson.lessons().map(({ name }) => name));
  expect(known).toEqual(lessons.map(({ name }) => name));
  const entries = page.getByTestId("lesson");
  await expect(entries).toHaveCount(known.length);
  for (const [i, name] of known.entries()) {
    await expect(entries.nth(i)).toHaveAttribute("data-lesson", name);
    await expect.poll(() => entries.nth(i).locator("img").evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  }
  await entries.first().click();
  await expect(page.locator("html")).toHaveAttribute("data-lesson", "gilbert");
  await learn.idle();
  await page.goBack();
  await expect(page.getByTestId("gallery")).toBeVisible();
});

test("the review page and the learn page lead to each other", async ({ learn, page }) => {
  await learn.open();
  await page.getByTestId("mode-review").click();
  await expect(page).toHaveURL(/\/(#.*)?$/);
  await page.getByTestId("mode-learn").click();
  await expect(page.getByTestId("gallery")).toBeVisible();
});

for (const { name, address, change } of lessons) {
  test.describe(name, () => {
    test("a step is the same on the way on, back, and by scrubbing", async ({ learn, page }) => {
      await learn.open(address);
      const last = (await learn.ask((lesson) => lesson.state().steps)) - 1;
      const upTo = Math.min(last, 3);
      const on = [await learn.seen()];
      for (let step = 1; step <= upTo; step++) {
        await page.getByTestId("on").click();
        await learn.at(step);
        on.push(await learn.seen());
      }
      expect(new Set(on.map(({ picture }) => picture)).size).toBeGreaterThan(1);
      for (let step = upTo - 1; step >= 0; step--) {
        await page.getByTestId("back").click();
        await learn.at(step);
        expect(await learn.seen()).toEqual(on[step]);
      }
      await page.getByTestId("scrub").fill(String(upTo));
      await learn.at(upTo);
      expect(await learn.seen()).toEqual(on[upTo]);
      await page.getByTestId("reset").click();
      await learn.at(0);
      expect(await learn.seen()).toEqual(on[0]);
    });

    test("it plays to its end", async ({ learn, page }) => {
      await learn.open(address);
      const last = (await learn.ask((lesson) => lesson.state().steps)) - 1;
      await page.getByTestId("speed-2").click();
      await page.getByTestId("play").click();
      await expect(page.locator("html")).toHaveAttribute("data-step", String(last), { timeout: 120_000 });
      await learn.at(last);
      await expect(page.getByTestId("on")).toBeDisabled();
    });

    test("other parameters tell another story, and the address brings it back", async ({ learn, page }) => {
      await learn.open(address);
      await learn.ask((lesson) => lesson.show(1));
      const before = await learn.seen();
      const told = await learn.ask((lesson, change) => lesson.set(change), change);
      expect(told.values).toMatchObject(change);
      expect(told.step).toBe(1);
      const after = await learn.seen();
      expect(after.picture).not.toBe(before.picture);
      const url = page.url();
      expect(url).toContain("step=1");
      await page.goto("about:blank");
      await page.goto(url);
      await page.waitForFunction(() => "nearpointLesson" in window);
      await learn.ask((lesson) => lesson.ready());
      expect(await learn.ask((lesson) => lesson.state().values)).toEqual(told.values);
      expect(await learn.seen()).toEqual(after);
    });

    test("everything shown has words: title, text, numbers, charts, and no key is left bare", async ({ learn, page }) => {
      await learn.open(address);
      const steps = await learn.ask((lesson) => lesson.state().steps);
      for (let step = 0; step < steps; step++) {
        await learn.ask((lesson, step) => lesson.show(step), step);
        await expect(page.getByTestId("say").locator("p").first()).not.toBeEmpty();
        expect(await page.getByTestId("twin").textContent()).toContain(`Step ${step}`);
      }
      await expect(page.getByTestId("source")).not.toHaveText(name);
      await expect(page.locator(".chart [role=img]").first()).toHaveAttribute("aria-label", /over/);
    });
  });
}

/** The first step of the open story that asks something. */
const toQuestion = (learn: LearnPage) =>
  learn.ask(async (lesson) => {
    for (let step = 0; step < lesson.state().steps; step++) {
      await lesson.show(step);
      if (document.querySelector("[data-testid=question]")) return step;
    }
    return -1;
  });

test("a prediction is graded, and the answer is not shown before", async ({ learn, page }) => {
  await learn.open("#gilbert?start=bad&shapes=boxes");
  const step = await toQuestion(learn);
  expect(step).toBeGreaterThanOrEqual(0);
  await learn.ask((lesson) => lesson.reset());
  await learn.ask((lesson, step) => lesson.show(step), step);
  const choices = page.getByTestId("choice");
  await expect(page.getByTestId("grade")).toBeEmpty();
  await expect(page.locator("[data-answer]")).toHaveCount(0);
  const { answer } = await learn.ask((lesson) => lesson.grade(0));
  await expect(page.getByTestId("question")).toHaveAttribute("data-graded", answer === 0 ? "right" : "wrong");
  await expect(choices.nth(answer)).toHaveAttribute("data-answer", "");
  // Asked again, and answered by hand: right this time.
  await page.getByTestId("reset").click();
  await learn.ask((lesson, step) => lesson.show(step), step);
  await expect(page.getByTestId("grade")).toBeEmpty();
  await choices.nth(answer).click();
  await expect(page.getByTestId("question")).toHaveAttribute("data-graded", "right");
  await expect(page.getByTestId("grade")).toHaveText("Right.");
  // Passed by without an answer: back there, the steps after it have told it.
  await page.getByTestId("reset").click();
  await learn.ask((lesson, step) => lesson.show(step + 1), step);
  await learn.ask((lesson, step) => lesson.show(step), step);
  await expect(choices.nth(answer)).toHaveAttribute("data-answer", "");
});

test("the controls change the story: a choice, a slider, a comparison", async ({ learn, page }) => {
  await learn.open("#gilbert");
  await page.locator("[data-testid=parameter-shapes] input[value=boxes]").check();
  await learn.idle();
  await page.getByTestId("parameter-gap").fill("-30");
  await learn.idle();
  await page.getByTestId("parameter-compare").selectOption("climbing");
  await learn.idle();
  const values = await learn.ask((lesson) => lesson.state().values);
  expect(values).toMatchObject({ shapes: "boxes", gap: -30, compare: "climbing" });
  await learn.ask((lesson) => lesson.show(1));
  await expect(page.locator(".numbers .compared").first()).toBeVisible();
  await page.getByTestId("as-it-was").click();
  await learn.idle();
  expect(await learn.ask((lesson) => lesson.state().values)).toMatchObject({ shapes: "hulls", compare: "none" });
});

test("the keyboard alone is enough", async ({ learn, page }) => {
  await learn.open("#gilbert?start=bad&shapes=boxes");
  const last = (await learn.ask((lesson) => lesson.state().steps)) - 1;
  await page.keyboard.press("ArrowRight");
  await learn.at(1);
  await page.keyboard.press("End");
  await learn.at(last);
  await page.keyboard.press("ArrowLeft");
  await learn.at(last - 1);
  await page.keyboard.press("Home");
  await learn.at(0);
  await page.keyboard.press(".");
  await expect(page.getByTestId("speed-2")).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Space");
  await expect(page.locator("html")).toHaveAttribute("data-state", "playing");
  await page.keyboard.press("Space");
  await expect(page.locator("html")).toHaveAttribute("data-state", "idle");
  await page.keyboard.press("r");
  await learn.at(0);
  // To a control and through its choices.
  await page.locator("[data-testid=parameter-shapes] input:checked").focus();
  await page.keyboard.press("ArrowRight");
  await learn.idle();
  expect(await learn.ask((lesson) => lesson.state().values.shapes)).toBe("needles");
  await learn.at(0);
});

test("the hand is dragged in the picture, by mouse and by keys, and the numbers follow", async ({ learn, page }) => {
  await learn.open("#degrees-of-freedom?case=one&step=3");
  const now = () =>
    learn.ask((lesson) => {
      const { values, numbers, step } = lesson.state();
      const told = Object.fromEntries(numbers.map(({ name, value }) => [name, value]));
      return { step, x: Number(values.x), z: Number(values.z), turn: Number(values.turn), ...told } as Record<string, number>;
    });
  /** From the middle of the hand, which is below its caption. */
  const drag = async (dx: number, dy: number) => {
    const box = (await page.getByTestId("label").filter({ hasText: "the hand" }).boundingBox())!;
    const [x, y] = [box.x + box.width / 2 - 16, box.y + box.height / 2 + 46];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + dx, y + dy, { steps: 8 });
    await page.mouse.up();
    await expect.poll(async () => (await now()).step).toBe(3);
    await learn.idle();
  };
  const before = await now();
  expect(before).toMatchObject({ x: 0, z: 0, freedoms: 3 });
  await drag(40, 0);
  const aside = await now();
  expect(aside.x).toBeGreaterThan(5);
  expect(aside.freedoms).toBe(3);
  expect(aside.s! - before.s!).toBeCloseTo(aside.x!, 6);
  await expect(page.getByTestId("parameter-x")).toHaveValue(String(aside.x));
  await drag(0, -150);
  const off = await now();
  expect(off.z).toBeGreaterThan(35);
  expect(off.freedoms).toBe(6);
  expect(page.url()).toContain(`z=${off.z}`);
  // The canvas has the focus: keys go on by five millimetres, and turn with Shift.
  await page.keyboard.press("ArrowDown");
  await expect.poll(async () => (await now()).z).toBe(off.z! - 5);
  await page.keyboard.press("Shift+ArrowRight");
  await expect.poll(async () => (await now()).turn).toBe(5);
  expect((await now()).step).toBe(3);
});

test("embedded in a page that is not isolated it plays, steps and is read by messages", async ({ learn, page }) => {
  const body = `<link rel="icon" href="data:,"><iframe src="./learn.html?embed#gilbert?start=bad&amp;shapes=boxes" width="800" height="560"></iframe>
    <script>
      window.heard = [];
      addEventListener("message", ({ data }) => data.nearpoint === 1 && window.heard.push(data));
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
  expect(await page.frames()[1]!.evaluate(() => crossOriginIsolated)).toBe(false);
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
  const heard = () => page.evaluate(() => (window as unknown as { heard: Reply[] }).heard.at(-1)?.state);
  await expect.poll(heard, { timeout: 60_000 }).toMatchObject({ playing: false, text: expect.stringContaining("Step") });
  const end = await heard();
  expect(end!.step).toBe(end!.steps - 1);
  learn.complaints.length = 0; // what it refused is the page's to say
});

test("after a panic the lesson is back with its values and its step", async ({ learn, page }) => {
  await learn.open("#gilbert?shapes=boxes&start=bad&step=2");
  const before = await learn.seen();
  await learn.ask((lesson) => lesson.crash());
  await expect(page.locator("html")).toHaveAttribute("data-restarts", "1");
  await learn.idle();
  expect(await learn.seen()).toEqual(before);
  await page.getByTestId("on").click();
  await learn.at(3);
  expect(learn.complaints.length).toBeGreaterThan(0);
  learn.complaints.length = 0;
});

test("an address that asks for what there is not says so, and nothing is lost", async ({ learn, page }) => {
  await learn.open("#no-such-lesson");
  await expect(page.getByTestId("toast")).toContainText("no-such-lesson");
  await expect(page.getByTestId("gallery")).toBeVisible();
  await learn.open("#gilbert?shapes=boxes");
  await page.evaluate(() => {
    location.hash = "#gilbert?shapes=pears";
  });
  await expect(page.getByTestId("toast").first()).toContainText("pears");
  await learn.idle();
  expect(await learn.ask((lesson) => lesson.state().values.shapes)).toBe("boxes");
});

test("the embed dialog gives lines that bring this step", async ({ learn, page }) => {
  await learn.open("#gilbert?shapes=boxes&start=bad&step=1");
  await page.getByTestId("embed").click();
  const lines = await page.getByTestId("snippet").inputValue();
  const src = /src="([^"]+)"/.exec(lines)![1]!.replaceAll("&amp;", "&");
  await page.goto(src);
  await page.waitForFunction(() => "nearpointLesson" in window);
  await learn.ask((lesson) => lesson.ready());
  expect(await learn.ask((lesson) => lesson.state())).toMatchObject({ step: 1, values: { shapes: "boxes" } });
  await expect(page.locator("#told")).toBeHidden();
});

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

for (const [what, address, size] of [
  ["a lesson", "#gilbert?start=bad&shapes=boxes&step=2&compare=method", [1440, 860]],
  ["a lesson on a phone", "#gilbert?start=bad&shapes=boxes&step=2", [390, 844]],
  ["the gallery", "", [1280, 720]],
] as const) {
  for (const scheme of ["light", "dark"] as const) {
    test(`axe finds nothing to complain about: ${what}, ${scheme}`, async ({ learn, page }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width: size[0], height: size[1] });
      await learn.open(address);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size[0]);
      await page.evaluate(axe);
      const { violations } = await page.evaluate(() => (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run());
      const told = violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.html.slice(0, 120)).join(" | ")}`);
      expect(told).toEqual([]);
    });
  }
}

test("large hulls are kept between visits", async ({ learn, page }) => {
  const kept = () =>
    page.evaluate(async () => {
      const cache = await caches.open("nearpoint-lessons-1");
      return (await cache.keys()).map(({ url }) => url.replace(/^.*\/kept\//, "")).sort();
    });
  const visit = async () => {
    await learn.open("#flat-line?largest=10000&step=6");
    await learn.at(6);
    return learn.ask((lesson) => lesson.state().text);
  };
  await visit();
  await expect.poll(kept).toEqual(["flat-line/ball-10000-21.hull", "flat-line/ball-10000-22.hull"]);
  // A damaged one is built again.
  await page.evaluate(async () => {
    const cache = await caches.open("nearpoint-lessons-1");
    const [first] = await cache.keys();
    await cache.put(first!, new Response(new Uint8Array([1, 2, 3])));
  });
  await page.reload();
  await learn.at(6);
  const sizes = () =>
    page.evaluate(async () => {
      const cache = await caches.open("nearpoint-lessons-1");
      const answers = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
      return Promise.all(answers.map(async (answer) => (await answer!.arrayBuffer()).byteLength > 1000));
    });
  await expect.poll(sizes).toEqual([true, true]);
});
