/**
 * Reads files, and asks the CAD kernel about solids, away from the page and the engine: in a memory of its own and
 * without threads, so that it can be terminated at any moment, which is what Cancel does.
 */

import { buffersOf, type FromLoader, type ToLoader } from "../protocol";
import { isPanic, sentence } from "./failure";
import { run } from "./kernel";
import { startPackage } from "./packages";

const post = (message: FromLoader, transfer: Transferable[] = []) => self.postMessage(message, { transfer });

const started = startPackage();
void started.then(() => post({ type: "ready" }));

async function answer(asked: ToLoader): Promise<void> {
  const { id, files } = asked;
  let kernel = false;
  let isMissing = false;
  const start = () => {
    if (!asked.kernel) {
      isMissing = true;
      throw new Error("the CAD kernel is still to come");
    }
    if ("why" in asked.kernel) throw new Error(asked.kernel.why);
    kernel = true; // even where it then fails: what it took stays taken
    return run(asked.kernel.module);
  };
  try {
    const sources = await Promise.all(
      files.map(async ({ path, blob }) => ({ path, bytes: new Uint8Array(await blob.arrayBuffer()) })),
    );
    const { parse, verify } = await started;
    if (asked.type === "verify") {
      verify(sources, asked.pairs, start, (place, answer) => post({ type: "answer", id, place, answer }));
      return post({ type: "verified", id, kernel });
    }
    const progress = (done: number, doing: string) => post({ type: "progress", id, done, doing });
    const parsed = parse(sources, asked.wish, start, progress);
    post({ type: "parsed", id, parsed, kernel }, buffersOf(parsed));
  } catch (error) {
    if (isMissing) return post({ type: "needsKernel", id });
    const type = isPanic(error) || error instanceof RangeError ? "crashed" : "failed";
    post({ type, id, message: sentence(error), kernel });
  }
}

self.onmessage = (event: MessageEvent<ToLoader>) => void answer(event.data);
