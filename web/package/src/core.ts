/**
 * `nearpoint/core`: the engine without a picture, for Node, Deno and browsers. One thread; nothing is fetched but the module itself.
 * `load()` once, then everything here is there.
 */

import start, { filesOfScene, Scene, type SourceFile } from "../../pkg/core/index.js";

export type {
  Basis,
  Because,
  Body,
  Bounds,
  Clearance,
  Command,
  Depth,
  Diagnostics,
  InCommon,
  ModelPart,
  NamedFiles,
  NearpointError,
  NewPartWish,
  PairClass,
  PairKind,
  PairRow,
  PartId,
  PartRow,
  Pose,
  ReadWish,
  Relation,
  Rgba,
  SourceFile,
  Totals,
  Triangles,
  Unit,
  Up,
  Welded,
  Xyz,
} from "../../pkg/core/index.js";
export {
  body,
  clearance,
  collides,
  filesOfScene,
  Model,
  pairs,
  read,
  relation,
  Scene,
  Shape,
  version,
} from "../../pkg/core/index.js";

import type { NearpointError } from "../../pkg/core/index.js";

/** What a host has that is Node, or does as if. */
interface Process {
  getBuiltinModule?(name: "node:fs"): { readFileSync(path: URL): Uint8Array<ArrayBuffer> } | undefined;
}

let loaded: Promise<void> | undefined;

/**
 * Resolves when the engine can be asked; calls before throw. The module is the file `core.wasm` beside this script, unless another address,
 * its bytes or a compiled module are given, as where a program is made into one file. What failed can be tried again.
 */
export function load(module?: URL | string | BufferSource | WebAssembly.Module): Promise<void> {
  loaded ??= begin(module).catch((error) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

async function begin(given?: URL | string | BufferSource | WebAssembly.Module): Promise<void> {
  const module = given ?? new URL("./core.wasm", import.meta.url);
  await start({ module_or_path: (module instanceof URL && ofThisMachine(module)) || module });
}

/** Node fetches nothing that lies on a disk. */
function ofThisMachine(address: URL): Uint8Array<ArrayBuffer> | undefined {
  if (address.protocol !== "file:") return undefined;
  const { process } = globalThis as { process?: Process };
  return process?.getBuiltinModule?.("node:fs")?.readFileSync(address);
}

/** Whether this is a refusal, whose message is a sentence for who called; anything else that is thrown is a fault. */
export const isNearpointError = (error: unknown): error is NearpointError =>
  error instanceof Error && error.name === "NearpointError";

/** The bytes at an address that a scene file names, as it is written there. */
export type Bring = (url: string) => Promise<Uint8Array | ArrayBuffer> | Uint8Array | ArrayBuffer;

/** The scene of a scene file's text. `bring` is asked once for each address that the scene names; without it none may be. */
export async function openScene(json: string, bring?: Bring): Promise<Scene> {
  const named = filesOfScene(json).flatMap(({ urls }) => urls.filter((url) => url !== null));
  const files = [...new Set(named)].map(async (path): Promise<SourceFile> => {
    if (!bring) throw new Error(`The scene names ${path}, and nothing was given to bring it with.`);
    return { path, bytes: await bring(path) };
  });
  return Scene.fromFile(json, await Promise.all(files));
}
