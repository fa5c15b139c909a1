/** One of the pool's threads: another instance of the package over the memory of the one that started it. */

import start, { joinPool } from "../../../pkg/threads/index.js";
import { live } from "../alive";

self.onmessage = async ({
  data: [module_or_path, memory],
}: MessageEvent<[WebAssembly.Module, WebAssembly.Memory]>) => {
  try {
    await start({ module_or_path, memory });
    self.postMessage(await live());
    joinPool();
  } catch (error) {
    // Of a promise that is rejected in a worker nobody outside hears; of this who has started it does.
    reportError(error);
    self.close();
  }
};
