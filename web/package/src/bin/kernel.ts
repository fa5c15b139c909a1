/** Unpacks the CAD kernel of the package into a file that can be served to a page. */

import { createReadStream, createWriteStream } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";

export async function writeKernel(page: string, target: string): Promise<void> {
  const assets = join(page, "assets");
  const packed = (await readdir(assets)).find((name) => /^occt.*\.wasm\.br$/.test(name));
  if (!packed) throw new Error("This package has no CAD kernel in it.");
  await pipeline(createReadStream(join(assets, packed)), createBrotliDecompress(), createWriteStream(target));
  process.stdout.write(`${target} is the CAD kernel, under the LGPL-2.1: see page/kernel/NOTICE.md.\n`);
}
