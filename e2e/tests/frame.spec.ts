import { expect, test } from "../fixtures/lesson.ts";

/** A page with a frame that records its messages. */
const around = (address: string): string =>
  `<link rel="icon" href="data:,"><iframe src="./learn.html${address}" width="320" height="560"></iframe>
    <script>
      window.received = [];
      addEventListener("message", ({ data, origin }) => data.nearpoint === 1 && window.received.push({ ...data, origin }));
    </script>`;

test("the embed dialog gives HTML for this step with the chosen parts, and a preview", async ({ learn, page }) => {
  await learn.open("#gilbert?shapes=boxes&start=bad&step=1");
  await page.getByTestId("embed").click();
  await page.getByTestId("embed-text").uncheck();
  await page.getByTestId("embed-charts").check();
  await page.getByTestId("embed-width").selectOption("480");
  const preview = page.frameLocator('[data-testid="embed-preview"]');
  await expect(preview.locator("html")).toHaveAttribute("data-show", "figure question charts");
  await expect(preview.locator("html")).toHaveAttribute("data-step", "1");
  await expect(preview.locator("html")).toHaveAttribute("data-state", "idle");
  const lines = await page.getByTestId("snippet").inputValue();
  expect(lines).toContain('width="480"');
  const src = /src="([^"]+)"/.exec(lines)![1]!.replaceAll("&amp;", "&");
  await page.goto(src);
  await page.waitForFunction(() => "nearpointLesson" in window);
  await learn.ask((lesson) => lesson.ready());
  expect(await learn.ask((lesson) => lesson.state())).toMatchObject({ step: 1, values: { shapes: "boxes" } });
  await expect(page.getByTestId("say")).toHaveCount(0);
  await expect(page.getByTestId("question")).toBeVisible();
  learn.complaints.length = 0; // a preview that is replaced while it loads reports that
});

test("a frame shows the requested parts, and reports the lesson's result as messages and as statements", async ({ learn, page }) => {
  const actor = encodeURIComponent(JSON.stringify({ mbox: "mailto:ada@school.example" }));
  const address = `?embed&show=question,film,figure,numbers&xapi&actor=${actor}#gilbert?step=1`;
  await page.route("**/course.html", (route) => route.fulfill({ contentType: "text/html", body: around(address) }));
  await page.goto("./course.html");
  const frame = page.frameLocator("iframe");
  await expect(frame.locator("html")).toHaveAttribute("data-state", "idle");
  await expect(frame.getByTestId("toast")).toContainText("film");
  await expect(frame.getByTestId("numbers")).toBeAttached();
  await expect(frame.getByTestId("say")).toHaveCount(0);
  const wide = await frame.locator("html").evaluate((root) => root.scrollWidth - root.clientWidth);
  expect(wide, "nothing stands out of a frame of 320 pixels").toBe(0);

  await frame.getByTestId("choice").first().click();
  await expect(frame.getByTestId("question")).toHaveAttribute("data-graded", /right|wrong/);
  const right = (await frame.getByTestId("question").getAttribute("data-graded")) === "right";
  const raw = Number(right);
  await page.locator("iframe").evaluate((frame: HTMLIFrameElement) => {
    frame.contentWindow!.postMessage({ nearpoint: 1, do: "show", step: 999 }, "*");
  });
  type Received = { origin: string; event?: { name: string }; score?: object; statement?: { verb: { id: string } } };
  const received = (): Promise<Received[]> => page.evaluate(() => (window as unknown as { received: Received[] }).received);
  const events = async () => (await received()).flatMap(({ event }) => event?.name ?? []);
  await expect.poll(events).toContain("ended");
  const all = await received();
  expect(new Set(all.map(({ origin }) => origin)).size).toBe(1);
  expect(all.find(({ event }) => event?.name === "answered")).toMatchObject({
    event: { lesson: "gilbert", place: "#gilbert?step=1", step: 1, question: { given: 0, right } },
    score: { raw, min: 0, max: 1, scaled: raw },
  });
  const statements = all.flatMap(({ statement }) => statement ?? []);
  const verbs = statements.map(({ verb }) => verb.id.split("/").at(-1));
  expect(verbs.filter((verb) => verb !== "progressed")).toEqual(["answered", "completed"]);
  expect(statements.find(({ verb }) => verb.id.endsWith("answered"))).toMatchObject({
    actor: { objectType: "Agent", mbox: "mailto:ada@school.example" },
    object: { id: expect.stringMatching(/learn\.html#gilbert\?step=1$/), definition: { interactionType: "choice" } },
    result: { success: right, response: "0", score: { raw, min: 0, max: 1 } },
  });
  expect(learn.complaints).toEqual([]);
});
