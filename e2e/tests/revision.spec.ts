import { readFile } from "node:fs/promises";
import { expect, test } from "../fixtures/app.ts";
import { manyBoxes } from "../fixtures/many-boxes.ts";

const model = (name: string) => readFile(new URL(`../../public/models/${name}`, import.meta.url));

interface Gltf {
  nodes: { name: string; children?: number[]; mesh?: number; translation?: number[] }[];
}

/** Returns the file with a changed description and the same meshes. */
function edited(glb: Buffer, edit: (gltf: Gltf) => void): Buffer {
  const end = 20 + glb.readUInt32LE(12);
  const gltf = JSON.parse(glb.toString("utf8", 20, end)) as Gltf;
  edit(gltf);
  const text = JSON.stringify(gltf);
  const json = Buffer.from(text.padEnd(Math.ceil(Buffer.byteLength(text) / 4) * 4));
  const head = Buffer.from(glb.subarray(0, 20));
  head.writeUInt32LE(20 + json.length + glb.length - end, 8);
  head.writeUInt32LE(json.length, 12);
  return Buffer.concat([head, json, glb.subarray(end)]);
}

/** The housing and the root have other names, the coupling another position; the plug is gone, and bolt 3 exists twice. */
const secondRevision = (glb: Buffer): Buffer =>
  edited(glb, ({ nodes }) => {
    const node = (name: string) => nodes.find((one) => one.name === name)!;
    const root = node("gear reducer");
    const bolt = node("bolt 3");
    const plug = nodes.indexOf(node("oil plug"));
    root.name = "gear reducer r2";
    root.children = root.children!.filter((child) => child !== plug);
    root.children.push(nodes.push({ name: "spare bolt", mesh: bolt.mesh!, translation: [0, 0, 0.2] }) - 1);
    node("housing base").name = "lower housing";
    node("coupling").translation = [20, 0, 0];
  });

test("a new revision of the reducer replaces it with the mouse, keeps its decisions, reports the changes, and is undone", async ({ app }) => {
  const first = await model("reducer-faulty.glb");
  await app.open("empty");
  await app.drop([{ name: "reducer-faulty.glb", bytes: first }]);
  await app.ask((nearpoint) => nearpoint.decide(["gear", "pinion"], { status: "approved", comment: "press fit", by: "Ada" }));
  await app.ask((nearpoint) => nearpoint.decide(["bolt 3", "housing base"], { status: "reviewed" }));
  const reported = () =>
    app.ask(async (nearpoint) => {
      const clashes = await nearpoint.clashes();
      return clashes.map(({ id, status, comments, found }) => ({ id, status, comments, found }));
    });
  const before = await reported();
  const poses = () => app.ask((nearpoint) => nearpoint.parts().map(({ name, pose }) => ({ name, pose })));
  const were = await poses();

  const dropped = app.drop([{ name: "reducer-faulty.glb", bytes: secondRevision(first) }]);
  await expect(app.byTestId("revision-offer")).toContainText("new revision");
  await app.byTestId("revision-replace").click();
  await dropped;
  for (const [kind, n] of [["moved", 1], ["added", 1], ["removed", 1], ["renamed", 1], ["same", 47]] as const)
    await expect(app.byTestId(`revision-${kind}`)).toHaveAttribute("data-count", String(n));
  // No decision is lost or needed again; only new or moved parts are in new clashes.
  const decided = (clashes: typeof before) => clashes.filter(({ status }) => status === "approved" || status === "reviewed");
  const now = await reported();
  expect(decided(now)).toEqual(decided(before));
  expect(decided(now)).toHaveLength(2);
  expect(now.slice(0, before.length).map(({ id, found }) => [id, found])).toEqual(before.map(({ id }) => [id, true]));
  const fresh = now.length - before.length;
  expect(fresh).toBeGreaterThan(0);
  await expect(app.byTestId("revision-news")).toHaveAttribute("data-count", String(fresh));
  await app.byTestId("revision-news").click();
  await expect(app.byTestId("result")).toHaveCount(fresh);
  await expect(app.byTestId("result").first()).toContainText(/coupling|spare bolt/);
  await app.byTestId("revision-news").click();

  await app.byTestId("revision-moved").click();
  await app.byTestId("revised-part").getByRole("button").click();
  await app.idle();
  expect(await app.ask((nearpoint) => nearpoint.parts().filter(({ selected }) => selected).map(({ name }) => name))).toEqual(["coupling"]);
  // The pictures differ from each other.
  const pictures = new Set<string>();
  for (const shown of ["before", "now", "both", "wipe"]) {
    await app.byTestId(`revision-show-${shown}`).click();
    await app.idle();
    pictures.add(await app.ask(async (nearpoint) => String((await nearpoint.screenshot()).size)));
  }
  expect(pictures.size).toBe(4);

  await app.click("undo");
  await expect(app.byTestId("revision")).toHaveCount(0);
  expect(await poses()).toEqual(were);
  await expect.poll(reported).toEqual(before);

  // The reducer without faults. One clash is proven gone, regardless of its decision. Coarse facets leave the others undecided, and they stay.
  const mended = [...(await model("reducer.glb"))];
  await app.ask((nearpoint, bytes) => nearpoint.load([{ name: "reducer-r3.glb", bytes: new Uint8Array(bytes) }], { revision: true }), mended);
  await expect(app.byTestId("revision-gone")).toHaveAttribute("data-count", "1");
  await app.byTestId("revision-gone").click();
  await expect(app.byTestId("removed-clashes")).toContainText("was approved");

  // Only the present model is saved.
  const scene = JSON.parse((await app.download("save")).text) as { models: { name: string }[] };
  expect(scene.models.map(({ name }) => name)).toEqual(["reducer-r3.glb"]);
});

test("a reload keeps the comparison of two revisions, but not one that was closed", async ({ app, page }) => {
  const boxes = manyBoxes(6, 2);
  const file = (text: string) => ({ name: "boxes.gltf", bytes: Buffer.from(text) });
  await app.open("empty");
  await app.drop([{ ...boxes, name: "boxes.gltf" }]);
  // A part that the user moves starts there in the comparison.
  const [box0] = await app.ask((nearpoint) => nearpoint.parts());
  await app.ask((nearpoint, id) => nearpoint.setPose(id, [1, 0, 0, 0, 0, 0, 20]), box0!.id);
  const moved = JSON.parse(boxes.bytes.toString()) as Gltf;
  moved.nodes[5] = { ...moved.nodes[5]!, name: "box 5", translation: [0.02, 0.05, 0] };
  const dropped = app.drop([file(JSON.stringify(moved))]);
  await app.byTestId("revision-replace").click();
  await dropped;
  await app.byTestId("revision-show-before").click();
  await app.idle();
  const changes = () => app.ask(async (nearpoint) => (await nearpoint.revision())?.parts.map(({ name, became, moved }) => ({ name, became, moved })));
  const clashes = () => app.ask(async (nearpoint) => (await nearpoint.clashes()).map((clash) => [clash.id, clash.names, clash.news] as const));
  const picture = () => app.ask(async (nearpoint) => new Uint8Array(await (await nearpoint.screenshot()).arrayBuffer()).join());
  const [known, found, seen] = [await changes(), (await clashes()).filter(([, , change]) => change !== "gone"), await picture()];
  expect(known?.map(({ became }) => became)).toEqual(["same", "same", "same", "same", "same", "moved"]);

  const kept = () => expect(page.locator("html")).toHaveAttribute("data-kept", "kept");
  await kept();
  await app.reload();
  await expect(app.byTestId("revision-show-before")).toHaveAttribute("aria-pressed", "true");
  await app.idle();
  expect(await changes()).toEqual(known);
  await expect.poll(clashes).toEqual(expect.arrayContaining(found));
  // Results still arrive after a reload, and the picture follows them.
  await expect.poll(picture).toBe(seen);

  await app.byTestId("revision-close").click();
  await app.idle();
  expect(await picture()).not.toBe(seen);
  await kept();
  await app.reload();
  await expect(app.byTestId("result")).not.toHaveCount(0);
  await expect(app.byTestId("revision")).toHaveCount(0);
});

test("issues, decisions and tests are recognised by their content, and an invalid file loses nothing", { tag: "@full" }, async ({ app, page }) => {
  await app.open("reducer-faulty");
  await app.enter("limit", "0"); // near pairs are no clashes either
  await app.ask((nearpoint) => nearpoint.decide(["gear", "pinion"], { status: "approved", comment: "press fit", priority: "high", by: "Ada" }));
  const bytes = async (format: "bcf") => Buffer.from(await app.ask(async (nearpoint, format) => [...(await nearpoint.report(format, { pictures: true }))], format));
  const issues = await bytes("bcf");
  const decisions = Buffer.from(await app.ask((nearpoint) => nearpoint.decisions()));
  await app.open("empty");
  await app.open("reducer-faulty");
  await app.enter("limit", "0");

  const said = () => app.ask(async (nearpoint) => (await nearpoint.clashes()).map(({ names, status, priority, comments }) => ({ names, status, priority, text: comments.map(({ text }) => text) })));
  await app.drop([{ name: "issues.bcfzip", bytes: issues }]);
  await expect(app.byTestId("toast").first()).toContainText("4 clashes");
  const about = { names: ["gear", "pinion"], status: "approved", priority: "high", text: ["press fit"] };
  expect(await said()).toContainEqual(about);
  await page.locator("[data-testid=result][data-standing=approved]").click();
  const seen = await app.ask((nearpoint) => nearpoint.camera());
  await app.click("others-look");
  expect(await app.ask((nearpoint) => nearpoint.camera())).not.toEqual(seen);

  const known = await said();
  const strange = { version: 1, unit: "mm", revision: 1, next: 1, tests: [], clashes: [], parts: [] };
  for (const [name, bad, sentence] of [
    ["cut.bcf", issues.subarray(0, 900), "cut.bcf"],
    ["decisions.json", Buffer.from(JSON.stringify({ ...strange, version: 9 })), "newer Nearpoint"],
    ["tests.json", Buffer.from('{"version":1,"tests":[{"name":"<b>"}]}'), "tests"],
  ] as const) {
    await app.drop([{ name, bytes: bad }]);
    await expect.poll(() => app.ask((nearpoint) => nearpoint.errors()[0] ?? "")).toContain(sentence);
    expect(await said()).toEqual(known);
  }

  // One undo entry each way.
  await app.byTestId("undo").click();
  await expect.poll(said).not.toContainEqual(about);
  await app.drop([{ name: "decisions.json", bytes: decisions }]);
  await expect.poll(said).toContainEqual(about);
});
