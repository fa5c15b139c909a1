import { expect, test } from "../fixtures/app.ts";
import { randomData } from "../../web/test/random-data.ts";

for (const name of ["", "learn.html"])
  test(`${name || "the page"} has a policy for what may run in it, and its host sends the same`, async ({ app, page }) => {
    const answer = await page.request.get(`./${name}`);
    const said = answer.headers()["content-security-policy"];
    expect(said).toContain("require-trusted-types-for 'script'");
    expect(said).not.toContain("unsafe-inline");
    expect(said).not.toContain("'unsafe-eval'");
    await page.goto(`./${name}`);
    await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toHaveAttribute("content", said!);
    expect(app.complaints).toEqual([]);
  });

test("text from any source is neither markup nor a script nor a style", async ({ app, page }) => {
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
    // A debugger's call may evaluate code, so the page's own later call is tested.
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

test("the licences of third-party code are shown", async ({ app, page }) => {
  await app.open("empty");
  await app.byTestId("shortcuts-button").click();
  const link = app.byTestId("shortcuts").getByRole("link").last();
  const reported = await page.request.get(new URL((await link.getAttribute("href"))!, page.url()).href);
  const text = await reported.text();
  for (const part of [/^three-d \d\S+: MIT$/m, /^lit-html \d\S+: BSD-3-Clause$/m, /^nalgebra \d/m]) expect(text).toMatch(part);
  expect(text).toContain("Permission is hereby granted");
});

test("random addresses, messages and dropped files leave no markup and no fault, and the scene stays", async ({ app, page }) => {
  const seed = Number(process.env.NEARPOINT_SEED ?? 1);
  const draw = randomData(seed);
  await app.open("box-in-box");
  await app.ask((nearpoint) => nearpoint.decide([nearpoint.parts()[0]!.name, nearpoint.parts()[1]!.name], { status: "approved", comment: "<img src=x onerror=alert(1)>", by: "<b>" }));
  const bcf = await app.ask(async (nearpoint) => btoa(String.fromCharCode(...(await nearpoint.report("bcf")))));
  const decisions = JSON.parse(await app.ask((nearpoint) => nearpoint.decisions())) as object;
  const tests = { version: 1, tests: [{ name: "<img src=x onerror=alert(1)>", a: "all", b: "all" }], sets: [] };
  const parts = () => app.ask((nearpoint) => nearpoint.parts().map(({ name, pose }) => [name, pose]));
  const before = await parts();
  const files = Array.from({ length: 24 }, (_, i) => {
    const kind = i % 3;
    if (kind === 0) return { name: `${i}.bcf`, bytes: Buffer.from(draw.damaged(Buffer.from(bcf, "base64").toString("latin1")), "latin1") };
    return { name: `${i}.json`, bytes: Buffer.from(JSON.stringify(draw.changed(kind === 1 ? decisions : tests)) ?? "") };
  });
  await test.step(`seed ${seed}`, async () => {
    await app.drop(files);
    const messages = Array.from({ length: 500 }, () => JSON.stringify(draw.changed({ nearpoint: 1, id: draw.text(5), do: "read", lesson: draw.text(9) })));
    const hashes = Array.from({ length: 30 }, () => `box-in-box&${draw.damaged("d=stop&a=0.1&j=eyJ0aXRsZSI6IjxpbWc-In0")}`.replaceAll("#", ""));
    await page.evaluate(async ([messages, hashes]) => {
      for (const message of messages) window.postMessage(JSON.parse(message ?? "null"), "*");
      for (const hash of hashes) location.hash = hash;
      await window.nearpoint.idle();
    }, [messages.map((one) => one ?? "null"), hashes] as const);
  });
  expect(await parts()).toEqual(before);
  expect(await page.evaluate(() => document.querySelectorAll("img, script:not([src]), iframe, b b").length)).toBe(0);
  expect((await app.ask((nearpoint) => nearpoint.state())).restarts).toBe(0);
});
