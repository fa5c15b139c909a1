/** Names of contours: those of the made sheets are ours to tell, those of files are their own. */

import { scene } from "./state";
import { isKnown, say } from "./words";

export function named(name: string): string {
  const key = `contour.${name}`;
  return scene.value !== undefined && isKnown(key) ? say(key) : name;
}
