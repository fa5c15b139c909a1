/**
 * Runs the CAD kernel that reads STEP files: OpenCASCADE as WebAssembly, in a memory of its own. It is fetched when the
 * first file comes that needs it; the worker waits meanwhile, for it has nothing else to do.
 */

import type { CadKernel } from "../types";
import { sandbox } from "./sandbox";

/** A file of its own, which whoever has the page may replace: public/kernel/NOTICE.md. */
const address = new URL("../../../pkg/kernel/occt-7.0.0.wasm", import.meta.url);

/** An empty function around `try_table` and `exnref`: exceptions as the kernel is compiled to throw and catch them. */
// biome-ignore format: a line for each section
const probe = new Uint8Array([
  0, 0x61, 0x73, 0x6d, 1, 0, 0, 0,
  1, 4, 1, 0x60, 0, 0,
  3, 2, 1, 0,
  10, 15, 1, 13, 0, 0x02, 0x69, 0x1f, 0x40, 1, 3, 0, 0x0b, 0x0f, 0x0b, 0x1a, 0x0b,
]);

/** Files that are read together each have a kernel of their own; it is compiled once. */
let compiled: WebAssembly.Module | undefined;

/** Throws what the user should know, as a sentence without its full stop. */
export function startKernel(): CadKernel {
  if (!WebAssembly.validate(probe))
    throw new Error(
      "this browser is too old for STEP files (Chrome and Edge 137, Firefox 131 and Safari 18.4 can read them)",
    );
  compiled ??= new WebAssembly.Module(fetched(address.href));
  return run(compiled);
}

/** The kernel, ready to be asked. */
export function run(module: WebAssembly.Module): CadKernel {
  const { exports } = new WebAssembly.Instance(
    module,
    sandbox(() => memory),
  );
  const memory = exports.memory as WebAssembly.Memory;
  // Nothing lies at address 0, but a kernel that was refused memory and went on regardless has written there.
  const isFull = () => new Uint32Array(memory.buffer, 0, 16).some((word) => word !== 0);
  const call = (name: string, args: Iterable<number>): number => {
    const asked = exports[name];
    if (typeof asked !== "function") throw new Error(`the CAD kernel has no ${name}`);
    try {
      const answer = Number(asked(...args) ?? 0);
      if (!isFull()) return answer;
    } catch (error) {
      if (!isFull()) throw error;
    }
    throw new Error("no more memory could be had");
  };
  call("_initialize", []);
  if (call("occt_init", []) !== 0) throw new Error("the CAD kernel could not be started");
  return {
    call,
    read: (from, length) => new Uint8Array(memory.buffer, from, length),
    write: (to, bytes) => new Uint8Array(memory.buffer, to, bytes.length).set(bytes),
  };
}

/** A file of this page. */
function fetched(url: string): ArrayBuffer {
  const request = new XMLHttpRequest();
  request.open("GET", url, false);
  request.responseType = "arraybuffer";
  try {
    request.send();
  } catch {
    // The browser says only that it failed, which a status of 0 says, too.
  }
  if (request.status !== 200)
    throw new Error(
      `the CAD kernel that STEP files need could not be fetched (${request.status || "no network"}); it is kept once it was`,
    );
  return request.response as ArrayBuffer;
}
