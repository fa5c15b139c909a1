import { App, expect, test } from "../fixtures/app.ts";
import { Deployment } from "../fixtures/deployment.ts";

test.use({ serviceWorkers: "allow" });

/** Returns the start scripts of the builds that the service worker keeps. */
const started = (app: App) =>
  app.page.evaluate(async () => {
    const cache = await caches.open("nearpoint-1");
    const names = (await cache.keys()).map(({ url }) => new URL(url).pathname);
    return names.filter((name) => /^\/assets\/index-[\w-]{8}\.js$/.test(name)).sort();
  });

/** Returns the script that this tab was started with. */
const own = (app: App) => app.page.evaluate(() => new URL(document.querySelector<HTMLScriptElement>("script[type=module]")!.src).pathname);

async function open(app: App, host: Deployment, scene: string): Promise<void> {
  await app.page.goto(`${host.address}#${scene}`);
  await app.ready();
}

test("a tab continues with its build when another one is deployed, reports that, and switches on request", async ({ app, page, context }) => {
  const host = await Deployment.start();
  await open(app, host, "spheres");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await app.ask((nearpoint) => nearpoint.setPose(nearpoint.parts()[0]!.id, [1, 0, 0, 0, 0.25, 0.5, -0.125]));
  await app.idle();
  const [before, first] = [await app.ask((nearpoint) => nearpoint.hash()), await own(app)];
  expect(await started(app)).toEqual([first]);

  host.deploy();
  host.missed.length = 0;
  // As when the user returns to the tab.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  const delta = app.byTestId("toast").filter({ hasText: "A new version of this page is available." });
  await expect(delta).toBeVisible();
  expect(await own(app)).toBe(first);
  expect(await started(app)).toHaveLength(2);

  // Its engine restarts, and a part of the page is loaded for the first time, although the host has neither.
  expect(await page.evaluate((script) => fetch(`.${script}`, { method: "HEAD" }).then(({ status }) => status), first)).toBe(404);
  host.missed.length = 0;
  await app.ask((nearpoint) => nearpoint.crash("panic"));
  await expect(page.locator("html")).toHaveAttribute("data-restarts", "1");
  await app.idle();
  expect(await app.ask((nearpoint) => nearpoint.hash())).toBe(before);
  const menu = page.getByTestId("language-menu");
  await menu.click();
  await menu.getByTestId("language-ru").click();
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
  expect(host.missed).toEqual([]);
  app.complaints.length = 0; // those of the engine that failed

  // A new tab has the new build; closing it keeps what the old tab needs.
  const other = new App(await context.newPage());
  await open(other, host, "spheres");
  const second = await own(other);
  expect(second).not.toBe(first);
  await tidy(other);
  expect(await started(other)).toEqual([first, second].sort());
  await other.page.close();

  // On request the old tab is reloaded, with its content; no tab needs the first build any more.
  await delta.getByTestId("message-action").click();
  await expect.poll(() => own(app).catch(() => "")).toBe(second);
  await app.ready();
  expect(await app.ask((nearpoint) => nearpoint.hash())).toBe(before);
  await expect(app.byTestId("message-action")).toHaveCount(0);
  await tidy(app);
  await expect.poll(() => started(app)).toEqual([second]);
  expect([...app.complaints, ...other.complaints]).toEqual([]);
  host.close();
});

/** Sends the request that a tab makes after its first work. */
async function tidy(app: App): Promise<void> {
  await app.page.evaluate(async () => {
    (await navigator.serviceWorker.ready).active!.postMessage("tidy");
    // The service worker has finished when another can take its lock.
    await navigator.locks.request("nearpoint store", () => undefined);
  });
}

test("the page can be installed, and opens files that the system passes to it", async ({ app, page, context }) => {
  await page.addInitScript(() => {
    // The system's side: a page that is not installed receives no files.
    Object.defineProperty(window, "launchQueue", {
      value: { setConsumer: (take: (launch: object) => void) => Object.assign(window, { launch: take }) },
    });
  });
  await app.open("empty");
  const devtools = await context.newCDPSession(page);
  expect((await devtools.send("Page.getAppManifest")).errors).toEqual([]);
  const manifest = await page.evaluate(() => fetch("manifest.webmanifest").then((answer) => answer.json()));
  const [handler] = manifest.file_handlers as { action: string; accept: Record<string, string[]> }[];
  expect(handler!.action).toBe("./#empty");
  for (const { src, sizes, type } of manifest.icons) {
    if (type !== "image/png") continue;
    const size = await page.evaluate(async (src) => {
      const { width, height } = await createImageBitmap(await (await fetch(src)).blob());
      return `${width}x${height}`;
    }, src);
    expect(size).toBe(sizes);
  }
  await page.evaluate(async () => {
    const folder = await navigator.storage.getDirectory();
    const handle = await folder.getFileHandle("tetrahedron.obj", { create: true });
    const file = await handle.createWritable();
    await file.write("v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 3 2\nf 1 2 4\nf 1 4 3\nf 2 3 4\n");
    await file.close();
    (window as unknown as { launch(launch: object): void }).launch({ files: [handle] });
  });
  await expect.poll(() => app.names()).toEqual(["tetrahedron"]);
  // The page knows every kind of file that the system may open with it.
  for (const extension of Object.values(handler!.accept).flat()) {
    const refusal = await app.load([{ name: `a${extension}`, bytes: Buffer.from("{}") }]);
    expect(refusal ?? "", extension).not.toContain("Open models, zip archives or scene files.");
  }
});
