/**
 * Reads files, and asks the CAD kernel about solids, away from the page and the engine: in a memory of its own and
 * without threads, so that it can be terminated at any moment, which is what Cancel does.
 */

import { buffersOf, type FromLoader, type ToLoader } from "../protocol";
import { isPanic, sentence } from "./failure";
import { withIfc } from "./ifc/start";
import { run } from "./kernel";
import { startPackage } from "./packages";

const post = (message: FromLoader, transfer: Transferable[] = []) => self.postMessage(message, { transfer });

const started = startPackage();
void started.then(() => post({ type: "ready" }));

async function answer(asked: ToLoader): Promise<void> {
  const { id, files } = asked;
  let isSpent = false;
  let isMissing = false;
  const start = () => {
    if (!asked.kernel) {
      isMissing = true;
      throw new Error("the CAD kernel is still to come");
    }
    if ("why" in asked.kernel) throw new Error(asked.kernel.why);
    isSpent = true; // even where it then fails: what it took stays taken
    return run(asked.kernel.module);
  };
  try {
    const sources = await Promise.all(
      files.map(async ({ path, blob }) => ({ path, bytes: new Uint8Array(await blob.arrayBuffer()) })),
    );
    const { parse, verify } = await started;
    if (asked.type === "verify") {
      verify(sources, asked.pairs, start, (place, answer) => post({ type: "answer", id, place, answer }));
      return post({ type: "verified", id, isSpent });
    }
    const progress = (done: number, doing: string) => post({ type: "progress", id, done, doing });
    const parsed = await withIfc((startIfc) => {
      const ifc = () => {
        isSpent = true;
        return startIfc();
      };
      return parse(sources, asked.wish, { kernel: start, ifc }, progress);
    });
    post({ type: "parsed", id, parsed, isSpent }, buffersOf(parsed));
  } catch (error) {
    if (isMissing) return post({ type: "needsKernel", id });
    const type = isPanic(error) || error instanceof RangeError ? "crashed" : "failed";
    post({ type, id, message: sentence(error), isSpent });
  }
}

self.onmessage = (event: MessageEvent<ToLoader>) => void answer(event.data);
