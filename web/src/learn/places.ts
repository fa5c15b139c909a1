/** The names of lessons and rooms. */

import { place as experimentPlace } from "./experiment/settings";
import { say as ofExperiment } from "./experiment/words";
import { place as sheetPlace } from "./sheet/settings";
import { say as ofSheet } from "./sheet/words";
import { word } from "./words";

export function stopTitle(name: string): string {
  if (name === experimentPlace) return ofExperiment("title");
  return name === sheetPlace ? ofSheet("title") : word(`lesson.${name}`);
}

export function stopAbout(name: string): string {
  if (name === experimentPlace) return ofExperiment("about");
  return name === sheetPlace ? ofSheet("about") : word(`about.${name}`);
}
