import { type App, expect, type File, test } from "../fixtures/app.ts";
import { box, obj } from "../fixtures/shapes.ts";

/** A tetrahedron with three of its faces in those of a wedge: they share edges and faces, and an intersection of volume 14/3. */
const wedge = `o wedge
v -1 -1 1\nv -1 -1 5\nv -1 1 1\nv -1 1 5\nv 3 -1 1\nv 3 1 1
f 2 4 3\nf 2 3 1\nf 1 5 2\nf 3 6 5\nf 3 5 1\nf 5 6 4\nf 5 4 2\nf 4 6 3
o tetra
v -1 -1 1\nv -1 -1 5\nv -1 3 1\nv 1 -1 1
f 8 9 7\nf 7 10 8\nf 9 10 7\nf 10 9 8
`;
/** A tetrahedron whose edges are diagonals of a cube's faces: no triangle passes through another, yet it is inside. */
const inscribed = `o cube
v 0 0 0\nv 10 0 0\nv 10 10 0\nv 0 10 0\nv 0 0 10\nv 10 0 10\nv 10 10 10\nv 0 10 10
f 1 4 3 2\nf 5 6 7 8\nf 1 2 6 5\nf 2 3 7 6\nf 3 4 8 7\nf 4 1 5 8
o tetra
v 0 0 0\nv 10 10 0\nv 10 0 10\nv 0 10 10
f 9 10 11\nf 9 12 10\nf 9 11 12\nf 10 12 11
`;

const file = (name: string, text: string): File => ({ name, bytes: Buffer.from(text) });
const cube = (name: string, x: number): File => ({ name: `${name}.obj`, bytes: obj(box([x, 0, 0], [10, 10, 10]), name) });
async function opened(app: App, ...files: File[]): Promise<void> {
  await app.open("empty");
  expect(await app.load(files)).toBeUndefined();
  await app.ask((nearpoint) => nearpoint.view({ fit: true }));
}

const count = (app: App, card: string) => expect(app.byTestId(`kpi-${card}`));
const sentence = (app: App) => app.ask((nearpoint) => nearpoint.sentence());

test("parts that share faces and volume interfere, and the intersection is described", async ({ app }) => {
  await opened(app, file("wedge.obj", wedge));
  const row = (await app.pair("wedge", "tetra"))!;
  expect([row.class, row.severity, row.basis]).toEqual(["interferes", "interference", "exact"]);
  expect(row.depth!.lower).toBeGreaterThan(0);
  expect(row.depth!.upper).toBeGreaterThanOrEqual(row.depth!.lower);
  expect(row.body!.volume).toBeCloseTo(14 / 3, 6);
  expect([row.body!.pieces, row.body!.low, row.body!.high]).toEqual([1, [-1, -1, 1], [1, 1, 5]]);
  expect(await app.ask((nearpoint) => nearpoint.body("tetra", "wedge"))).toEqual(row.body);

  await count(app, "interfere").toHaveAttribute("data-count", "1");
  for (const card of ["undecided", "touch", "near"]) await count(app, card).toHaveAttribute("data-count", "0");
  expect(await sentence(app)).toMatch(/^Interference · wedge × tetra · .* deep .* intersection/);
  expect(await app.ask((nearpoint) => nearpoint.state().open)).toBe(0);
  expect(await app.pixels("red")).toBeGreaterThan(2000);
});

test("a part inside another is contained, although none of their triangles cross", async ({ app }) => {
  await opened(app, file("inscribed.obj", inscribed));
  const row = (await app.pair("cube", "tetra"))!;
  expect([row.class, row.kind, row.severity]).toEqual(["interferes", "contained", "contained"]);
  expect(row.body!.volume).toBeCloseTo(1000 / 3, 6);
  await count(app, "interfere").toHaveAttribute("data-count", "1");
  await expect(app.byTestId("result").first()).toContainText("tetra lies wholly inside cube");
});

test("a fit within the deviation of its facets is undecided: striped amber, with what would decide it", async ({ app, page }) => {
  await app.open("reducer");
  const { interfering, undecided } = await app.ask((nearpoint) => nearpoint.totals());
  expect(interfering).toBe(0);
  expect(undecided).toBeGreaterThan(0);
  await count(app, "undecided").toHaveAttribute("data-count", String(undecided));
  await count(app, "interfere").toHaveAttribute("data-count", "0");
  expect(await sentence(app)).not.toContain("Nothing");
  await expect(app.byTestId("hud")).toHaveAttribute("data-tone", "undecided");
  const red = await app.pixels("red");

  // Many of them are one closed line.
  await expect(app.byTestId("bunch")).toHaveText(new RegExp(`${undecided} undecided: the mesh is too coarse \\(~`));
  await app.byTestId("bunch").click();
  await page.locator("[data-testid=result][data-severity=undecided]").first().click();
  await app.idle();
  expect(await sentence(app)).toMatch(/^Undecided · .* · facets may deviate by ~.*: a finer mesh or the true surface may decide/);
  await expect(app.byTestId("pair-details")).toContainText("a finer mesh");
  await expect(page.locator("[data-testid=label][data-kind=undecided]")).toBeVisible();
  // Golden parts are transparent now, so the amber pixels are the intersection.
  expect(await app.pixels("amber")).toBeGreaterThan(300);
  expect(await app.pixels("red")).toBeLessThan(red + 100);
});

test("two parts in the same place are duplicates, with a count of their own", async ({ app }) => {
  await opened(app, cube("one", 0), cube("two", 0));
  const row = (await app.pair("one", "two"))!;
  expect([row.duplicate, row.severity]).toEqual(["same", "duplicate"]);
  await count(app, "duplicate").toHaveAttribute("data-count", "1");
  await count(app, "interfere").toHaveAttribute("data-count", "0");
  expect(await sentence(app)).toMatch(/^Same place · one × two · two is in the same place as one/);
});

test("contact by design is no clash", async ({ app }) => {
  await opened(app, cube("one", 0), cube("two", 10));
  expect((await app.pair("one", "two"))!.class).toBe("touches");
  await count(app, "touch").toHaveAttribute("data-count", "1");
  await app.load([cube("far", 100)]);
  expect(await sentence(app)).toMatch(/^Nothing interferes, 1 pair touches/);
});

test("the intersection is saved as a file that opens again", async ({ app }) => {
  await opened(app, file("wedge.obj", wedge));
  for (const format of ["stl", "glb"] as const) {
    const made = await app.ask(async (nearpoint, format) => {
      const bytes = await nearpoint.saveBody("wedge", "tetra", format);
      const before = nearpoint.parts().length;
      await nearpoint.load([{ name: `body.${format}`, bytes: bytes as Uint8Array<ArrayBuffer> }]);
      const [part] = nearpoint.parts().slice(before);
      await nearpoint.command({ type: "remove", parts: [part!.id] });
      return part;
    }, format);
    expect(made!.diagnostics).toMatchObject({ closed: true, shells: 1, inverted: false });
  }
  await app.byTestId("result").first().click();
  const { name, bytes } = await app.download("save-body-stl");
  expect(name).toBe("wedge-wedge-tetra.stl");
  expect(bytes.length).toBe(84 + 50 * bytes.readUInt32LE(80));
});
