/** The names of lessons and tools. */

import { experimentPlace } from "./experiment/settings";
import { translate as ofExperiment } from "./experiment/words";
import type { Puzzle } from "./puzzle/puzzles";
import { sheetPlace } from "./sheet/settings";
import { translate as ofSheet } from "./sheet/words";
import { t, word } from "./words";

export function itemTitle(name: string): string {
  if (name === experimentPlace) return ofExperiment("title");
  return name === sheetPlace ? ofSheet("title") : word(`lesson.${name}`);
}

export function itemSummary(name: string): string {
  if (name === experimentPlace) return ofExperiment("about");
  return name === sheetPlace ? ofSheet("about") : word(`about.${name}`);
}

export const puzzleTitle = ({ chapter }: Puzzle): string =>
  t("page.puzzleNamed", { puzzle: word(`puzzle.${chapter}`) });
