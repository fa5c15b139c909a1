/**
 * What the CAD kernel imports of a system. There are no files, no environment and no stack to look at here: each
 * function answers as an empty sandbox would. Only the time is true, for OpenCASCADE takes dates from it.
 */

import { message } from "../message";

/** WASI's error numbers, which Emscripten's C library uses, too. */
const badFile = 8;
const noSystem = 52;

/** `memory` is asked for at each call: it is the module's own, and its buffer changes when it grows. */
export function sandbox(memory: () => WebAssembly.Memory): WebAssembly.Imports {
  const view = () => new DataView(memory().buffer);
  const nothing = () => 0;
  const refused = () => -noSystem;
  return {
    wasi_snapshot_preview1: {
      proc_exit(code: number) {
        throw new Error(message("page-cad-kernel-ended", { code }));
      },
      /** What is printed is not shown, but counted as written. */
      fd_write(_file: number, list: number, count: number, written: number): number {
        const memory = view();
        let bytes = 0;
        for (let i = 0; i < count; i++) bytes += memory.getUint32(list + 8 * i + 4, true);
        memory.setUint32(written, bytes, true);
        return 0;
      },
      fd_read: () => badFile,
      fd_seek: () => badFile,
      fd_close: () => badFile,
      environ_sizes_get(count: number, size: number): number {
        const memory = view();
        memory.setUint32(count, 0, true);
        memory.setUint32(size, 0, true);
        return 0;
      },
      environ_get: nothing,
      clock_time_get(_clock: number, _precision: bigint, time: number): number {
        view().setBigUint64(time, BigInt(Date.now()) * 1_000_000n, true);
        return 0;
      },
    },
    env: {
      emscripten_notify_memory_growth: nothing,
      emscripten_get_callstack: nothing,
      OSD_MemInfo_getModuleHeapLength: nothing,
      _emscripten_lookup_name: nothing,
      __syscall_faccessat: refused,
      __syscall_chmod: refused,
      __syscall_unlinkat: refused,
      __syscall_rmdir: refused,
    },
  };
}
