/** The experiment's texts. */

import { keyOf } from "../../state/fluent";
import files, { type Key } from "../../state/made-texts/experiment";
import { catalogueOf } from "../../state/translated";

import { translatorOf } from "../translator";

export type { Key };

const now = catalogueOf(files);

/** Returns a text with its values. */
export const translate = translatorOf<Key>(now);

/** Returns a text by a composed key; without a text, it returns the end of the key. */
export const named = (name: string): string =>
  keyOf(name) in now.value.texts ? translate(name as Key) : (name.split(".").at(-1) ?? name);

/** Returns the words of charts by their keys: `chart.distance-A`, `line.speed-B-3`, `axis.mm`. */
export function chartWord(name: string): string {
  const [, error, task] = /^chart\.(distance|angle)-(A|B|C)$/.exec(name) ?? [];
  if (error && task) return translate(`chart.${error}` as Key, { task: named(`task.${task}`) });
  const [, of, mode] = /^line\.speed-(A|B|C)-(\d)$/.exec(name) ?? [];
  if (of && mode) return `${named(`task.${of}`)}, ${named(`line.mode-${mode}`)}`;
  return named(name === "chart.distance-snail" ? "chart.snail" : name);
}
