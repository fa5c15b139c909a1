/**
 * Reads files away from the page and the engine: in a memory of its own and without threads, so that it can be
 * terminated at any moment, which is what Cancel does.
 */

import { buffersOf, type FromLoader, type ToLoader } from "../protocol";
import { isPanic, sentence } from "./failure";
import { startPackage } from "./packages";

const post = (message: FromLoader, transfer: Transferable[] = []) => self.postMessage(message, { transfer });

const started = startPackage();
void started.then(() => post({ type: "ready" }));

async function read({ id, files, wish }: ToLoader): Promise<void> {
  try {
    const sources = await Promise.all(
      files.map(async ({ path, blob }) => ({ path, bytes: new Uint8Array(await blob.arrayBuffer()) })),
    );
    const { parse } = await started;
    const parsed = parse(sources, wish, (done, doing) => post({ type: "progress", id, done, doing }));
    post({ type: "parsed", id, parsed }, buffersOf(parsed));
  } catch (error) {
    const type = isPanic(error) || error instanceof RangeError ? "crashed" : "failed";
    post({ type, id, message: sentence(error) });
  }
}

self.onmessage = (event: MessageEvent<ToLoader>) => void read(event.data);
