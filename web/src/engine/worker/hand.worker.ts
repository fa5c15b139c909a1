/** One of the pool's threads: another instance of the package over the memory of the one that started it. */

import start, { joinPool } from "../../../pkg/threads/index.js";
import { live } from "../alive";

self.onmessage = async ({
  data: [module_or_path, memory],
}: MessageEvent<[WebAssembly.Module, WebAssembly.Memory]>) => {
  await start({ module_or_path, memory });
  self.postMessage(await live());
  joinPool();
};
