/**
 * Encodes the state in the address after `#`. A shipped scene is `#reducer-faulty`. Changes since it was opened follow as `&z=` (JSON, deflated,
 * base64url), or as `&j=` (the JSON in base64url) if that is shorter. The drag mode is `&d=stop` or `&d=snap`, unless drags only detect. The accuracy
 * of STEP files is `&a=0.01`, the largest distance of triangles from true surfaces in millimetres.
 */

import * as v from "valibot";
import type { DragMode } from "../engine/types";
import { type SceneJson, accuracy as wished } from "./scene-file";
import type { PartPlace } from "./titles";

const json = v.record(v.string(), v.unknown());

/** The differences from the scene as it was opened: whole fields, and single entries of the list `parts` by index. */
const patch = v.object({ fields: json, parts: v.record(v.pipe(v.string(), v.regex(/^\d+$/)), json) });

/** The drag modes that appear in the address; the default does not. */
const unusual: readonly DragMode[] = ["stop", "snap"];

export type Patch = v.InferOutput<typeof patch>;

export interface Link {
  /** A catalogue entry, or the address of a scene or model file. */
  scene: string;
  patch?: Patch;
  /** The drag mode; if absent, the user's own. */
  dragMode?: DragMode;
  /** The accuracy of its STEP files; if absent, the scene file's or by their size. */
  accuracy?: number;
}

/** Returns the differences of two scenes. A field that is gone becomes null. */
export function patchBetween(before: SceneJson, after: SceneJson): Patch {
  const fields: SceneJson = {};
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (key !== "parts" && !same(before[key], after[key])) fields[key] = after[key] ?? null;
  }
  const parts: Patch["parts"] = {};
  const [old, now] = [listOf(before), listOf(after)];
  if (old.length !== now.length) fields.parts = now;
  else for (const [i, part] of now.entries()) if (!same(old[i], part)) parts[i] = part;
  return { fields, parts };
}

export function applyPatch(scene: SceneJson, { fields, parts }: Patch): SceneJson {
  const list = listOf(scene).map((part, i) => parts[i] ?? part);
  const patched = Object.entries({ ...scene, parts: list, ...fields });
  return Object.fromEntries(patched.filter(([, value]) => value !== null));
}

export const isEmpty = ({ fields, parts }: Patch): boolean =>
  Object.keys(fields).length === 0 && Object.keys(parts).length === 0;

/** The fields that describe only the view and the selection. */
const ofTheView = new Set(["camera", "locked", "selection"]);

/** Returns whether the scene itself was changed, and not only viewed. */
export function isChanged(before: SceneJson, after: SceneJson): boolean {
  const { fields, parts } = patchBetween(before, after);
  return Object.keys(parts).length > 0 || Object.keys(fields).some((field) => !ofTheView.has(field));
}

/** Returns the text after `#`. */
export async function writeLink({ scene, patch: changes, dragMode, accuracy }: Link): Promise<string> {
  const mode = dragMode && unusual.includes(dragMode) ? `&d=${dragMode}` : "";
  const name = `${encodeURIComponent(scene)}${mode}${accuracy === undefined ? "" : `&a=${accuracy}`}`;
  if (!changes || isEmpty(changes)) return name;
  const bytes = new TextEncoder().encode(JSON.stringify(changes));
  const packed = await transformedBytes(bytes, new CompressionStream("deflate-raw"));
  return packed.length < bytes.length
    ? `${name}&z=${toBase64Url(packed)}`
    : `${name}&j=${toBase64Url(bytes)}`;
}

/** The largest size of a decoded link, in bytes. Scenes with thousands of parts need far less, and the page handles it without a pause. */
const longest = 2 ** 25;

/** Reads a link; undefined if there is none. Throws if there is one that cannot be read. */
export async function readLink(hash: string): Promise<Link | undefined> {
  const text = hash.replace(/^#/, "");
  if (!text) return undefined;
  const [name = "", ...rest] = text.split("&");
  const scene = decodeURIComponent(name);
  if (!scene) throw new Error("the link names no scene");
  const field = rest.find((part) => /^[zj]=/.test(part));
  const dragMode = unusual.find((mode) => rest.includes(`d=${mode}`));
  const near = rest.find((part) => part.startsWith("a="));
  const accuracy = near && v.parse(wished, Number(near.slice(2) || Number.NaN));
  const said = { scene, ...(dragMode && { dragMode }), ...(accuracy && { accuracy }) };
  if (!field) return said;
  const bytes = fromBase64Url(field.slice(2));
  const plain = field.startsWith("z=")
    ? await transformedBytes(bytes, new DecompressionStream("deflate-raw"))
    : bytes;
  return {
    ...said,
    patch: v.parse(patch, JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(plain))),
  };
}

/** Returns the entries of a patch about parts. */
export const entriesOf = ({ fields, parts }: Patch): SceneJson[] => [
  ...listOf(fields),
  ...Object.values(parts),
];

export const listOf = (scene: SceneJson): SceneJson[] =>
  Array.isArray(scene.parts) ? (scene.parts as SceneJson[]) : [];

/** Returns the parts of the scene, by their batch and their index in it. */
export const partsOf = (scene: SceneJson): PartPlace[] =>
  listOf(scene).flatMap(({ model = 0, part, removed }) =>
    removed ? [] : [{ source: Number(model), index: Number(part) }],
  );

/** Returns whether two values are equal. Both come from the same writer, so equal values have equal JSON. */
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

async function transformedBytes(
  bytes: Uint8Array<ArrayBuffer>,
  stream: GenericTransformStream,
): Promise<Uint8Array<ArrayBuffer>> {
  let length = 0;
  const bounded = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(piece, out) {
      length += piece.length;
      if (length > longest) throw new Error("the link says more than a scene can have");
      out.enqueue(piece);
    },
  });
  const out = new Blob([bytes])
    .stream()
    .pipeThrough(stream as TransformStream<Uint8Array, Uint8Array<ArrayBuffer>>)
    .pipeThrough(bounded);
  return new Uint8Array(await new Response(out).arrayBuffer());
}

function toBase64Url(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (char) => char.charCodeAt(0));
