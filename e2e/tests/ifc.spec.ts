import { readFileSync } from "node:fs";
import { type App, expect, test } from "../fixtures/app.ts";
import { box, stlBinary, zip } from "../fixtures/shapes.ts";

const text = readFileSync(new URL("../fixtures/house.ifc", import.meta.url), "utf8");
const house = Buffer.from(text);

/** The wall, and the columns, of which two have a name. */
const wall = "壁 1 (2O2Fr$t4X7Zf8NOew3FLOH)";
const [first, second, third] = ["Column (0000000000000000000060)", "Column (0000000000000000000061)", "IfcColumn (0000000000000000000062)"];

/** Expects the content of the house beside anything else that is open. */
async function expectHouse(app: App): Promise<void> {
  const parts = await app.ask((nearpoint) => nearpoint.parts());
  const found = parts.map(({ name, group, pose }) => ({ name, group: group.slice(-5), at: [...pose.slice(4)] }));
  const storey = ["Test house", "Plot", "House", "2階"];
  const at = (name: string, type: string, ...at: number[]) => ({ name, group: [...storey, type], at });
  expect(found).toEqual([
    at(wall, "IfcWall", 2000, 0, 4250),
    at(first!, "IfcColumn", 5000, 0, 4250),
    at(second!, "IfcColumn", 6000, 0, 4250),
    at(third!, "IfcColumn", 123456.75, -0.5, 4250),
  ]);
  const [red, ...columns] = parts;
  expect(red!.colour).toEqual([1, 0, 0, 1]);
  expect(red!.diagnostics).toMatchObject({ closed: true, inverted: false, sentences: [] });
  for (const { diagnostics } of columns) {
    expect(diagnostics).toMatchObject({ triangles: 12, vertices: 8, faces: 6, closed: true, inverted: false });
  }
  // The wall ends at 4000 and the first column, 300 wide, begins at 4850; the second is rotated, and 400 wide there.
  const distance = async (a: string, b: string) => (await app.pair(a, b))!.clearance!.distance;
  expect(await distance(wall, first!)).toBe(850);
  expect(await distance(first!, second!)).toBeCloseTo(650, 9);
  expect(JSON.parse(await app.ask((nearpoint) => nearpoint.sceneFile()))).toMatchObject({ unit: "mm", up: "z" });
}

/** Opens the house with all pairs, at any distance. */
const openAll = async (app: App): Promise<void> => {
  await app.open("empty");
  await app.ask((nearpoint) => nearpoint.command({ type: "setWithin", limit: null }));
};

test("a dropped file opens with names, levels, colours, positions and the opening in the wall, in any archive", async ({ app }) => {
  await openAll(app);
  for (const [name, bytes] of [
    ["house.ifc", house],
    ["house.stp", house],
    ["house.zip", zip([{ name: "plan/house.ifc", bytes: house }])],
    ["house.ifczip", zip([{ name: "house.ifc", bytes: house }])],
  ] as const) {
    await app.ask((nearpoint) => nearpoint.clear());
    await app.drop([{ name, bytes }]);
    await expectHouse(app);
    expect(await app.ask((nearpoint) => nearpoint.errors()), name).toEqual([]);
  }
});

test("a part in the opening of a wall does not collide with the wall, and a part in the wall does", async ({ app }) => {
  await app.open("empty");
  await app.load([{ name: "house.ifc", bytes: house }, { name: "door.stl", bytes: stlBinary(box([1510, -50, 3010], [980, 100, 1980])) }]);
  await expect.poll(() => app.ask((nearpoint) => nearpoint.totals().interfering)).toBe(0);
  expect((await app.pair(wall, "door"))!.clearance!.distance).toBe(10);
  await app.ask((nearpoint) => nearpoint.setPose("door", [1, 0, 0, 0, 500, 0, 0]));
  expect((await app.pair(wall, "door"))!.class).toBe("interferes");
});

test("the reader is loaded with the first IFC file, and its memory is freed", async ({ app, page }) => {
  const loaded: string[] = [];
  page.on("request", (request) => void (/web-ifc-[^/]*$/.test(request.url()) && loaded.push(request.url())));
  await app.open("empty");
  await app.load([{ name: "one.stl", bytes: stlBinary(box([0, 0, 0], [10, 10, 10])) }]);
  const loader = () => page.workers().filter((worker) => worker.url().includes("loader"));
  const [before] = loader();
  expect(loaded).toHaveLength(0);
  await app.load([{ name: "house.ifc", bytes: house }]);
  expect(loaded.map((url) => url.split(".").at(-1)).sort()).toEqual(["js", "wasm"]);
  await expect.poll(() => loader().length).toBe(1);
  expect(loader()[0]).not.toBe(before);
  await app.load([{ name: "again.ifc", bytes: house }]);
  expect(await app.names()).toHaveLength(9);
});

const noise = Buffer.from(Array.from({ length: 50_000 }, (_, i) => (i * i * 2654435761) >>> 13 & 255));

test("an unreadable file is refused, and the open scene stays", async ({ app }) => {
  await app.open("box-in-box");
  const bad: [string, Buffer, RegExp][] = [
    ["empty.ifc", Buffer.alloc(0), /the file is empty/],
    ["cut.ifc", house.subarray(0, house.length / 2), /cut short/],
    ["noise.ifc", noise, /does not begin with ISO-10303-21/],
    ["noisy.ifc", Buffer.concat([house.subarray(0, 300), noise, Buffer.from("ENDSEC;\nEND-ISO-10303-21;\n")]), /IFC reader|no product/],
    ["old.ifc", Buffer.from(text.replace("'IFC4'", "'IFC2X2_FINAL'")), /IFC2X2_FINAL/],
    ["bare.ifc", Buffer.from(text.replace(/,#36,\$,\.ST|,#8[123],\$/g, (found) => found.replace(/#\d+/, "$"))), /no product with a shape/],
    ["picture.ifc", Buffer.from("\x89PNG\r\n\x1a\n"), /does not begin with ISO-10303-21/],
    ["house.ifcxml", Buffer.from("<ifcXML/>"), /IFC written as XML/],
  ];
  for (const [name, bytes, why] of bad) {
    const sentence = await app.load([{ name, bytes }]);
    expect(sentence, name).toContain(name);
    expect(sentence).toMatch(why);
    expect(sentence).toMatch(/[.!]$/);
    expect(sentence).not.toMatch(/unreachable|undefined|panicked|\[object|JsValue/);
    expect(await app.names()).toHaveLength(2);
  }
  expect(await app.load([{ name: "house.ifc", bytes: house }])).toBeUndefined();
  expect(await app.names()).toHaveLength(6);
});

test("a product whose shape cannot be built is named", async ({ app }) => {
  await app.open("empty");
  expect(await app.load([{ name: "house.ifc", bytes: Buffer.from(text.replace(/#34=.*/, "")) }])).toBeUndefined();
  expect(await app.names()).toHaveLength(3);
  const messages = await app.ask((nearpoint) => nearpoint.messages().map(({ text }) => text));
  expect(messages.join(" ")).toContain("could not build 1 of 4 products and left out: IfcWall “壁 1” #40 (2O2Fr$t4X7Zf8NOew3FLOH)");
});

test("reading is cancelled, and the next file is read", async ({ app, page }) => {
  await app.open("empty");
  let fetched = () => {};
  const held = new Promise<void>((resolve) => {
    fetched = resolve;
  });
  await page.route(/web-ifc-.*\.wasm/, async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  const asked = page.waitForRequest(/web-ifc-.*\.wasm/);
  const loading = app.load([{ name: "house.ifc", bytes: house }]);
  await asked;
  await page.getByTestId("cancel").click();
  await loading;
  fetched();
  await page.unroute(/web-ifc-.*\.wasm/);
  expect(await app.names()).toHaveLength(0);
  expect(await app.load([{ name: "house.ifc", bytes: house }])).toBeUndefined();
  expect(await app.names()).toHaveLength(4);
});

test("the licence and the source of the reader are one click away", async ({ app, page }) => {
  await app.open("empty");
  await app.byTestId("shortcuts-button").click();
  const link = app.byTestId("shortcuts").getByRole("link").nth(1);
  const notice = await page.request.get(new URL((await link.getAttribute("href"))!, page.url()).href);
  expect(await notice.text()).toMatch(/github\.com\/ThatOpen\/engine_web-ifc/);
  const licence = await page.request.get(new URL("ifc/MPL-2.0.txt", page.url()).href);
  expect(await licence.text()).toContain("Mozilla Public License Version 2.0");
});
