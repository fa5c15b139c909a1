/** Runs the CAD kernel that reads STEP files: OpenCASCADE as WebAssembly, in a memory of its own. */

import { message } from "../message";
import type { CadKernel } from "../types";
import { sandbox } from "./sandbox";

export interface RunningKernel extends CadKernel {
  /** Bytes of memory that it has by now; it gives none back. */
  taken(): number;
}

/** The kernel, ready to be asked. */
export function run(module: WebAssembly.Module): RunningKernel {
  const { exports } = new WebAssembly.Instance(
    module,
    sandbox(() => memory),
  );
  const memory = exports.memory as WebAssembly.Memory;
  // Nothing lies at address 0, but a kernel that was refused memory and went on regardless has written there.
  const isFull = () => new Uint32Array(memory.buffer, 0, 16).some((word) => word !== 0);
  const call = (name: string, args: Iterable<number>): number => {
    const asked = exports[name];
    if (typeof asked !== "function") throw new Error(message("page-cad-kernel-lacks", { name }));
    try {
      const answer = Number(asked(...args) ?? 0);
      if (!isFull()) return answer;
    } catch (error) {
      if (!isFull()) throw error;
    }
    throw new Error(message("page-no-memory"));
  };
  call("_initialize", []);
  if (call("occt_init", []) !== 0) throw new Error(message("page-cad-kernel-not-started"));
  return {
    call,
    read: (from, length) => new Uint8Array(memory.buffer, from, length),
    write: (to, bytes) => new Uint8Array(memory.buffer, to, bytes.length).set(bytes),
    taken: () => memory.buffer.byteLength,
  };
}
