import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { NearpointViewer } from "nearpoint";
import { test as base, expect, type Subject } from "nearpoint/playwright";
import { type Host, host, isolated } from "./host.ts";

const root = import.meta.dirname;
const package_ = "/node_modules/nearpoint";
const scene = (slug: string) => `${package_}/page/scenes/${slug}.json`;
const script = `<script type="module" src="${package_}/viewer.js"></script>`;
const viewer = (attributes: string) =>
  `<nearpoint-viewer style="width:400px;height:300px" ${attributes}></nearpoint-viewer>`;

const pages = {
  "/plain.html": `${script}${viewer(`src="${scene("reducer-faulty")}" label="A gear reducer"`)}`,
  "/two.html": `${script}${viewer(`id="one" src="${scene("box-in-box")}"`)}${viewer(`id="other" src="${scene("spheres")}" theme="dark"`)}`,
  "/threads.html": `${script}${viewer(`src="${scene("spheres")}" threads="2"`)}`,
  "/none.html": `${script}${viewer(`src="/nowhere.glb"`)}`,
  "/empty.html": `${script}${viewer("")}`,
  "/strict.html": `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; img-src data:">${script}<nearpoint-viewer src="${scene("spheres")}"></nearpoint-viewer>`,
};

const test = base.extend<{ hosted: Host; complaints: string[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures it needs
  hosted: async ({}, use) => {
    const hosted = await host(root, { pages });
    await use(hosted);
    hosted.close();
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
      page.on("pageerror", (error) => complaints.push(String(error)));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

test("a lesson runs in a frame of a page from any host", async ({ page }) => {
  const served = await host(process.env.NEARPOINT_PAGE ?? "");
  const body = `<script type="module" src="${package_}/lesson.js"></script><nearpoint-lesson name="gilbert" step="2" page="${served.origin}"></nearpoint-lesson>`;
  const own = await host(root, { pages: { "/": body } });
  try {
    await page.goto(`${own.origin}/`);
    await expect(page.frameLocator("nearpoint-lesson iframe").locator("html")).toHaveAttribute(
      "data-state",
      "idle",
    );
    const lesson = page.locator("nearpoint-lesson");
    type Lesson = import("nearpoint/lesson").NearpointLesson;
    expect(await lesson.evaluate((element) => (element as Lesson).read())).toMatchObject({
      lesson: "gilbert",
      step: 2,
    });
    expect(await lesson.evaluate((element) => (element as Lesson).next())).toMatchObject({ step: 3 });
    await lesson.evaluate((element) => element.setAttribute("step", "1"));
    await expect
      .poll(() => lesson.evaluate(async (element) => (await (element as Lesson).read()).step))
      .toBe(1);
    const refused = await lesson.evaluate((element) =>
      (element as Lesson).show(-3).then(String, (error: Error) => error.message),
    );
    expect(refused).toContain("step");
  } finally {
    served.close();
    own.close();
  }
});

const onlyViewer = (subject: Subject) => subject.ask((asked) => (asked as NearpointViewer).state);

test("the element in a plain page shows collisions and announces them to screen readers", async ({
  hosted,
  nearpoint,
  page,
}) => {
  await nearpoint.open(`${hosted.origin}/plain.html`);
  await expect(page.locator("nearpoint-viewer")).toHaveAttribute("data-state", "idle");
  expect(await nearpoint.hash()).toBe("7cc3597e6cce9dd8");
  expect((await nearpoint.parts()).length).toBe(50);
  await expect(page.getByRole("application", { name: "A gear reducer" })).toBeVisible();
  await expect(page.getByRole("status")).toContainText("50 parts: 4 pairs interfere");
  const colours = await page.evaluate(async () => {
    const bitmap = await createImageBitmap(
      await (document.querySelector("nearpoint-viewer") as NearpointViewer).screenshot(),
    );
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
    context?.drawImage(bitmap, 0, 0);
    return new Set(
      new Uint32Array(
        context?.getImageData(0, 0, bitmap.width, bitmap.height).data.buffer ?? new ArrayBuffer(0),
      ),
    ).size;
  });
  expect(colours).toBeGreaterThan(200);
});

test("the matchers pass and fail as documented", async ({ hosted, nearpoint, page }) => {
  await nearpoint.open(`${hosted.origin}/plain.html`);
  const element = page.locator("nearpoint-viewer");
  const failure = async (work: Promise<void>): Promise<string> => {
    const error = await work.then(
      () => undefined,
      (error: Error) => error,
    );
    if (!error) throw new Error("it passed");
    return error.message;
  };
  await expect(nearpoint).not.toHaveNoInterference();
  const bad = (await nearpoint.results()).filter((pair) => pair.class === "interferes");
  expect(bad.length).toBe(4);
  const said = await failure(expect(page).toHaveNoInterference({ allowUndecided: true }));
  expect(said).toContain("4 pairs interfere");
  for (const { names } of bad) expect(said).toContain(`${names[0]} × ${names[1]}`);
  await expect(element).toHaveNoInterference({ allow: bad.map(({ names }) => names), allowUndecided: true });
  const near = (await nearpoint.results()).find((pair) => pair.class === "clear" && pair.clearance);
  if (!near?.clearance) throw new Error("the scene has no clear pair that is near");
  const {
    names: [a, b],
    clearance: { distance },
  } = near;
  await expect(element).toBeClearBy(a, b, distance);
  await expect(element).toBeClearBy(near.b, near.a, distance / 2);
  await expect(element).not.toBeClearBy(a, b, distance * 1.001);
  expect(await failure(expect(element).toBeClearBy(a, b, distance * 1.001))).toContain(
    `${distance} mm apart`,
  );
  const [c, d] = bad[0]?.names ?? ["", ""];
  expect(await failure(expect(element).toBeClearBy(c, d, 0))).toContain("are not clear");
  expect(await failure(expect(element).toBeClearBy("nobody", d, 0))).toContain(
    "No parts are called “nobody”",
  );
});

test("several elements in one page have their own themes; a removed element frees its workers and is restored when it is inserted again", async ({
  hosted,
  page,
}) => {
  await page.goto(`${hosted.origin}/two.html`);
  await expect(page.locator("#one")).toHaveAttribute("data-state", "idle");
  await expect(page.locator("#other")).toHaveAttribute("data-state", "idle");
  await expect(page.locator("#other")).toHaveAttribute("data-theme", "dark");
  expect(page.workers().length).toBe(4);
  const pose = [1, 0, 0, 0, 3, 0, 0] as const;
  await page.evaluate(async (pose) => {
    const one = document.querySelector("#one") as NearpointViewer;
    await one.setPose(one.parts()[1]?.id ?? 0, [...pose]);
  }, pose);
  const hash = await page.evaluate(() => (document.querySelector("#one") as NearpointViewer).hash());
  await page.evaluate(() => {
    const one = document.querySelector("#one") as NearpointViewer;
    (window as unknown as { kept: NearpointViewer }).kept = one;
    one.remove();
  });
  await expect.poll(() => page.workers().length).toBe(2);
  const asked = () =>
    page.evaluate(() => {
      try {
        (window as unknown as { kept: NearpointViewer }).kept.parts();
        return "";
      } catch (error) {
        return (error as Error).message;
      }
    });
  expect(await asked()).toContain("in no page");
  await page.evaluate(() => document.body.append((window as unknown as { kept: NearpointViewer }).kept));
  await expect.poll(() => page.workers().length).toBe(4);
  await page.evaluate(() => (document.querySelector("#one") as NearpointViewer).idle());
  await expect(page.locator("#one")).toHaveAttribute("data-state", "idle");
  const again = await page.evaluate(() => {
    const one = document.querySelector("#one") as NearpointViewer;
    return Promise.all([one.hash(), one.parts()[1]?.pose]);
  });
  expect(again).toEqual([hash, pose]);
});

test("a part is dragged with the mouse, and keys undo it; events report both", async ({
  hosted,
  nearpoint,
  page,
}) => {
  await nearpoint.open(`${hosted.origin}/two.html`);
  const place = await page.evaluate(async () => {
    const one = document.querySelector("#one") as NearpointViewer;
    const { reported } = Object.assign(window, { reported: [] as string[] });
    for (const name of ["nearpoint-changed", "nearpoint-checked"])
      document.addEventListener(name, () => reported.push(name));
    const { left, top, width, height } = one.getBoundingClientRect();
    await one.view({ fit: true });
    for (let y = height / 4; y < height; y += 8)
      for (let x = width / 4; x < width; x += 8)
        if (await one.pickAt(x, y)) return { x: left + x + 4, y: top + y + 4 };
    return undefined;
  });
  if (!place) throw new Error("no part is in sight");
  const poses = async () => JSON.stringify((await nearpoint.parts()).map(({ pose }) => pose));
  const before = await poses();
  await page.mouse.move(place.x, place.y);
  await page.mouse.down();
  await page.mouse.move(place.x + 40, place.y + 10, { steps: 4 });
  await page.mouse.up();
  await nearpoint.idle();
  const dragged = await poses();
  expect(dragged).not.toBe(before);
  expect(await page.evaluate(() => (window as unknown as { reported: string[] }).reported)).toEqual(
    expect.arrayContaining(["nearpoint-changed", "nearpoint-checked"]),
  );
  await page.keyboard.press("Control+z");
  await expect.poll(poses).toBe(before);
});

test("a failure is reported as a sentence in an event, in the element and by the call", async ({
  complaints,
  hosted,
  page,
}) => {
  await page.addInitScript(() => {
    const reported = Object.assign(window, { reported: [] as unknown[] }).reported;
    document.addEventListener("nearpoint-error", (event) => reported.push((event as CustomEvent).detail));
  });
  await page.goto(`${hosted.origin}/none.html`);
  await expect(page.locator("nearpoint-viewer")).toHaveAttribute("data-state", "error");
  await expect(page.getByRole("alert")).toContainText("/nowhere.glb could not be fetched (404)");
  expect(await page.evaluate(() => (window as unknown as { reported: unknown[] }).reported)).toEqual([
    { code: "load", message: expect.stringContaining("could not be fetched (404)") },
  ]);
  expect(complaints.splice(0)).toEqual([expect.stringContaining("404")]);
  const load = (name: string, text: string) =>
    page.evaluate(
      ([name, bytes]) =>
        (document.querySelector("nearpoint-viewer") as NearpointViewer).load([{ name, bytes }]).then(
          (parts) => parts.length,
          (error: Error) => error.message,
        ),
      [name, text] as const,
    );
  expect(await load("a.obj", "v 0 0 0\nf 1 2 3\n")).toContain("a.obj");
  expect(await load("a.step", "ISO-10303-21;\nHEADER;\nENDSEC;\n")).toContain("attribute kernel");
  expect(await load("a.obj", "o a\nv 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n")).toBe(1);
  await expect(page.locator("nearpoint-viewer")).toHaveAttribute("data-state", "idle");
});

test("STEP files are read if the address of the kernel is given", async ({ hosted, nearpoint, page }) => {
  await page.goto(`${hosted.origin}/empty.html`);
  const zip = readFileSync(join(root, "reducer.step.zip")).toString("base64");
  execFileSync(join(root, "node_modules/.bin/nearpoint"), ["--kernel", join(root, "occt.wasm")]);
  const parts = await page.evaluate(
    async ([zip, kernel]) => {
      const element = document.querySelector("nearpoint-viewer") as NearpointViewer;
      element.setAttribute("kernel", kernel);
      const bytes = Uint8Array.from(atob(zip), (char) => char.charCodeAt(0));
      return (await element.load([{ name: "reducer.step.zip", bytes }])).length;
    },
    [zip, "/occt.wasm"] as const,
  );
  expect(parts).toBe(50);
  expect(await onlyViewer(nearpoint)).toBe("idle");
});

test("an isolated page uses threads and gives the same results", async ({ page, nearpoint }) => {
  const hosted = await host(root, { pages, headers: isolated });
  try {
    await page.addInitScript(() =>
      document.addEventListener("nearpoint-ready", (event) =>
        Object.assign(window, { threads: (event as CustomEvent).detail.threads }),
      ),
    );
    await nearpoint.open(`${hosted.origin}/threads.html`);
    expect(await page.evaluate(() => (window as unknown as { threads: number }).threads)).toBe(2);
    expect(await nearpoint.hash()).toBe("5454963ba09a3059");
  } finally {
    hosted.close();
  }
});

test("the element works from another origin, such as a package host, and under a strict policy", async ({
  hosted,
  nearpoint,
}) => {
  const cdn = await host(root, { headers: { "Access-Control-Allow-Origin": "*" } });
  const body = `<script type="module" src="${cdn.origin}${package_}/viewer.js"></script>${viewer(`src="${cdn.origin}${scene("spheres")}"`)}`;
  const own = await host(root, { pages: { "/": body } });
  try {
    await nearpoint.open(`${own.origin}/`);
    expect(await nearpoint.hash()).toBe("5454963ba09a3059");
    await nearpoint.open(`${hosted.origin}/strict.html`);
    expect(await nearpoint.hash()).toBe("5454963ba09a3059");
  } finally {
    cdn.close();
    own.close();
  }
});
