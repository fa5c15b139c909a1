import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it, vi } from "vitest";
import { message } from "../src/engine/message";
import { run } from "../src/engine/worker/kernel";
import { sandbox } from "../src/engine/worker/sandbox";

/**
 * A kernel written by hand, with a page of memory. `_initialize` does nothing, `occt_init` returns 0, `add` adds two numbers less 2³², and `fail`
 * traps. `stray` writes to address 0, as code does after memory was refused.
 */
function tiny(): WebAssembly.Module {
  const text = (word: string) => [word.length, ...Buffer.from(word)];
  const section = (id: number, ...items: number[][]) => {
    const body = [items.length, ...items.flat()];
    return [id, body.length, ...body];
  };
  const [i32, none] = [0x7f, [0x60, 0, 0]];
  const names = ["_initialize", "occt_init", "add", "fail", "stray"];
  const bodies = [[], [0x41, 0], [0x20, 0, 0x20, 1, 0x6a], [0x00], [0x41, 0, 0x41, 1, 0x36, 2, 0]];
  const bytes = [
    [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    section(1, none, [0x60, 0, 1, i32], [0x60, 2, i32, i32, 1, i32]),
    section(3, [0], [1], [2], [0], [0]),
    section(5, [0, 1]),
    section(7, [...text("memory"), 2, 0], ...names.map((name, i) => [...text(name), 0, i])),
    section(10, ...bodies.map((code) => [code.length + 2, 0, ...code, 0x0b])),
  ];
  return new WebAssembly.Module(new Uint8Array(bytes.flat()));
}

const numbers = (...all: number[]) => new Float64Array(all);

afterEach(() => void vi.useRealTimers());

describe("the CAD kernel", () => {
  it("is called, written to and read from", () => {
    const kernel = run(tiny());
    expect(kernel.call("add", numbers(3_000_000_000, 1))).toBe(3_000_000_001 - 2 ** 32);
    expect(kernel.call("_initialize", numbers())).toBe(0);
    kernel.write(100, new Uint8Array([1, 2, 3]));
    expect([...kernel.read(101, 2)]).toEqual([2, 3]);
    expect(kernel.memoryBytes()).toBe(65_536);
    expect(() => kernel.read(65_535, 2)).toThrow(RangeError);
    expect(() => kernel.write(65_535, new Uint8Array(2))).toThrow(RangeError);
  });

  it("throws the error that ends it", () => {
    expect(() => run(tiny()).call("fail", numbers())).toThrow(WebAssembly.RuntimeError);
    expect(() => run(tiny()).call("nothing", numbers())).toThrow(
      message("page-cad-kernel-lacks", { name: "nothing" }),
    );
    expect(() => run(tiny()).call("stray", numbers())).toThrow(message("page-no-memory"));
  });

  it("gets the time and no other system function", () => {
    const memory = new WebAssembly.Memory({ initial: 1 });
    const imports = sandbox(() => memory);
    const view = new DataView(memory.buffer);
    const wasi = imports.wasi_snapshot_preview1 as Record<string, (...args: unknown[]) => unknown>;
    vi.useFakeTimers({ now: 1_800_000_000_123 });
    expect(wasi.clock_time_get?.(0, 0n, 64)).toBe(0);
    vi.useRealTimers();
    expect(view.getBigUint64(64, true)).toBe(1_800_000_000_123_000_000n);
    view.setUint32(12, 5, true);
    view.setUint32(20, 7, true);
    expect(wasi.fd_write?.(1, 8, 2, 32)).toBe(0);
    expect(view.getUint32(32, true)).toBe(12);
    expect(() => wasi.proc_exit?.(3)).toThrow(message("page-cad-kernel-ended", { code: 3 }));
  });

  const file = new URL("../pkg/kernel/occt-7.0.0.wasm", import.meta.url);
  const bytes = (() => {
    try {
      return readFileSync(file);
    } catch {
      return undefined; // no `cargo xtask build` yet
    }
  })();

  it.skipIf(!bytes || !WebAssembly.validate(bytes))("is the file that the page ships", () => {
    const kernel = run(new WebAssembly.Module(bytes as Uint8Array<ArrayBuffer>));
    expect(kernel.call("occt_has_error", numbers())).toBe(0);
  });
});
