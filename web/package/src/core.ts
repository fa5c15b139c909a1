/**
 * `nearpoint/core` is the engine without a picture, for Node, Deno and browsers. It uses one thread and fetches nothing but its WebAssembly module.
 * Call `load()` once; everything else is available after it resolves.
 */

import start, { filesOfScene, Scene, type SourceFile } from "../../pkg/core/index.js";

export type {
  Bounds,
  Clearance,
  Command,
  Depth,
  DeviationSource,
  Diagnostics,
  Intersection,
  IntersectionReport,
  MeshRelation,
  ModelPart,
  NamedFiles,
  NearpointError,
  NewPartOptions,
  PairClass,
  PairFit,
  PairRow,
  PartId,
  PartRow,
  Pose,
  ReadOptions,
  Relation,
  Rgba,
  SourceFile,
  Totals,
  Triangles,
  UndecidedReason,
  Unit,
  Up,
  WeldedMesh,
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

import type {
  DeviationSource,
  Intersection,
  IntersectionReport,
  MeshRelation,
  NearpointError,
  NewPartOptions,
  ReadOptions,
  UndecidedReason,
  WeldedMesh,
} from "../../pkg/core/index.js";

/** The earlier names of types, which still work. */
export type Basis = DeviationSource;
export type Body = Intersection;
export type InCommon = IntersectionReport;
export type PairKind = MeshRelation;
export type NewPartWish = NewPartOptions;
export type ReadWish = ReadOptions;
export type Because = UndecidedReason;
export type Welded = WeldedMesh;

/** The members that identify a host as Node or a compatible one. */
interface Process {
  getBuiltinModule?(name: "node:fs"): { readFileSync(path: URL): Uint8Array<ArrayBuffer> } | undefined;
}

let loaded: Promise<void> | undefined;

/**
 * Loads the engine. Calls before it resolves throw. The default module is the file `core.wasm` beside this script. A program bundled into one file
 * can give another address, the bytes or a compiled module. After a failure, `load` can be called again.
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

/** Reads a local file in Node, whose `fetch` does not read from the disk. */
function ofThisMachine(address: URL): Uint8Array<ArrayBuffer> | undefined {
  if (address.protocol !== "file:") return undefined;
  const { process } = globalThis as { process?: Process };
  return process?.getBuiltinModule?.("node:fs")?.readFileSync(address);
}

/** Returns whether an error is a refusal, whose message is a sentence for the caller. Any other error is a fault. */
export const isNearpointError = (error: unknown): error is NearpointError =>
  error instanceof Error && error.name === "NearpointError";

/** Returns the bytes at an address, which is passed as the scene file has it. */
export type Bring = (url: string) => Promise<Uint8Array | ArrayBuffer> | Uint8Array | ArrayBuffer;

/** Opens the scene of a scene file's text. `bring` is called once for each address that the scene names. Without it, the scene may name none. */
export async function openScene(json: string, bring?: Bring): Promise<Scene> {
  const named = filesOfScene(json).flatMap(({ urls }) => urls.filter((url) => url !== null));
  const files = [...new Set(named)].map(async (path): Promise<SourceFile> => {
    if (!bring) throw new Error(`The scene names ${path}, and nothing was given to bring it with.`);
    return { path, bytes: await bring(path) };
  });
  return Scene.fromFile(json, await Promise.all(files));
}
