/** Tests the server of `npx nearpoint` with many clients that ask at once, read slowly, or disconnect. */

import { mkdtemp, readdir, readlink, rm, writeFile } from "node:fs/promises";
import { type ClientRequest, get, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Serving, serve } from "../package/src/bin/serve";
import { ServedFiles } from "../package/src/bin/served-files";

const size = 8_000_000;
let folder: string;
let server: Serving;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "nearpoint-serve-"));
  await writeFile(join(folder, "index.html"), "hello");
  await writeFile(join(folder, "large.glb"), new Uint8Array(size));
  await writeFile(join(folder, "packed.wasm.br"), brotliCompressSync(new Uint8Array(size)));
  await writeFile(join(folder, "broken.wasm.br"), "no brotli");
  server = await serve(folder, await ServedFiles.of([]), 0);
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

function asked(path: string): Promise<{ request: ClientRequest; answer: IncomingMessage }> {
  return new Promise((resolve, reject) => {
    const request = get(`${server.address}${path}`, { agent: false }, (answer) =>
      resolve({ request, answer }),
    );
    request.once("error", reject);
  });
}

async function length(answer: IncomingMessage): Promise<number> {
  let sum = 0;
  for await (const piece of answer) sum += (piece as Uint8Array).length;
  return sum;
}

/** Returns how many files of the folder this process has open. */
async function open(): Promise<number> {
  const all = await readdir("/proc/self/fd");
  const paths = await Promise.all(all.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => "")));
  return paths.filter((path) => path.startsWith(folder)).length;
}

test("all clients are answered while many read nothing, and no file stays open after a disconnect", async () => {
  const many = Array.from({ length: 100 }, (_, i) => asked(i % 2 ? "large.glb" : "packed.wasm"));
  const idle = await Promise.all(many);
  for (const { answer } of idle) answer.pause();
  expect(await open()).toBeGreaterThan(40);

  const before = process.memoryUsage().rss;
  const sizes = Array.from({ length: 20 }, async () => length((await asked("large.glb")).answer));
  expect(new Set(await Promise.all(sizes))).toEqual(new Set([size]));
  expect(await length((await asked("packed.wasm")).answer)).toBe(size);
  // Sent data is not kept in memory: far less than the requested amount.
  expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);

  for (const { request } of idle) request.destroy();
  await vi.waitFor(async () => expect(await open()).toBe(0), 20_000);
});

test("a response that cannot be unpacked is aborted, and the server continues", async () => {
  await expect(asked("broken.wasm").then(({ answer }) => length(answer))).rejects.toThrow();
  expect(await length((await asked("")).answer)).toBe(5);
});
