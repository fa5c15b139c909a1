/**
 * The CAD kernel that reads STEP files, compiled: OpenCASCADE as WebAssembly. The page compiles it when the first such
 * file comes, and keeps it for all loaders: what a browser has once compiled and made fast it need not compile again,
 * and from an answer that streams it keeps the machine code for the next visit, too.
 */

import { type Compiled, compiled } from "./compiled";
import { message } from "./message";

/** An empty function around `try_table` and `exnref`: exceptions as the kernel is compiled to throw and catch them. */
// biome-ignore format: a line for each section
const probe = new Uint8Array([
  0, 0x61, 0x73, 0x6d, 1, 0, 0, 0,
  1, 4, 1, 0x60, 0, 0,
  3, 2, 1, 0,
  10, 15, 1, 13, 0, 0x02, 0x69, 0x1f, 0x40, 1, 3, 0, 0x0b, 0x0f, 0x0b, 0x1a, 0x0b,
]);

const tooOld = message("page-cad-kernel-too-old-browser");
const what = message("page-cad-kernel");

/** The kernel at another address. Never rejects. */
export const compiledKernel = (address: URL): Promise<Compiled> =>
  WebAssembly.validate(probe) ? compiled(address, what) : Promise.resolve({ why: tooOld });

let kept: Promise<Compiled> | undefined;

/** What failed is tried again the next time. Never rejects. */
export function cadKernel(): Promise<Compiled> {
  // A file of its own, which whoever has the page may replace: public/kernel/NOTICE.md.
  kept ??= compiledKernel(new URL("../../pkg/kernel/occt-7.0.0.wasm", import.meta.url)).then((kernel) => {
    if ("why" in kernel) kept = undefined;
    return kernel;
  });
  return kept;
}

/** Whether a file's name says that it needs the kernel. What does so by its content alone is found out by reading it. */
export const isNamedStep = (path: string): boolean => /\.(step|stp|p21)\b/i.test(path);
