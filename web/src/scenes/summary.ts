/** Derives the title of a document and its link. */

import type { SceneDocument } from "./document";
import { type Link, partsOf, patchBetween } from "./link";
import { importOptionsFor } from "./sources";
import { filesIn, titleOf } from "./titles";

/** Returns the title of a scene as it was last; one without parts is called as when it was opened. */
export function titleIn({ origin, sources, last }: SceneDocument): string {
  return titleOf(origin, sources, filesIn(sources, partsOf(last))).title || origin.title;
}

/** Returns what a link should hold of a scene; undefined where none can hold all of it. */
export function linkTo({ origin: { scene, accuracy }, opened, last }: SceneDocument): Link | undefined {
  const { decisions: _, ...shown } = last; // a link has no space for them
  return scene === undefined
    ? undefined
    : { scene, patch: patchBetween(opened, shown), ...importOptionsFor(accuracy) };
}
