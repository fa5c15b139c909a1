/** One page, loaded into and dragged in as in days of work: it must neither grow nor slow down. */

import type { CDPSession } from "@playwright/test";
import { expect, test } from "../fixtures/app.ts";
import { box, stlBinary } from "../fixtures/shapes.ts";
import { judge, type Round } from "./figures.ts";

/** A round opens each of these and drags in it; the last one is files of one's own. */
const scenes = ["spheres", "box-in-box", "linked-tori", "thin-plate", "own files"];
const loads = 500;
const dragsPerLoad = 20;
const files = [
  { name: "base.stl", base64: stlBinary(box([0, 0, 0], [10, 10, 10])).toString("base64") },
  { name: "lid.stl", base64: stlBinary(box([0, 0, 10], [10, 10, 2])).toString("base64") },
];

test("memory stays flat and drags stay fast over 10 000 drags and 500 loads in one page", async ({
  app,
  page,
  context,
}) => {
  const minutes = Number(process.env.NEARPOINT_SOAK_MINUTES ?? Number.POSITIVE_INFINITY);
  const end = Date.now() + minutes * 60_000;
  await app.open("empty");
  const devtools = await context.newCDPSession(page);
  await devtools.send("Performance.enable");
  const rounds: Round[] = [];
  while (rounds.length < loads / scenes.length && Date.now() < end) {
    const drags: number[] = [];
    for (const scene of scenes)
      drags.push(...(await app.ask(openAndDrag, { scene, files, drags: dragsPerLoad })));
    await app.ask((nearpoint) => nearpoint.forgetKept()); // each own opening is a work of its own
    const { wasmBytes } = await app.ask((nearpoint) => nearpoint.memory());
    rounds.push({ wasm: wasmBytes / 2 ** 20, ...(await pageMemory(devtools)), drags });
    const { wasm, heap } = rounds.at(-1)!;
    console.log(`round ${rounds.length}: engine ${wasm.toFixed(1)} MB, page ${heap.toFixed(1)} MB`);
  }
  const { table, wrong } = judge(rounds);
  const count = rounds.length * scenes.length;
  console.log(`\n${count} loads, ${count * dragsPerLoad} drags\n\n${table}\n`);
  expect(rounds.length, "rounds: too few to tell anything").toBeGreaterThanOrEqual(8);
  expect(wrong).toEqual([]);
  expect(await app.ask((nearpoint) => nearpoint.state().restarts)).toBe(0);
});

/** In the page; milliseconds of each drag, there and back, through two poses each. */
async function openAndDrag(
  nearpoint: Window["nearpoint"],
  { scene, files, drags }: { scene: string; files: { name: string; base64: string }[]; drags: number },
): Promise<number[]> {
  if (scene === "own files") {
    await nearpoint.clear();
    const bytes = (text: string) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
    await nearpoint.load(files.map(({ name, base64 }) => ({ name, bytes: bytes(base64) })));
  } else {
    await nearpoint.load(scene);
  }
  const took: number[] = [];
  const { id } = nearpoint.parts()[0]!;
  for (let drag = 0; drag < drags; drag++) {
    const began = performance.now();
    const way = drag % 2 === 0 ? 0.25 : -0.25;
    await nearpoint.drag(id, { by: [way, way, 0], steps: 2 });
    took.push(performance.now() - began);
  }
  return took;
}

async function pageMemory(devtools: CDPSession): Promise<Pick<Round, "heap" | "nodes" | "listeners">> {
  await devtools.send("HeapProfiler.collectGarbage");
  const { metrics } = await devtools.send("Performance.getMetrics");
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return { heap: of("JSHeapUsedSize") / 2 ** 20, nodes: of("Nodes"), listeners: of("JSEventListeners") };
}
