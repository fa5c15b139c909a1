/** Remembers the shown pair of this tab, and the way back from it, for a reload. Parts are named by their places, because their ids are new after it. */

import * as v from "valibot";
import type { CameraState } from "./engine/types";

const key = "nearpoint.closeUp";

const xyz = v.tuple([v.number(), v.number(), v.number()]);
const camera = v.object({
  eye: xyz,
  target: xyz,
  up: xyz,
  fieldOfView: v.number(),
  orthographic: v.exactOptional(v.boolean()),
}) satisfies v.GenericSchema<unknown, CameraState>;
const closeUp = v.object({
  pair: v.tuple([v.number(), v.number()]),
  camera,
  /** The camera and the selection to which the way leads back. */
  before: v.object({ camera, parts: v.array(v.number()) }),
  /** The names of all parts: with others, this is about another scene. */
  names: v.array(v.string()),
});

export type CloseUp = v.InferOutput<typeof closeUp>;

/** Stores it for a reload with the present address, or none. */
export function storeCloseUp(shown: CloseUp | undefined): void {
  try {
    if (shown) sessionStorage.setItem(key, JSON.stringify({ hash: location.hash, shown }));
    else sessionStorage.removeItem(key);
  } catch {
    // This frame has no storage: a reload shows the same view, but without a way back.
  }
}

/** Returns what the page before a reload stored, unless the address is a request for something else. */
export function readCloseUp(): CloseUp | undefined {
  try {
    const { hash, shown } = JSON.parse(sessionStorage.getItem(key) ?? "{}");
    const result = v.safeParse(closeUp, shown);
    return hash === location.hash && result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}
