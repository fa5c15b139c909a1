/** Tests what must hold in every browser and engine. */

import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { setting } from "../fixtures/settings.ts";
import { step } from "../fixtures/step.ts";
import { expect, type Page, test } from "./browser.ts";
import type { Pixel } from "./driver.ts";

const publicFolder = fileURLToPath(new URL("../../public/", import.meta.url));

/** Returns the command line's hash. Its exit code gives the result of the check; 2 is a failure. */
function hashOf(file: string): string {
  try {
    return JSON.parse(execFileSync(setting("NEARPOINT_CLI"), ["check", "--json", file], { cwd: publicFolder, encoding: "utf8", maxBuffer: 1 << 28 })).hash;
  } catch (error) {
    const { status, stdout } = error as { status?: number; stdout?: string };
    if ((status !== 1 && status !== 3) || !stdout) throw error;
    return JSON.parse(stdout).hash;
  }
}

const kindOf = (tab: Page) =>
  tab.ask((nearpoint) => {
    const [gear, housing] = ["gear", "housing base"].map((name) => nearpoint.parts().find((part) => part.name === name)!.id);
    return nearpoint.results().find(({ a, b }) => [a, b].includes(gear!) && [a, b].includes(housing!))?.kind ?? "clear";
  });

test("a scene opens with the answers of the command line, bit for bit", async ({ tab }) => {
  await tab.open("reducer-faulty");
  expect(await tab.ask((nearpoint) => nearpoint.totals().interfering)).toBe(4);
  expect(await tab.ask((nearpoint) => nearpoint.hash())).toBe(hashOf(`${publicFolder}scenes/reducer-faulty.json`));
  expect(await tab.driver.ask(() => document.querySelectorAll("[data-testid=result]").length)).toBeGreaterThan(3);
  expect(await tab.ask((nearpoint) => nearpoint.engine())).toMatchObject({ build: "threads", isolated: true });
  if (tab.driver.draws) expect(await tab.colours()).toBeGreaterThan(200);
  else expect(await tab.driver.ask(() => document.querySelector("[data-testid=no-webgl]")?.textContent)).toContain("not provide WebGL 2");
});

test("a part dragged into another is saved, checked by the command line, undone and opened again", async ({ tab }, info) => {
  await tab.open("reducer");
  const before = await tab.ask((nearpoint) => nearpoint.hash());
  expect(await kindOf(tab)).toBe("clear");
  await dragGear(tab, 32);
  expect(await kindOf(tab)).toBe("crossing");
  const moved = await tab.ask((nearpoint) => nearpoint.hash());

  const file = await tab.saved("save");
  // The command line fetches nothing, so the site's addresses are replaced by the site's folder.
  const path = info.outputPath(file.name);
  writeFileSync(path, file.bytes.toString().replaceAll(setting("NEARPOINT_ISOLATED"), publicFolder));
  expect(hashOf(path)).toBe(moved);
  await tab.driver.press("Control+z");
  await tab.ask((nearpoint) => nearpoint.idle());
  expect(await tab.ask((nearpoint) => nearpoint.hash())).toBe(before);

  await tab.open("empty");
  await tab.drop([file]);
  expect(await kindOf(tab)).toBe("crossing");
  expect(await tab.ask((nearpoint) => nearpoint.hash())).toBe(moved);
});

/** Drags along z, from above: with the mouse if there is a picture, else by the API. */
async function dragGear(tab: Page, by: number): Promise<void> {
  if (!tab.driver.draws) return tab.ask((nearpoint, by) => nearpoint.drag("gear", { by: [0, 0, by], steps: 12 }), by);
  const [start, end] = await tab.ask(async (nearpoint, by): Promise<[Pixel, Pixel]> => {
    const parts = nearpoint.parts().filter(({ name }) => ["gear", "housing base"].includes(name));
    await nearpoint.command({ type: "isolate", parts: parts.map(({ id }) => id) });
    await nearpoint.view({ standard: "top" });
    await nearpoint.view({ fit: true });
    const start = (await nearpoint.screenPositionOf("gear"))!;
    const [x, y, z] = (await nearpoint.pickAt(...start))!.point;
    const end = (await nearpoint.project([x, y, z + by]))!;
    return [start, end];
  }, by);
  const at = (share: number): Pixel => [start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share];
  await tab.driver.drag(Array.from({ length: 13 }, (_, i) => at(i / 12)));
  await tab.ask((nearpoint) => nearpoint.idle());
}

test("a lesson gives the same texts as in Chromium, to the last digit", async ({ tab }, info) => {
  await tab.learn("gilbert?step=3");
  const said = [await tab.lesson((lesson) => lesson.state())];
  for (const name of ["exact-predicates", "gilbert"]) {
    await tab.lesson((lesson, name) => lesson.open(name), name);
    said.push(await tab.lesson((lesson) => lesson.step()));
  }
  const record = join(info.project.outputDir, "lessons.json");
  if (info.project.name === "chromium") {
    mkdirSync(info.project.outputDir, { recursive: true });
    writeFileSync(record, JSON.stringify(said));
  }
  expect(said[0]).toMatchObject({ lesson: "gilbert", step: 3 });
  expect(said.every(({ numbers }) => numbers.length > 0)).toBe(true);
  expect(said.flatMap(({ numbers }) => numbers).every(({ bound }) => bound !== "measured")).toBe(true);
  expect(said).toEqual(JSON.parse(readFileSync(record, "utf8")));
});

test("a dropped STEP file opens, or the page names the browsers that can open it", async ({ tab }) => {
  await tab.open("empty");
  const cube = { name: "cube", edge: 10, colour: [1, 0, 0] as [number, number, number] };
  const instances = [
    { name: "left", at: [0, 0, 0] as [number, number, number] },
    { name: "right", at: [30, 0, 0] as [number, number, number] },
  ];
  await tab.drop([{ name: "cubes.step", bytes: step({ name: "pair", cube, instances }) }]);
  // Tests the kernel's exceptions with the smallest module that has some.
  const canRead = await tab.driver.ask(() =>
    WebAssembly.validate(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 10, 15, 1, 13, 0, 2, 105, 31, 64, 1, 3, 0, 11, 15, 11, 26, 11)),
  );
  if (canRead) {
    expect(await tab.ask((nearpoint) => nearpoint.parts().map(({ name, pose }) => [name, pose[4]]))).toEqual([["left", 0], ["right", 30]]);
    expect(await tab.ask((nearpoint) => nearpoint.results()[0]?.clearance?.distance)).toBe(20);
  } else {
    expect(await tab.ask((nearpoint) => nearpoint.parts().length)).toBe(0);
    expect((await tab.ask((nearpoint) => nearpoint.errors())).join(" ")).toContain("Chrome and Edge 137, Firefox 131 and Safari 18.4 can read them");
  }
});

/** This test is here because a stack overflow in a worker crashes the headless shell of the other tests. */
test("an IFC file whose shape contains itself is refused, and the open scene stays", async ({ tab }) => {
  await tab.open("box-in-box");
  const house = readFileSync(new URL("../fixtures/house.ifc", import.meta.url), "utf8");
  const circle = house.replace("#57=IFCREPRESENTATIONMAP(#4,#56)", "#57=IFCREPRESENTATIONMAP(#4,#75)");
  await tab.drop([{ name: "circle.ifc", bytes: Buffer.from(circle) }]);
  expect((await tab.ask((nearpoint) => nearpoint.errors())).join(" ")).toContain("the IFC reader failed on this file");
  expect(await tab.ask((nearpoint) => nearpoint.parts().length)).toBe(2);
});
