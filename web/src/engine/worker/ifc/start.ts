/** Starts the npm library `web-ifc`, which reads IFC files. It is fetched for the first such file, and its memory is freed with the worker. */

import address from "web-ifc/web-ifc.wasm?url";
import { compiled, notFetched } from "../../compiled";
import { message } from "../../message";
import type { IfcReader } from "../../types";
import { readerOf } from "./reader";
import type { WebIfc } from "./web-ifc";

export type StartIfc = () => IfcReader;

const what = message("page-ifc-reader");

/** An empty function with `try` and `catch_all`: the library is compiled to throw and catch exceptions in this way. */
// biome-ignore format: a line for each section
const probe = new Uint8Array([
  0, 0x61, 0x73, 0x6d, 1, 0, 0, 0,
  1, 4, 1, 0x60, 0, 0,
  3, 2, 1, 0,
  10, 8, 1, 6, 0, 0x06, 0x40, 0x19, 0x0b, 0x0b,
]);
const tooOld = message("page-ifc-too-old-browser");

/** Calls `use` without the library. If `use` asks for the reader, fetches the library and calls `use` again. */
export async function withIfc<T>(use: (start: StartIfc) => T): Promise<T> {
  let isWanted = false;
  try {
    return use(() => {
      isWanted = true;
      throw new Error(message("page-ifc-reader-to-come"));
    });
  } catch (error) {
    if (!isWanted) throw error;
  }
  return use(await started());
}

/** Starts the library. The result returns the reader, or throws the reason why there is none. */
async function started(): Promise<StartIfc> {
  try {
    const reader = await fetched();
    return () => reader;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}

async function fetched(): Promise<IfcReader> {
  if (!WebAssembly.validate(probe)) throw new Error(tooOld);
  const [start, wasm] = await Promise.all([script(), compiled(address, what)]);
  if ("why" in wasm) throw new Error(wasm.why);
  const complaints: string[] = [];
  const print = (line: string) => {
    const printed = /\[(?:warning|error|critical)\] (.*)/.exec(line)?.[1];
    if (printed) complaints.push(printed);
  };
  const web = await start({
    print,
    printErr: print,
    instantiateWasm(imports, done) {
      void WebAssembly.instantiate(wasm.module, imports).then((instance) => done(instance, wasm.module));
      return {};
    },
  });
  return readerOf(web, complaints);
}

async function script(): Promise<(options: StartOptions) => Promise<WebIfc>> {
  try {
    return (await import("virtual:web-ifc")).default;
  } catch {
    throw new Error(notFetched(what, message("page-no-network")));
  }
}

/** The options of the script that Emscripten generates. */
export interface StartOptions {
  print(line: string): void;
  printErr(line: string): void;
  instantiateWasm(
    imports: WebAssembly.Imports,
    done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
  ): object;
}
