/** Names of the scenes that come with the page, in the language of now. */

import { catalogue } from "../scenes/catalogue";
import { text } from "./strings";

/** What a scene is called: by its slug where it is known, else by the English name that its file has. */
export function sceneName(name: string, slug?: string): string {
  const shipped = slug ?? catalogue.find((entry) => entry.name === name)?.slug;
  return text.scenes[shipped ?? ""]?.name ?? name;
}
