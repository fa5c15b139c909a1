import { expect, test } from "../fixtures/app.ts";

for (const name of ["", "learn.html"])
  test(`${name || "the page"} says what may run in it, and its host says the same`, async ({ app, page }) => {
    const answer = await page.request.get(`./${name}`);
    const said = answer.headers()["content-security-policy"];
    expect(said).toContain("require-trusted-types-for 'script'");
    expect(said).not.toContain("unsafe-inline");
    expect(said).not.toContain("'unsafe-eval'");
    await page.goto(`./${name}`);
    await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toHaveAttribute("content", said!);
    expect(app.complaints).toEqual([]);
  });

test("what text says is neither markup nor a script nor a style, whoever puts it into the page", async ({ app, page }) => {
  await app.open("box-in-box");
  const outcome = await page.evaluate(async () => {
    const tried = (work: () => unknown) => {
      try {
        return String(work());
      } catch (error) {
        return (error as Error).name;
      }
    };
    const styled = document.createElement("p");
    document.body.append(styled);
    styled.setAttribute("style", "color: rgb(1, 2, 3)");
    const script = document.createElement("script");
    const run = () => Reflect.apply(globalThis.eval, undefined, ["globalThis.wasRun = true"]);
    // What a debugger calls may evaluate: what the page calls later is asked.
    const evaluated = await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(tried(run));
      port2.postMessage(0);
    });
    return {
      markup: tried(() => Object.assign(styled, { innerHTML: "<img src=x onerror=alert(1)>" })),
      script: tried(() => Object.assign(script, { text: "globalThis.wasRun = true" })),
      evaluated,
      foreign: tried(() => new Worker("https://elsewhere.example/worker.js")),
      style: getComputedStyle(styled).color === "rgb(1, 2, 3)",
      wasRun: "wasRun" in globalThis,
    };
  });
  expect(outcome).toEqual({
    markup: "TypeError",
    script: "TypeError",
    evaluated: "EvalError",
    foreign: "TypeError",
    style: false,
    wasRun: false,
  });
  expect(app.complaints.length).toBeGreaterThan(0);
  app.complaints.length = 0;
});

test("what others wrote is told with its licences", async ({ app, page }) => {
  await app.open("empty");
  await app.byTestId("shortcuts-button").click();
  const link = app.byTestId("shortcuts").getByRole("link").last();
  const told = await page.request.get(new URL((await link.getAttribute("href"))!, page.url()).href);
  const text = await told.text();
  for (const part of [/^three-d \d\S+: MIT$/m, /^lit-html \d\S+: BSD-3-Clause$/m, /^nalgebra \d/m]) expect(text).toMatch(part);
  expect(text).toContain("Permission is hereby granted");
});
