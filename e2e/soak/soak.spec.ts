/** Loads and drags in one page as in days of work. The page must neither grow nor slow down. */

import type { CDPSession } from "@playwright/test";
import { expect, test } from "../fixtures/app.ts";
import { box, stlBinary } from "../fixtures/shapes.ts";
import { judge, type Round } from "./figures.ts";

/** The scenes that a round opens and drags in; the last one is own files. */
const scenes = ["spheres", "box-in-box", "linked-tori", "thin-plate", "own files"];
/** The number of loads, of which the second half is judged. */
const loads = 1000;
const dragsPerLoad = 20;
const files = [
  { name: "base.stl", base64: stlBinary(box([0, 0, 0], [10, 10, 10])).toString("base64") },
  { name: "lid.stl", base64: stlBinary(box([0, 0, 10], [10, 10, 2])).toString("base64") },
];

/** Reports a round to the test, which answers whether another one follows. */
type Report = (round: Pick<Round, "wasm" | "drags">) => Promise<boolean>;

test("memory stays flat and drags stay fast over 20 000 drags and 1000 loads in one page", async ({
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
  const tell: Report = async (round) => {
    rounds.push({ ...round, ...(await pageMemory(devtools)) });
    const { wasm, heap } = rounds.at(-1)!;
    console.log(`round ${rounds.length}: engine ${wasm.toFixed(1)} MB, page ${heap.toFixed(2)} MB`);
    return rounds.length < loads / scenes.length && Date.now() < end;
  };
  await page.exposeFunction("reported", tell);
  await app.ask(continueLoad, { scenes, files, drags: dragsPerLoad });
  const { table, wrong } = judge(rounds);
  const count = rounds.length * scenes.length;
  console.log(`\n${count} loads, ${count * dragsPerLoad} drags; of the second half:\n\n${table}\n`);
  expect(rounds.length, "rounds: too few to tell anything").toBeGreaterThanOrEqual(8);
  expect(wrong).toEqual([]);
  expect(await app.ask((nearpoint) => nearpoint.state().restarts)).toBe(0);
});

/** Runs inside the page in one call. Each call of a test leaves code in the page, which would count as the page's memory. */
async function continueLoad(
  nearpoint: Window["nearpoint"],
  given: { scenes: string[]; files: { name: string; base64: string }[]; drags: number },
): Promise<void> {
  const bytes = (text: string) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
  const open = async (scene: string) => {
    if (scene !== "own files") return nearpoint.load(scene);
    await nearpoint.clear();
    return nearpoint.load(given.files.map(({ name, base64 }) => ({ name, bytes: bytes(base64) })));
  };
  // Drags there and back, through two poses each.
  const drag = async (time: number) => {
    const began = performance.now();
    const way = time % 2 === 0 ? 0.25 : -0.25;
    await nearpoint.drag(nearpoint.parts()[0]!.id, { by: [way, way, 0], steps: 2 });
    return performance.now() - began;
  };
  const { reported } = window as unknown as { reported: Report };
  let goesOn = true;
  while (goesOn) {
    const drags: number[] = [];
    for (const scene of given.scenes) {
      await open(scene);
      for (let time = 0; time < given.drags; time++) drags.push(await drag(time));
    }
    await nearpoint.forgetKept(); // each own opening is a work of its own
    const { wasmBytes } = await nearpoint.memory();
    goesOn = await reported({ wasm: wasmBytes / 2 ** 20, drags });
  }
}

async function pageMemory(devtools: CDPSession): Promise<Pick<Round, "heap" | "nodes" | "listeners">> {
  await devtools.send("HeapProfiler.collectGarbage");
  const { metrics } = await devtools.send("Performance.getMetrics");
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return { heap: of("JSHeapUsedSize") / 2 ** 20, nodes: of("Nodes"), listeners: of("JSEventListeners") };
}
