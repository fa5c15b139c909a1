import { expect, test } from "../fixtures/app.ts";

test("the first view shows the reducer and its four interferences; a click on one moves the view there and names both parts", async ({ app, page, isolated }, info) => {
  const started = Date.now();
  await app.open("");
  info.annotations.push({ type: "first picture", description: `${Date.now() - started} ms` });
  console.log(`first picture, checked and drawn, after ${Date.now() - started} ms (${info.project.name})`);

  await expect(page.locator("html")).toHaveAttribute("data-state", "idle");
  expect(await app.ask((nearpoint) => nearpoint.parts().length)).toBe(50);
  expect(await app.ask((nearpoint) => nearpoint.totals().interfering)).toBe(4);
  expect(await app.ask((nearpoint) => nearpoint.errors())).toEqual([]);
  expect(await app.colours()).toBeGreaterThan(200);
  expect(await app.pixels("red")).toBeGreaterThan(20);

  const worst = page.locator("[data-testid=result][data-severity=interference]");
  await expect(worst).toHaveCount(4);
  await expect(app.byTestId("hud")).toContainText("4");
  await expect(app.byTestId("part-tree").getByRole("treeitem")).not.toHaveCount(0);
  const status = page.locator("#status");
  await expect(status).toContainText(isolated ? /threads|one processor/ : "shared memory not allowed");

  const before = await app.ask((nearpoint) => nearpoint.camera());
  const first = app.byTestId("result").first();
  const names = await first.locator(".names").innerText();
  await first.click();
  await app.idle();
  await expect(first).toHaveAttribute("aria-selected", "true");
  const selected = await app.ask((nearpoint) => nearpoint.parts().filter((part) => part.selected).map((part) => part.name));
  expect(selected).toHaveLength(2);
  for (const name of selected) expect(names).toContain(name);
  expect(await app.ask((nearpoint) => nearpoint.camera())).not.toEqual(before);
});

// Only for the packages as they are shipped, because quick builds are split differently.
test("the first view loads only the package's first module; an input loads the part that it needs", { tag: "@full" }, async ({ app, page }) => {
  const modules = new Set<string>();
  page.on("request", (request) => {
    const module = /([^/]+)-[\w-]{8}\.wasm$/.exec(request.url())?.[1];
    if (module) modules.add(module);
  });
  await app.open("");
  expect([...modules]).toEqual(["index_bg"]);
  await app.ask((nearpoint) => nearpoint.hash());
  expect(modules).toContain("later-check");
});

test("a browser language that Intl refuses does not prevent the first view", async ({ app, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "language", { get: () => "C" });
  });
  await app.open("box-in-box");
  await expect(app.byTestId("result")).toHaveCount(1);
});
