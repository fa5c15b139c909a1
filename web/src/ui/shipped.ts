/** Names of the scenes that come with the page, in the language of now. */

import { catalogue } from "../scenes/catalogue";
import { readTitle } from "../scenes/titles";
import { text } from "./strings";

/** What a scene or a file of the user's is called: by its slug where it is known, else by the English name that its file has. */
export function sceneName(name: string, slug?: string): string {
  const { name: first, more } = readTitle(name);
  if (more > 0) return text.open.andMore({ name: sceneName(first), n: more });
  const shipped = slug ?? catalogue.find((entry) => entry.name === name)?.slug;
  return (shipped && shippedText(shipped)?.name) || name;
}

interface SceneText {
  name: string;
  /** In the list of scenes. */
  about: string;
  /** Beside the scene; in English its own file has it. */
  told: string;
}

/** What is said about a scene that comes with the page. */
export const shippedText = (slug: string): SceneText | undefined =>
  (text.scenes as Readonly<Record<string, SceneText>>)[slug];
