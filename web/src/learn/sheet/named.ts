/** Names of contours: those of the made sheets are ours to tell, those of files are their own. */

import { scene } from "./state";
import { en } from "./strings/en";
import { type Key, say } from "./words";

export function named(name: string): string {
  const key = `contour.${name}`;
  return scene.value !== undefined && key in en ? say(key as Key) : name;
}
