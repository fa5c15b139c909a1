/** A thread of the pool: another instance of the package over the memory of the worker that started it. */

import start, { joinPool } from "../../../pkg/threads/index.js";
import { holdWorkerLock } from "../worker-lock";

self.onmessage = async ({
  data: [module_or_path, memory],
}: MessageEvent<[WebAssembly.Module, WebAssembly.Memory]>) => {
  try {
    await start({ module_or_path, memory });
    self.postMessage(await holdWorkerLock());
    joinPool();
  } catch (error) {
    // A rejected promise in a worker is not visible outside, but a reported error reaches the worker that started this one.
    reportError(error);
    self.close();
  }
};
