/**
 * Reads files away from the page and the engine: in a memory of its own and without threads, so that it can be
 * terminated at any moment, which is what Cancel does.
 */

import { buffersOf, type FromLoader, type ToLoader } from "../protocol";
import { isPanic, sentence } from "./failure";
import { startKernel } from "./kernel";
import { startPackage } from "./packages";

const post = (message: FromLoader, transfer: Transferable[] = []) => self.postMessage(message, { transfer });

const started = startPackage();
void started.then(() => post({ type: "ready" }));

async function read({ id, files, wish }: ToLoader): Promise<void> {
  let kernel = false;
  const start = () => {
    kernel = true; // even where it then fails: what it took stays taken
    return startKernel();
  };
  try {
    const sources = await Promise.all(
      files.map(async ({ path, blob }) => ({ path, bytes: new Uint8Array(await blob.arrayBuffer()) })),
    );
    const { parse } = await started;
    const parsed = parse(sources, wish, start, (done, doing) => post({ type: "progress", id, done, doing }));
    post({ type: "parsed", id, parsed, kernel }, buffersOf(parsed));
  } catch (error) {
    const type = isPanic(error) || error instanceof RangeError ? "crashed" : "failed";
    post({ type, id, message: sentence(error), kernel });
  }
}

self.onmessage = (event: MessageEvent<ToLoader>) => void read(event.data);
