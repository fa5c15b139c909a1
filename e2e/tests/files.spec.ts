import type { Page } from "@playwright/test";
import { type App, expect, type File, test } from "../fixtures/app.ts";
import { box, glb, gltf, obj, ply, stlAscii, stlBinary, urdf, zip } from "../fixtures/shapes.ts";

const cube = box([0, 0, 0], [10, 10, 10]);
const scene = gltf(cube, "box", "box.bin");

const files: { what: string; files: File[] }[] = [
  { what: "binary STL", files: [{ name: "binary.stl", bytes: stlBinary(cube) }] },
  { what: "ASCII STL", files: [{ name: "ascii.stl", bytes: stlAscii(cube) }] },
  { what: "OBJ", files: [{ name: "a.obj", bytes: obj(cube) }] },
  { what: "PLY, ASCII", files: [{ name: "ascii.ply", bytes: ply(cube, "ascii") }] },
  { what: "PLY, little-endian", files: [{ name: "little.ply", bytes: ply(cube, "binary_little_endian") }] },
  { what: "PLY, big-endian", files: [{ name: "big.ply", bytes: ply(cube, "binary_big_endian") }] },
  { what: "GLB", files: [{ name: "a.glb", bytes: glb(cube) }] },
  { what: "glTF and its buffer", files: [{ name: "a.gltf", bytes: scene.json }, { name: "box.bin", bytes: scene.bin }] },
  { what: "URDF and its mesh", files: [{ name: "arm.urdf", bytes: urdf("base.stl") }, { name: "base.stl", bytes: stlBinary(cube) }] },
  {
    what: "a zip archive of glTF and its buffer",
    files: [{ name: "box.zip", bytes: zip([{ name: "a.gltf", bytes: scene.json }, { name: "box.bin", bytes: scene.bin }]) }],
  },
];

/** Expects the properties of a cube, for any source file. */
async function expectCube(app: App): Promise<void> {
  const [part, ...others] = await app.ask((nearpoint) => nearpoint.parts());
  expect(others).toEqual([]);
  const { triangles, vertices, faces, closed, sentences } = part!.diagnostics;
  expect({ triangles, vertices, faces, closed, sentences }).toEqual({ triangles: 12, vertices: 8, faces: 6, closed: true, sentences: [] });
}

for (const { what, files: given } of files) {
  test(`${what} opens when it is dropped`, async ({ app }) => {
    await app.open("empty");
    await expect(app.byTestId("empty")).toBeVisible();
    await app.drop(given);
    await expectCube(app);
    expect(await app.ask((nearpoint) => nearpoint.errors())).toEqual([]);
  });
}

/** Chooses a file with an item of the Open menu. */
async function choose({ page, byTestId }: { page: Page; byTestId: App["byTestId"] }, item: string, name: string, bytes: Buffer): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await byTestId("open-menu").locator("summary").click();
  await byTestId(item).click();
  await (await chooser).setFiles([{ name, mimeType: "application/octet-stream", buffer: bytes }]);
}

test("files chosen in the file dialog are added to the scene", async ({ app, page }) => {
  await app.open("empty");
  await app.load([{ name: "first.stl", bytes: stlBinary(cube) }]);
  await choose({ page, byTestId: (id) => app.byTestId(id) }, "open-add", "second.obj", obj(box([30, 0, 0], [10, 10, 10]), "second"));
  await expect(app.byTestId("part-tree").getByRole("treeitem")).toHaveCount(2);
  await app.idle();
  const [row] = await app.ask((nearpoint) => nearpoint.results());
  expect(row!.clearance!.distance).toBe(20);
});

test("an opened file replaces an example, is fitted into the view and names the scene; each open file can be closed", async ({ app, page }) => {
  const menu = { page, byTestId: (id: string) => app.byTestId(id) };
  await app.open("box-in-box");
  const title = app.byTestId("scene-menu").locator("summary");
  await expect(title).toContainText("A box in a box");
  await app.ask((nearpoint) => nearpoint.view({ standard: "back" }));
  await app.drop([{ name: "far.stl", bytes: stlBinary(box([500, 0, 0], [10, 10, 10])) }]);
  expect(await app.names()).toEqual(["far"]);
  await expect(title).toContainText("far.stl");
  await expect(app.byTestId("about")).toHaveCount(0);
  const home = await app.ask((nearpoint) => nearpoint.camera());
  expect(Math.abs(home.target[0] - 505)).toBeLessThan(5);

  // Dropped files are added to the user's own work; opened files replace it, and it stays saved.
  await app.drop([{ name: "near.stl", bytes: stlBinary(cube) }]);
  expect(await app.names()).toEqual(["far", "near"]);
  await expect(title).toContainText("far.stl and 1 more");
  await app.byTestId("open-menu").locator("summary").click();
  await app.byTestId("open-here").filter({ hasText: "far.stl" }).getByTestId("close-file").click();
  await expect(title).toContainText("near.stl");
  await app.idle();
  expect(await app.names()).toEqual(["near"]);
  await expect(page.locator("html")).toHaveAttribute("data-kept", "kept");
  await choose(menu, "open-files", "alone.obj", obj(cube, "alone"));
  await expect(title).toContainText("alone.obj");
  await app.idle();
  expect(await app.names()).toEqual(["alone"]);
  const kept = () => app.ask(async (nearpoint) => (await nearpoint.kept()).map(({ title }) => title).sort());
  await expect.poll(kept).toEqual(["alone.obj", "near.stl"]);
  const csv = await app.ask(async (nearpoint) => new TextDecoder().decode(await nearpoint.report("html")));
  expect(csv).toContain("<dd><bdi>alone.obj</bdi></dd>");

  await app.byTestId("open-menu").locator("summary").click();
  await app.byTestId("open-new").click();
  await expect(app.byTestId("empty")).toBeVisible();
  expect(new URL(page.url()).hash).toBe("#empty");
});

test("a scene with own files is saved and opened again, with the same results", async ({ app, page }) => {
  await app.open("empty");
  await app.load([{ name: "one.stl", bytes: stlBinary(cube) }]);
  await app.load([{ name: "two.ply", bytes: ply(box([5, 5, 5], [10, 10, 10]), "ascii") }]);
  await app.ask((nearpoint) => nearpoint.setPose(nearpoint.parts()[1]!.id, [0.8, 0.6, 0, 0, 1, 2, 3]));
  const hash = await app.ask((nearpoint) => nearpoint.hash());
  const poses = await app.ask((nearpoint) => nearpoint.parts().map((part) => part.pose));

  const saved = await app.download(() => page.keyboard.press("Control+s"));

  await app.open("box-in-box");
  await app.drop([{ ...saved, name: "saved.json" }]);
  expect(await app.ask((nearpoint) => nearpoint.parts().map((part) => part.pose))).toEqual(poses);
  expect(await app.ask((nearpoint) => nearpoint.hash())).toBe(hash);
});

test("a link restores scene, poses, selection and camera", async ({ app, page, context }) => {
  await app.open("spheres");
  const [name] = await app.names();
  await app.ask((nearpoint, name) => nearpoint.setPose(name!, [1, 0, 0, 0, 0.125, -0.25, 0.5]), name);
  await app.ask((nearpoint) => nearpoint.command({ type: "select", parts: [nearpoint.parts()[0]!.id] }));
  await app.ask((nearpoint) => nearpoint.view({ standard: "right" }));
  const state = () => app.ask(async (nearpoint) => ({
    hash: await nearpoint.hash(),
    camera: await nearpoint.camera(),
    parts: nearpoint.parts().map(({ pose, selected }) => ({ pose, selected })),
  }));
  const before = await state();
  const link = await app.ask((nearpoint) => nearpoint.link());
  await page.goto("about:blank");
  await page.goto(link);
  await app.ready();
  expect(await state()).toEqual(before);
  expect(context.pages()).toHaveLength(1);
});
