import { readFileSync } from "node:fs";
import { desktop, expectAccessible, phone } from "../fixtures/accessible.ts";
import { App, expect, type File, test } from "../fixtures/app.ts";
import { box, stlBinary } from "../fixtures/shapes.ts";

const files: File[] = [
  { name: "base.stl", bytes: stlBinary(box([0, 0, 0], [10, 10, 10])) },
  { name: "lid.stl", bytes: stlBinary(box([0, 0, 10], [10, 10, 2])) },
];

/** Opens own files and moves one of them; resolves when both are saved. */
async function work(app: App): Promise<string> {
  await app.open("empty");
  await app.drop(files);
  await app.ask((nearpoint) => nearpoint.setPose(nearpoint.parts()[1]!.id, [1, 0, 0, 0, 3, 2, -1]));
  await expect(app.page.locator("html")).toHaveAttribute("data-kept", "kept");
  return app.ask((nearpoint) => nearpoint.hash());
}

async function arrive(app: App): Promise<void> {
  await app.ready();
}

const kept = (app: App) => app.ask((nearpoint) => nearpoint.kept().then((rows) => rows.map(({ title, open }) => [title, open])));

test("own files and their edits are restored after a reload, and each tab keeps its own", async ({ app, page, context }) => {
  const hash = await work(app);
  expect(new URL(page.url()).hash).toBe("");
  await page.reload();
  await arrive(app);
  expect(await app.ask((nearpoint) => nearpoint.hash())).toBe(hash);
  await expect(app.byTestId("toast").first()).toContainText("base.stl and 1 more");
  await expect(app.byTestId("toast").first()).toContainText("undo history");
  await expect(app.byTestId("undo")).toBeDisabled();

  const other = new App(await context.newPage());
  await other.open("empty");
  await other.byTestId("open-menu").locator("summary").click();
  await expect(other.byTestId("kept-row")).toHaveAttribute("data-open", "elsewhere");
  await expect(other.byTestId("kept-forget")).toHaveCount(0);
  await other.byTestId("kept-open").click();
  await expect(other.byTestId("part-tree").getByRole("treeitem")).toHaveCount(2);
  await other.ask((nearpoint) => nearpoint.setPose(nearpoint.parts()[1]!.id, [1, 0, 0, 0, 30, 0, 0]));
  await expect.poll(() => kept(other)).toEqual([["base.stl and 1 more", "here"], ["base.stl and 1 more", "elsewhere"]]);
  await expect(other.page.locator("html")).toHaveAttribute("data-kept", "kept");
  await page.reload();
  await arrive(app);
  expect(await app.ask((nearpoint) => nearpoint.hash())).toBe(hash);
  expect(other.complaints).toEqual([]);
});

test("the work of a closed tab is offered: continued or deleted", async ({ app, page, context }) => {
  const hash = await work(app);
  await page.close();
  const next = new App(await context.newPage());
  await next.open("box-in-box");
  await expect(next.byTestId("offer")).toContainText("Continue with base.stl and 1 more");
  await expect(next.byTestId("offer")).toContainText("2 parts, kept just now");
  await expectAccessible(next.page, [phone, desktop]);
  await next.byTestId("open-menu").locator("summary").click();
  await expect(next.byTestId("kept-row")).toHaveCount(1);
  await expectAccessible(next.page);
  await next.page.keyboard.press("Escape");
  await next.byTestId("offer-open").click();
  // The earlier scene has two parts, too; it is this tab's work once it is open.
  await expect.poll(() => kept(next)).toEqual([["base.stl and 1 more", "here"]]);
  await expect(next.byTestId("part-tree").getByRole("treeitem")).toHaveCount(2);
  await next.idle();
  expect(await next.ask((nearpoint) => nearpoint.hash())).toBe(hash);
  await expect(next.byTestId("offer")).toHaveCount(0);
  await next.page.close();

  const last = new App(await context.newPage());
  await last.open("box-in-box");
  await last.byTestId("offer-forget").click();
  await expect(last.byTestId("offer")).toHaveCount(0);
  expect(await kept(last)).toEqual([]);
  // An unchanged shipped scene is not saved.
  await expect(last.page.locator("html")).toHaveAttribute("data-kept", "nothing");
  expect([...next.complaints, ...last.complaints]).toEqual([]);
});

test("a browser that stores nothing is reported once, and asks before the page is left", async ({ app, page }) => {
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException("not here", "SecurityError");
    };
  });
  await app.open("empty");
  await app.drop(files);
  const root = page.locator("html");
  await expect(root).toHaveAttribute("data-kept", "refused");
  await app.ask((nearpoint) => nearpoint.setPose(nearpoint.parts()[1]!.id, [1, 0, 0, 0, 3, 2, -1]));
  await expect(root).toHaveAttribute("data-kept", "refused");
  const said = await app.ask((nearpoint) => nearpoint.messages().filter(({ text }) => text.includes("does not let the page keep")));
  expect(said).toMatchObject([{ tone: "info" }]);
  await app.byTestId("open-menu").locator("summary").click();
  await expect(app.byTestId("kept-refused")).toBeVisible();
  const asked = page.waitForEvent("dialog");
  void page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  // After it was saved as a file, leaving loses nothing.
  const saved = page.waitForEvent("download");
  await page.keyboard.press("Control+s");
  await saved;
  await expect(root).toHaveAttribute("data-kept", "kept");
});

test("Share copies a link of an example scene, and saves a file for own files", async ({ app, page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await app.open("spheres");
  await app.byTestId("share").click();
  await expect(app.byTestId("toast").first()).toContainText("to the clipboard");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain("#spheres");

  const hash = await work(app);
  const download = page.waitForEvent("download");
  await app.byTestId("share").click();
  const file = await download;
  await expect(app.byTestId("toast").first()).toContainText(`A link does not contain your own files.${file.suggestedFilename()}`);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await expect(app.ask((nearpoint) => nearpoint.link())).rejects.toThrow("does not contain your own files");
  const bytes = readFileSync(await file.path());
  await app.open("box-in-box");
  expect(await app.load([{ name: file.suggestedFilename(), bytes }])).toBeUndefined();
  expect(await app.ask((nearpoint) => nearpoint.hash())).toBe(hash);
});
