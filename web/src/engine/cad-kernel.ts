/**
 * Compiles the CAD kernel that reads STEP files: OpenCASCADE as WebAssembly. The page compiles it for the first such file and keeps it for all
 * loaders, so that a browser compiles and optimises it once. If the response streams, the browser also keeps the machine code for the next visit.
 */

import { type Compiled, compiled } from "./compiled";
import { message } from "./message";

/** An empty function around `try_table` and `exnref`: the kernel is compiled to throw and catch exceptions in this way. */
// biome-ignore format: a line for each section
const probe = new Uint8Array([
  0, 0x61, 0x73, 0x6d, 1, 0, 0, 0,
  1, 4, 1, 0x60, 0, 0,
  3, 2, 1, 0,
  10, 15, 1, 13, 0, 0x02, 0x69, 0x1f, 0x40, 1, 3, 0, 0x0b, 0x0f, 0x0b, 0x1a, 0x0b,
]);

const tooOld = message("page-cad-kernel-too-old-browser");
const what = message("page-cad-kernel");

/** Compiles the kernel at another address. Never rejects. */
export const compiledKernel = (address: URL): Promise<Compiled> =>
  WebAssembly.validate(probe) ? compiled(address, what) : Promise.resolve({ why: tooOld });

// The kernel is a file of its own, so that the page's owner can replace it: public/kernel/NOTICE.md.
const address = new URL("../../pkg/kernel/occt-7.0.0.wasm", import.meta.url);
/** The name of the kernel's file. It has the version, and in a built page a hash of the content. */
export const kernelName = address.pathname.split("/").at(-1) ?? "";

let cached: Promise<Compiled> | undefined;

/** Compiles the page's kernel. A failure is retried the next time. Never rejects. */
export function cadKernel(): Promise<Compiled> {
  cached ??= compiledKernel(address).then((kernel) => {
    if ("why" in kernel) cached = undefined;
    return kernel;
  });
  return cached;
}

/** Returns whether a file's name shows that it needs the kernel. Other files show it only when they are read. */
export const isNamedStep = (path: string): boolean => /\.(step|stp|p21)\b/i.test(path);
