/**
 * The system functions that the CAD kernel imports. They answer as an empty sandbox: no files, no environment, no stack. Only the time is real,
 * because OpenCASCADE takes dates from it.
 */

import { message } from "../message";

/** Error numbers of WASI, which Emscripten's C library also uses. */
const badFile = 8;
const noSystem = 52;

/** Returns the imports. `memory` is called each time, because the module's buffer changes when it grows. */
export function sandbox(memory: () => WebAssembly.Memory): WebAssembly.Imports {
  const view = () => new DataView(memory().buffer);
  const nothing = () => 0;
  const refused = () => -noSystem;
  return {
    wasi_snapshot_preview1: {
      proc_exit(code: number) {
        throw new Error(message("page-cad-kernel-ended", { code }));
      },
      /** Counts output as written, but shows none. */
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
