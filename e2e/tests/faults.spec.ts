/** Tests failures around the page during work: the work survives, and the page says what happened. */

import type { Page } from "@playwright/test";
import { App, expect, type File, test } from "../fixtures/app.ts";
import { box, stlBinary } from "../fixtures/shapes.ts";
import { before as beforehand } from "../fixtures/workers.ts";

const files: File[] = [
  { name: "base.stl", bytes: stlBinary(box([0, 0, 0], [10, 10, 10])) },
  { name: "lid.stl", bytes: stlBinary(box([0, 0, 10], [10, 10, 2])) },
];

const root = (app: App) => app.page.locator("html");
const restarts = (app: App) => app.ask((nearpoint) => nearpoint.state().restarts);
const hash = (app: App) => app.ask((nearpoint) => nearpoint.hash());
const said = (app: App) => app.ask((nearpoint) => nearpoint.errors().join(" "));
const move = (app: App, to: number) =>
  app.ask((nearpoint, to) => nearpoint.setPose(nearpoint.parts()[0]!.id, [1, 0, 0, 0, to, 0.5, -0.125]), to);

/** Resolves when the address holds the change, which the page writes when it is at rest. */
async function rested(page: Page, change: () => Promise<void>): Promise<void> {
  const before = await page.evaluate(() => location.hash);
  await change();
  await page.waitForFunction((before) => location.hash !== before, before);
}

/** Runs a script in the engine's worker before its own. */
const inEngine = (page: Page, script: string) => beforehand(page, "engine", script);

/** Ends a worker as the system does, so that it sends nothing any more. */
async function endFromOutside(app: App, what: "engine" | "thread"): Promise<void> {
  const { page } = app;
  await page.addInitScript(() => {
    const channel = new BroadcastChannel("end");
    const Own = Worker;
    window.Worker = class extends Own {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        if (options?.name === "engine") channel.onmessage = ({ data }) => data === "engine" && this.terminate();
      }
    };
  });
  // The same inside the engine, whose own workers are the pool's threads.
  await inEngine(page, `const Own = Worker, all = [];
    self.Worker = class extends Own { constructor(...given) { super(...given); all.push(this); } };
    new BroadcastChannel("end").onmessage = ({ data }) => data === "thread" && all[0].terminate();`);
  await app.open("spheres", "?threads=2");
  await move(app, 0.25);
  const before = await hash(app);
  await page.evaluate((what) => new BroadcastChannel("end").postMessage(what), what);
  await expect.poll(() => restarts(app)).toBe(1);
  await app.idle();
  expect(await hash(app)).toBe(before);
  expect(await said(app)).toMatch(/outside this page stopped the engine.*was restored\. Not kept: the undo history/);
  app.complaints.length = 0;
}

test("an engine that the system ends is replaced at once, with the last edit", ({ app }) => endFromOutside(app, "engine"));
test("an engine that loses a thread of its pool is replaced at once, with the last edit", ({ app }) => endFromOutside(app, "thread"));

/** Stops the present engine from returning the state of the scene, so that the page cannot save it. */
const keepFromNoting = (page: Page) =>
  page.evaluate(async () => {
    const channel = new BroadcastChannel("silence");
    const received = new Promise((resolve) => channel.addEventListener("message", resolve));
    channel.postMessage("begins");
    await received;
  });

test("an edit right before an engine failure is kept, and the page does not promise edits that may be lost", async ({ app, page }) => {
  await inEngine(page, `let isSilent = false;
    const channel = new BroadcastChannel("silence");
    channel.onmessage = () => { isSilent = true; channel.postMessage("begun"); };
    self.addEventListener("message", (event) => isSilent && event.data.name === "sceneFile" && event.stopImmediatePropagation());`);
  await app.open("spheres");
  const before = await app.ask(async (nearpoint) => {
    const { id } = nearpoint.parts()[0]!;
    await nearpoint.setPose(id, [1, 0, 0, 0, 0.25, 0.5, -0.125]);
    const hash = await nearpoint.hash();
    nearpoint.crash("panic");
    return hash;
  });
  await expect.poll(() => restarts(app)).toBe(1);
  await app.idle();
  expect(await hash(app)).toBe(before);
  expect(await said(app)).toMatch(/was restored\. Not kept: the undo history/);
  const newest = () => app.ask((nearpoint) => nearpoint.errors()[0] ?? "");
  // The scene is not the cause if an edit was reported but not saved by the page, or if the outcome of a call is unknown.
  for (const [count, isReported] of [[2, true], [3, false]] as const) {
    await keepFromNoting(page);
    await app.ask(async (nearpoint, isReported) => {
      const { id } = nearpoint.parts()[0]!;
      const done = nearpoint.command({ type: "setPose", part: id, pose: [1, 0, 0, 0, 9, 0, 0] });
      if (isReported) await done.then(() => nearpoint.idle());
      else void done.catch(() => undefined);
      nearpoint.crash("panic");
    }, isReported);
    await expect.poll(() => restarts(app)).toBe(count);
    await app.idle();
    expect(await newest()).toMatch(/may be lost/);
    await expect(app.byTestId("toast").first()).toContainText("may be lost");
    expect(await hash(app)).toBe(before);
  }
  app.complaints.length = 0;
});

test("a scene at which the engine fails repeatedly is replaced by the previous one", async ({ app, page }) => {
  await page.clock.install();
  await app.open("spheres");
  await rested(page, () => move(app, 0.25));
  const before = await hash(app);
  // From now on nothing comes to rest; an engine at rest would prove the scene sound.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await app.ask(async (nearpoint) => {
    const { id } = nearpoint.parts()[0]!;
    await nearpoint.setPose(id, [1, 0, 0, 0, 3, 0, 0]);
    for (const _ of ["at it", "and again"]) {
      nearpoint.crash("panic");
      await nearpoint.idle();
    }
  });
  expect(await hash(app)).toBe(before);
  expect(await said(app)).toMatch(/crashed on your last change, so the previous state was restored/);
  app.complaints.length = 0;
});

test("the engine works without a thread that cannot be started, and does not wait for it", async ({ app, page }) => {
  await inEngine(page, `const Own = Worker;
    self.Worker = class extends Own { postMessage([, memory]) { super.postMessage(["nothing", memory]); } };`);
  await app.open("spheres", "?threads=2");
  await expect(app.byTestId("threads")).toContainText("threads could not be started");
  expect(app.complaints.length).toBeGreaterThan(0);
  app.complaints.length = 0;
});

test("sleep, a frozen tab and jumping clocks do not count as faults of the engine, and lose nothing", async ({ app, page, context }) => {
  await page.clock.install();
  await app.open("spheres");
  await move(app, 0.25);
  const before = await hash(app);
  await page.clock.fastForward("08:00:00");
  await page.clock.setSystemTime(new Date("2001-01-01"));
  await page.clock.fastForward("08:00:00");
  const devtools = await context.newCDPSession(page);
  await devtools.send("Page.setWebLifecycleState", { state: "frozen" });
  await devtools.send("Page.setWebLifecycleState", { state: "active" });
  await app.idle();
  expect([await hash(app), await restarts(app), await said(app)]).toEqual([before, 0, ""]);
});

test("answers continue without a picture, and the picture can be restarted", async ({ app, page }) => {
  await page.clock.install();
  await app.open("spheres");
  const colours = await app.colours();
  const { interfering } = await app.ask((nearpoint) => nearpoint.totals());
  await app.ask((nearpoint) => nearpoint.loseContext(true));
  await expect(app.byTestId("lost")).toContainText("comes back by itself");
  await page.clock.fastForward("00:11");
  await expect(app.byTestId("lost")).toContainText("has not come back");
  await move(app, 50);
  expect((await app.ask((nearpoint) => nearpoint.totals())).interfering).toBeLessThan(interfering);
  const before = await hash(app);
  await app.byTestId("restart-picture").click();
  await expect(app.byTestId("lost")).toHaveCount(0);
  await app.idle();
  expect(await hash(app)).toBe(before);
  expect(await app.colours()).toBeGreaterThan(colours / 3);
});

test("full storage is reported, work continues, and is saved once there is space", async ({ app, page }) => {
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...given) {
      if ("isFull" in window) throw new DOMException("no room", "QuotaExceededError");
      return put.apply(this, given);
    };
  });
  await app.open("empty");
  await app.drop(files);
  await expect(root(app)).toHaveAttribute("data-kept", "kept");
  await page.evaluate(() => Object.assign(window, { isFull: true }));
  await move(app, 3);
  await expect(root(app)).toHaveAttribute("data-kept", "refused");
  await expect(app.byTestId("toast").first()).toContainText("no room for this scene");
  await page.evaluate(() => Reflect.deleteProperty(window, "isFull"));
  await move(app, 4);
  await expect(root(app)).toHaveAttribute("data-kept", "kept");
  const before = await hash(app);
  await app.reload();
  expect(await hash(app)).toBe(before);
});

test("a duplicated tab has a copy: neither tab overwrites the other's work", async ({ app, page, context }) => {
  await app.open("empty");
  await app.drop(files);
  await move(app, 3);
  await expect(root(app)).toHaveAttribute("data-kept", "kept");
  const mine = await hash(app);
  const opened = context.waitForEvent("page");
  await page.evaluate(() => void window.open(location.href)); // with a copy of this tab's session storage
  const other = new App(await opened);
  await other.ready();
  expect(await hash(other)).toBe(mine);
  expect(await other.ask((nearpoint) => nearpoint.messages().map(({ text }) => text).join(" "))).toMatch(/as a copy/);
  await move(other, 30);
  await expect(root(other)).toHaveAttribute("data-kept", "kept");
  const theirs = await hash(other);
  for (const [tab, work] of [[app, mine], [other, theirs]] as const) {
    await tab.reload();
    expect(await hash(tab)).toBe(work);
  }
  expect(other.complaints).toEqual([]);
});

test("a part of the page that is first needed without a network is reported, and loaded once there is one", async ({ app, page, context }) => {
  await app.open("spheres");
  // The module that a first selection needs is missing: the engine ends without it, and so do its successors.
  await context.setOffline(true);
  await app.ask((nearpoint) => nearpoint.command({ type: "select", parts: [nearpoint.parts()[0]!.id] }).catch(() => undefined));
  await expect(app.byTestId("dead")).toContainText("could not be fetched");
  await context.setOffline(false);
  await expect(app.byTestId("dead")).toHaveCount(0);
  await app.idle();
  await move(app, 0.25);
  const poses = () => app.ask((nearpoint) => nearpoint.parts().map(({ pose }) => pose));
  const before = await poses();
  // The engine has what it needs, but the panel does not.
  await app.ask((nearpoint) => nearpoint.pickAt(1, 1));
  await context.setOffline(true);
  await app.ask((nearpoint) => nearpoint.command({ type: "select", parts: [nearpoint.parts()[0]!.id] }));
  await expect(app.byTestId("toast").first()).toContainText("could not be fetched");
  await context.setOffline(false);
  await expect(app.byTestId("pivot-set")).toBeVisible();
  // Now the engine itself, which cannot be restarted, as if the browser had not cached it.
  const engine = /engine\.worker-/;
  await page.route(engine, (route) => route.abort());
  await context.setOffline(true);
  await app.ask((nearpoint) => nearpoint.crash("panic"));
  await expect(app.byTestId("dead")).toBeVisible();
  await page.unroute(engine);
  await context.setOffline(false);
  await expect(app.byTestId("dead")).toHaveCount(0);
  await app.idle();
  expect(await poses()).toEqual(before);
  app.complaints.length = 0;
});

test("any missing part of the first load is reported, and the page works once it is available", { tag: "@full" }, async ({ app, page, context }) => {
  const asked = new Set<string>();
  page.on("request", (request) => asked.add(new URL(request.url()).pathname));
  await app.open("spheres");
  const names = [...asked].filter((name) => /\.(js|css|wasm|json)$/.test(name));
  const scripts = await page.evaluate(() => [...document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]")].map(({ href }) => new URL(href).pathname));
  await page.close();
  // Without any one of them nothing runs, so one stands for all. The same holds for the reader's files.
  const alike = [...scripts.slice(1), ...names.filter((name) => /\/later-/.test(name)).slice(1)];
  const pieces = names.filter((name) => !alike.includes(name));
  expect(pieces.length).toBeGreaterThan(9);
  const reported: string[] = [];
  for (const name of pieces) {
    const next = new App(await context.newPage());
    // The scripts of a worker's worker are not requested through the page.
    if (/hand\.worker/.test(name)) await inEngine(next.page, `const Own = Worker; self.Worker = class extends Own { constructor(url, how) { super(url + "-cut-off", how); } };`);
    else await next.page.route(`**${name}`, (route) => route.abort());
    await next.page.goto("./#spheres", { waitUntil: "commit" });
    const says = await next.page.waitForFunction(sentenceOfLack);
    const said = await says.jsonValue();
    reported.push(`${name}: ${said}`);
    // The markup's message asks for a reload, and one is enough.
    const isKnown = /has not started/.test(said ?? "") && reported.some((one) => /has not started/.test(one) && one !== reported.at(-1));
    if (!isKnown) {
      await next.page.unrouteAll();
      const again = next.page.locator("[data-testid=restart-worker], [data-testid=toast] [data-testid=message-action]");
      if ((await again.count()) > 0) await again.first().click();
      else await next.page.reload({ waitUntil: "commit" });
      await expect(next.byTestId("part-tree").getByRole("treeitem")).toHaveCount(2);
    }
    await next.page.close();
  }
  for (const one of reported) expect(one).toMatch(/could not be fetched|threads could not be started/);
});

/** Returns, in the page, the message that a part of it is missing; undefined while there is none. */
function sentenceOfLack(): string | undefined {
  if (document.readyState !== "complete") return undefined; // before the styles are loaded, the markup shows its message for a moment
  // If no script ran, the delayed message is shown at once.
  if (!("nearpoint" in window)) for (const animation of document.getAnimations()) if ((animation.effect as KeyframeEffect).target?.id === "not-started") animation.finish();
  const seen = (element: Element) => getComputedStyle(element).visibility === "visible";
  const places = document.querySelectorAll<HTMLElement>("#not-started, [data-testid=toast], [data-testid=dead], [data-testid=threads]");
  return [...places].filter(seen).map(({ innerText }) => innerText).find((text) => /could not be (fetched|started\))/.test(text));
}
