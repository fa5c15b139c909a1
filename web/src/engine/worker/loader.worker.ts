/** Reads files and asks the CAD kernel about solids. It has its own memory and no threads, so that Cancel can terminate it at any moment. */

import { message } from "../message";
import { buffersOf, type FromLoader, type ToLoader } from "../protocol";
import { holdWorkerLock } from "../worker-lock";
import { isPanic, sentence } from "./failure";
import { withIfc } from "./ifc/start";
import { type RunningKernel, run } from "./kernel";
import { startPackage } from "./packages";

const post = (message: FromLoader, transfer: Transferable[] = []) => self.postMessage(message, { transfer });

const started = startPackage();
void started
  .then(holdWorkerLock)
  .then((lock) => post({ type: "ready", ...(lock !== undefined && { lock }) }));

async function answer(request: ToLoader): Promise<void> {
  const { id, files } = request;
  let isSpent = false;
  let isMissing = false;
  let kernel: RunningKernel | undefined;
  const memory = () => kernel && { memory: kernel.memoryBytes() };
  const start = () => {
    if (!request.kernel) {
      isMissing = true;
      throw new Error(message("page-cad-kernel-to-come"));
    }
    if ("why" in request.kernel) throw new Error(request.kernel.why);
    isSpent = true; // also after a failure, because its memory is not freed
    kernel = run(request.kernel.module);
    return kernel;
  };
  try {
    const sources = await Promise.all(
      files.map(async ({ path, blob }) => ({ path, bytes: new Uint8Array(await blob.arrayBuffer()) })),
    );
    const { finer, parse, verify } = await started;
    let file = "";
    const progress = (done: number, doing: string) => {
      file = doing;
      post({ type: "progress", id, done, doing, ...memory() });
    };
    if (request.type === "verify") {
      verify(sources, request.pairs, start, (index, answer) =>
        post({ type: "answer", id, index, answer, ...memory() }),
      );
      return post({ type: "verified", id, isSpent });
    }
    if (request.type === "finer") {
      const refined = finer(sources, request.solid, request.accuracy, start, progress);
      progress(1, file); // with the final amount of memory
      return post({ type: "refined", id, refined, isSpent }, buffersOf(refined));
    }
    const parsed = await withIfc((startIfc) => {
      const ifc = () => {
        isSpent = true;
        return startIfc();
      };
      return parse(sources, request.options, { kernel: start, ifc }, progress);
    });
    progress(1, file);
    post({ type: "parsed", id, parsed, isSpent }, buffersOf(parsed));
  } catch (error) {
    if (isMissing) return post({ type: "needsKernel", id });
    const type = isPanic(error) || error instanceof RangeError ? "crashed" : "failed";
    post({ type, id, message: sentence(error), isSpent });
  }
}

self.onmessage = (event: MessageEvent<ToLoader>) => void answer(event.data);
