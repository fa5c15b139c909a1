/** The names of the shipped scenes in the present language. */

import { catalogue } from "../scenes/catalogue";
import { readTitle } from "../scenes/titles";
import { text } from "./strings";

/** Returns the name of a scene or file: by its slug if that is known, else the English name from its file. */
export function sceneName(name: string, slug?: string): string {
  const { name: first, more } = readTitle(name);
  if (more > 0) return text.open.andMore({ name: sceneName(first), n: more });
  const shipped = slug ?? catalogue.find((entry) => entry.name === name)?.slug;
  return (shipped && exampleText(shipped)?.name) || name;
}

interface SceneText {
  name: string;
  /** The description in the list of scenes. */
  about: string;
  /** The description beside the scene; the English one is in the scene's file. */
  told: string;
}

/** Returns the texts about a shipped scene. */
export const exampleText = (slug: string): SceneText | undefined =>
  (text.scenes as Readonly<Record<string, SceneText>>)[slug];
