/** Runs the CAD kernel that reads STEP files: OpenCASCADE as WebAssembly, with its own memory. */

import { message } from "../message";
import type { CadKernel } from "../types";
import { sandbox } from "./sandbox";

export interface RunningKernel extends CadKernel {
  /** Returns the bytes of its memory, which never shrinks. */
  memoryBytes(): number;
}

/** Instantiates the kernel. */
export function run(module: WebAssembly.Module): RunningKernel {
  const { exports } = new WebAssembly.Instance(
    module,
    sandbox(() => memory),
  );
  const memory = exports.memory as WebAssembly.Memory;
  // Address 0 is unused. A kernel that was refused memory and continued has written there.
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
    memoryBytes: () => memory.buffer.byteLength,
  };
}
