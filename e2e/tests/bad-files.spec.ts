import { badFiles } from "../fixtures/bad-files.ts";
import { expect, test } from "../fixtures/app.ts";
import { box, obj, stlBinary } from "../fixtures/shapes.ts";

test("every bad file is refused with a sentence that names it, and the open scene stays", async ({ app }) => {
  await app.open("box-in-box");
  const before = await app.ask(async (nearpoint) => ({ parts: nearpoint.parts(), hash: await nearpoint.hash() }));
  for (const { what, name, bytes } of badFiles) {
    await test.step(`${what}: ${name}`, async () => {
      const sentence = await app.load([{ name, bytes }]);
      expect(sentence, `${name} must be refused`).toBeDefined();
      expect(sentence).toContain(name);
      // The file, the defect and the remedy: more than the name and a code.
      expect(sentence!.split(/\s+/).length, sentence).toBeGreaterThan(8);
      expect(sentence).toMatch(/[.!]$/);
      expect(sentence).not.toMatch(/unreachable|undefined|panicked|RuntimeError|\[object/);
      const after = await app.ask(async (nearpoint) => ({ parts: nearpoint.parts(), hash: await nearpoint.hash() }));
      expect(after).toEqual(before);
      expect(await app.ask((nearpoint) => nearpoint.state().restarts)).toBe(0);
    });
  }
});

test("a bad file dropped on the page is reported in a message", async ({ app }) => {
  await app.open("box-in-box");
  await app.drop([{ name: "cut.stl", bytes: stlBinary(box([0, 0, 0], [1, 1, 1])).subarray(0, 300) }]);
  await expect(app.page.locator("#overlay")).toContainText("cut.stl");
  expect(await app.names()).toHaveLength(2);
});

test("a bad file among good ones is named, and the good ones open", async ({ app }) => {
  await app.open("empty");
  await app.load([{ name: "good.obj", bytes: obj(box([0, 0, 0], [1, 1, 1]), "good") }]);
  await app.drop([
    { name: "other.obj", bytes: obj(box([3, 0, 0], [1, 1, 1]), "other") },
    { name: "empty.stl", bytes: Buffer.alloc(0) },
  ]);
  expect(await app.names()).toContain("good");
  expect((await app.ask((nearpoint) => nearpoint.errors())).join()).toContain("empty.stl");
});

test("an invalid scene file is refused with the position of the error", async ({ app }) => {
  await app.open("box-in-box");
  for (const text of ["{", "[]", '{"version":99,"models":[]}', '{"version":1,"models":[{"url":"none.stl"}]}']) {
    const sentence = await app.load([{ name: "bad-scene.json", bytes: Buffer.from(text) }]);
    expect(sentence, text).toBeDefined();
    expect(await app.names()).toHaveLength(2);
  }
  // The browser itself reports the address that could not be fetched.
  expect(app.complaints.every((line) => line.includes("404"))).toBe(true);
  app.complaints.length = 0;
});

test("names of files and parts are text, never markup", async ({ app, page }) => {
  const name = "<img src=x onerror=\"document.title='broken in'\"><b>bold</b>";
  await app.open("empty");
  await app.load([{ name: `${name}.stl`, bytes: stlBinary(box([0, 0, 0], [1, 1, 1])) }]);
  await app.load([{ name: "named.obj", bytes: obj(box([0.5, 0, 0], [1, 1, 1]), name.replaceAll(" ", "_")) }]);
  await app.load([{ name: `${name}.glb`, bytes: Buffer.from("glTF") }]);
  await app.ask((nearpoint) => nearpoint.command({ type: "select", parts: nearpoint.parts().map((part) => part.id) }));
  await app.idle();
  await expect(page.getByText("<b>bold</b>").first()).toBeVisible();
  expect(await page.locator("b", { hasText: /^bold$/ }).count()).toBe(0);
  expect(await page.locator("img").count()).toBe(0);
  expect(await page.title()).not.toContain("broken");
});
