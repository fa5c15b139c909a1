/** Handles scene files for the page: checks the outer form and finds the models' bytes. The engine interprets parts and poses. */

import * as v from "valibot";
import { MessageError } from "../engine/english";
import { message } from "../engine/message";
import type { FileToRead } from "../engine/protocol";

/** The largest distance of triangles from the true surfaces, in the file's unit. */
export const accuracy = v.pipe(
  v.number(message("page-accuracy-number")),
  v.finite(message("page-accuracy-number")),
  v.gtValue(0, message("page-accuracy-positive")),
);

export const isAccuracy = (value: unknown): value is number => v.is(accuracy, value);

const file = v.union([v.object({ url: v.string() }), v.object({ name: v.string(), data: v.string() })]);
const unit = v.picklist(["mm", "cm", "m", "in"]);
const up = v.picklist(["y", "z"]);
const model = v.intersect([
  v.object({ accuracy: v.optional(accuracy), converted: v.optional(v.object({ unit, up })) }),
  v.union([file, v.object({ files: v.pipe(v.array(file), v.nonEmpty()) })]),
]);

const sceneFile = v.looseObject({
  version: v.literal(1),
  title: v.optional(v.string()),
  description: v.optional(v.string()),
  unit: v.optional(unit),
  up: v.optional(up),
  models: v.array(model),
  parts: v.optional(v.array(v.looseObject({ accuracy: v.optional(accuracy) }))),
  /** The decisions about the clashes, which the engine interprets. */
  decisions: v.optional(v.looseObject({ version: v.number() })),
});

/** A JSON object of a scene file: the whole scene, or an entry of one of its lists. */
export type SceneJson = Record<string, unknown>;
export type ModelJson = v.InferOutput<typeof model>;
export type SceneFile = v.InferOutput<typeof sceneFile>;

export function readSceneFile(text: string): SceneFile {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new MessageError(message("page-not-json", { why: (error as Error).message }));
  }
  return checkScene(json);
}

/** Returns the accuracies that entries set for single parts of a model. Later entries precede earlier ones. */
export function accuraciesOf(entries: readonly SceneJson[], ofModel: number): [number, number][] {
  const found = new Map<number, number>();
  for (const { model = 0, part, accuracy } of entries) {
    if (model === ofModel && typeof part === "number" && isAccuracy(accuracy)) found.set(part, accuracy);
  }
  return [...found];
}

export function checkScene(json: unknown): SceneFile {
  const result = v.safeParse(sceneFile, json);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const place = v.getDotPath(issue);
  const problem = issue.message;
  throw new MessageError(
    place ? message("page-scene-form-at", { place, problem }) : message("page-scene-form", { problem }),
  );
}

/** Returns whether a dropped file is a scene. `.gltf` is JSON, too, but a model. */
export const looksLikeScene = (path: string): boolean => /\.json$/i.test(path);

/** The address to which a model's files are relative: the scene file's, or the shipped scenes'. */
export interface FileBase {
  base: string;
  /** The files that were given together with the scene file, by path. */
  companions: readonly FileToRead[];
  /** Reports the bytes of one file so far and in all (0 if unknown). */
  progress(got: number, of: number): void;
}

export async function filesOf(model: ModelJson, where: FileBase): Promise<FileToRead[]> {
  const files = "files" in model ? model.files : [model];
  return Promise.all(files.map((file) => ("url" in file ? byUrl(file.url, where) : embedded(file))));
}

async function embedded({ name, data }: { name: string; data: string }): Promise<FileToRead> {
  if (!data.startsWith("data:")) throw new MessageError(message("page-data-address", { name }));
  return { path: name, blob: await (await fetch(data)).blob() };
}

function byUrl(url: string, where: FileBase): Promise<FileToRead> | FileToRead {
  const name = url.split("/").at(-1);
  const given = where.companions.find(({ path }) => path === url || path.split("/").at(-1) === name);
  return given ?? fetchFile(new URL(url, where.base).href, where.progress);
}

export class FetchFailed extends Error {
  constructor(
    readonly url: string,
    readonly status: string,
  ) {
    super(`${url}: ${status}`);
    this.name = "FetchFailed";
  }
}

export async function fetchFile(url: string, progress: FileBase["progress"]): Promise<FileToRead> {
  const path = decodeURIComponent(new URL(url).pathname.split("/").at(-1) ?? url);
  let response: Response;
  try {
    response = await fetch(url);
  } catch (error) {
    throw new FetchFailed(url, (error as Error).message);
  }
  if (!response.ok || !response.body) throw new FetchFailed(url, String(response.status));
  // For a compressed answer only the compressed length is known, which does not predict the bytes that arrive.
  const of = response.headers.has("content-encoding")
    ? 0
    : Number(response.headers.get("content-length") ?? 0);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let got = 0;
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return { path, blob: new Blob(chunks) };
    chunks.push(value);
    got += value.length;
    progress(got, of);
  }
}

/** Returns a model for a scene file, without reading options: its address if it has one, otherwise its bytes. */
export async function modelToSave(
  model: ModelJson | undefined,
  files: readonly FileToRead[],
): Promise<ModelJson> {
  if (model) return model;
  const embedded = await Promise.all(
    files.map(async ({ path, blob }) => ({ name: path, data: await dataUrl(blob) })),
  );
  const [only] = embedded;
  return embedded.length === 1 && only ? only : { files: embedded };
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error);
    // Without a type, the data URL would begin with "data:application/octet-stream" or name no type at all.
    reader.readAsDataURL(new Blob([blob], { type: "application/octet-stream" }));
  });
}

/** Returns the scene with these models in place of its own. */
export const withModels = (scene: SceneJson, models: readonly ModelJson[]): SceneJson => ({
  ...scene,
  models,
});
