import { expectAccessible, phone } from "../fixtures/accessible.ts";
import { expect, type LearnPage, lessons, test } from "../fixtures/lesson.ts";

test("the gallery shows every lesson with its picture, and opens it", async ({ learn, page }) => {
  await learn.open();
  const known = await learn.ask((lesson) => lesson.lessons().map(({ name }) => name));
  expect([...known].sort()).toEqual([...lessons].sort());
  const entries = page.getByTestId("lesson");
  await expect(entries).toHaveCount(known.length);
  for (const [i, name] of known.entries()) {
    await expect(entries.nth(i)).toHaveAttribute("data-lesson", name);
    await expect.poll(() => entries.nth(i).locator("img").evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  }
  await entries.first().click();
  await expect(page.locator("html")).toHaveAttribute("data-lesson", known[0]!);
  await learn.idle();
  await page.goBack();
  await expect(page.getByTestId("gallery")).toBeVisible();
});

test("the review page and the learn page link to each other", async ({ learn, page }) => {
  await learn.open();
  await page.getByTestId("mode-review").click();
  await expect(page).toHaveURL(/\/(#.*)?$/);
  await page.getByTestId("mode-learn").click();
  await expect(page.getByTestId("gallery")).toBeVisible();
});

/** Goes to the first step of the open story that offers choices. */
const toQuestion = (learn: LearnPage) =>
  learn.ask(async (lesson) => {
    for (let step = 0; step < lesson.state().steps; step++) {
      await lesson.show(step);
      if (document.querySelector("[data-testid=choice]")) return step;
    }
    return -1;
  });

test("a wrong prediction is explained, and the answer is not shown before", async ({ learn, page }) => {
  await learn.open("#gilbert?start=bad&shapes=boxes");
  const step = await toQuestion(learn);
  expect(step).toBeGreaterThanOrEqual(0);
  await learn.ask((lesson) => lesson.reset());
  await learn.ask((lesson, step) => lesson.show(step), step);
  const [choices, question] = [page.getByTestId("choice"), page.getByTestId("question")];
  await expect(page.getByTestId("grade")).toBeEmpty();
  await choices.first().click();
  await expect(question).toHaveAttribute("data-graded", /right|wrong/);
  const { answer } = await learn.ask((lesson) => lesson.grade(0));
  // The question is asked again and answered wrongly, which does not show the right answer.
  await learn.ask((lesson) => lesson.reset());
  await learn.ask((lesson, step) => lesson.show(step), step);
  const wrong = answer === 0 ? 1 : 0;
  await choices.nth(wrong).click();
  await expect(question).toHaveAttribute("data-graded", "wrong");
  await expect(page.getByTestId("grade")).not.toBeEmpty();
  await expect(choices.nth(wrong)).toBeFocused();
  await expect(page.locator("[data-answer]")).toHaveCount(0);
  // The next step shows why. After the return it is tried again, and the focus is never lost.
  await page.getByTestId("see-why").click();
  await expect(page.getByTestId("step")).toHaveAttribute("data-step", String(step + 1));
  await expect(page.getByTestId("back-to-question")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("see-why")).toBeFocused();
  await page.getByTestId("try-again").click();
  await expect(choices.first()).toBeFocused();
  await choices.nth(answer).click();
  await expect(question).toHaveAttribute("data-graded", "right");
  await expect(choices.nth(answer)).toHaveAttribute("data-answer", "");
});

test("Play stops at questions; corners are picked in the picture, numbers typed; the end shows the score", async ({
  learn,
  page,
}) => {
  await learn.open("#gilbert?start=bad&shapes=boxes&step=1");
  await expect(page.getByTestId("question")).toBeVisible();
  await page.getByTestId("pick").first().click();
  await expect(page.getByTestId("question")).toHaveAttribute("data-graded", /right|wrong/);
  await learn.ask((lesson) => lesson.reset());
  await page.getByTestId("play").click();
  await learn.idle();
  const { step, steps } = await learn.ask((lesson) => lesson.state());
  expect(step).toBeGreaterThan(0);
  expect(step).toBeLessThan(steps - 1);
  await expect(page.getByTestId("waits")).not.toBeEmpty();
  await page.getByTestId("stops").uncheck();
  await page.getByTestId("go-on").click();
  await learn.idle();
  expect(await learn.ask((lesson) => lesson.state().step)).toBe(steps - 1);
  const score = page.getByTestId("score");
  await expect(score).toHaveAttribute("data-first", "0");
  await page.getByTestId("look-again").first().click();
  await expect(page.getByTestId("question")).toBeVisible();

  await learn.open("#moving-tree?step=3");
  await page.getByTestId("guess").fill("1");
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("question")).toHaveAttribute("data-graded", "wrong");
  await expect(page.getByTestId("guess")).toBeFocused();
  await page.getByTestId("show-answer").click();
  await expect(page.getByTestId("question")).toHaveAttribute("data-graded", "shown");
  await expect(page.getByTestId("go-on")).toBeFocused();
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
  await page.getByTestId("default-values").click();
  await learn.idle();
  expect(await learn.ask((lesson) => lesson.state().values)).toMatchObject({ shapes: "hulls", compare: "none" });
});

test("a lesson is completed by the keyboard alone", async ({ learn, page }) => {
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

test("the dragged pose is moved in the picture, by mouse and by keys, and the numbers follow", async ({ learn, page }) => {
  await learn.open("#degrees-of-freedom?case=one&step=3");
  const now = () =>
    learn.ask((lesson) => {
      const { values, numbers, step } = lesson.state();
      const reported = Object.fromEntries(numbers.map(({ name, value }) => [name, value]));
      return { step, x: Number(values.x), z: Number(values.z), turn: Number(values.turn), ...reported } as Record<string, number>;
    });
  /** Drags from the centre of the block, which is below its caption. */
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
  // The canvas has the focus: keys move by five millimetres, and rotate with Shift.
  await page.keyboard.press("ArrowDown");
  await expect.poll(async () => (await now()).z).toBe(off.z! - 5);
  await page.keyboard.press("Shift+ArrowRight");
  await expect.poll(async () => (await now()).turn).toBe(5);
  expect((await now()).step).toBe(3);
});

test("after a panic the lesson is restored with its values and its step", async ({ learn, page }) => {
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

test("an address of something that does not exist is reported, and nothing is lost", async ({ learn, page }) => {
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

test("axe finds no violation in a lesson, on a desktop and on a phone", async ({ learn, page }) => {
  await learn.open("#gilbert?start=bad&shapes=boxes&step=2&compare=method");
  await expectAccessible(page, [[1440, 860], phone]);
});

test("axe finds no violation in the gallery", async ({ learn, page }) => {
  await learn.open();
  await expectAccessible(page);
});

test("measured times of this machine's threads are beside the model's", async ({ learn }) => {
  await learn.open("#more-hands?largest=960&step=6");
  const numbers = await learn.ask((lesson) => Object.fromEntries(lesson.state().numbers.map(({ name, value }) => [name, value])));
  for (const way of ["static", "dynamic", "stealing"]) {
    const [took, reported, off] = [`all-${way}`, `model-${way}`, `off-${way}`].map((name) => numbers[name] ?? 0);
    expect(took).toBeGreaterThan(0);
    expect(reported).toBeGreaterThan(0);
    expect(off).toBeCloseTo(took! / reported!, 6);
    await expect(learn.page.locator(`[data-testid=number][data-name=model-${way}]`)).toContainText(/\d/);
  }
});

test("large hulls are cached between visits", async ({ learn, page }) => {
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
