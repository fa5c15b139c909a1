/** The worker of the judge: runs a learner's code in the interpreter, so that the page stays responsive and can end it. */

import variant from "@jitl/quickjs-wasmfile-release-sync";
import { newQuickJSWASMModuleFromVariant } from "quickjs-emscripten-core";
import { run } from "../judge/interpreter";
import type { RunReply, RunRequest } from "../judge/runner";

const quickjs = newQuickJSWASMModuleFromVariant(variant);

self.onmessage = async ({ data: { code, name, pairs } }: MessageEvent<RunRequest>) => {
  const post = (reply: RunReply) => self.postMessage(reply);
  try {
    post({ run: run(await quickjs, code, name, pairs) });
  } catch (error) {
    post({ crashed: error instanceof Error ? error.message : String(error) });
  }
};
