/** Texts of the sheet. */

import { keyOf } from "../../state/fluent";
import files, { type Key } from "../../state/made-texts/sheet";
import { catalogueOf } from "../../state/translated";

import { translatorOf } from "../translator";
import { scene } from "./state";

export type { Key };

const now = catalogueOf(files);

/** Returns a text with its values. */
export const translate = translatorOf<Key>(now);

const isKnown = (key: string): key is Key => keyOf(key) in now.value.texts;

/** Returns the name of a contour: translated for built-in sheets, unchanged for files. */
export function named(name: string): string {
  const key = `contour.${name}`;
  return scene.value !== undefined && isKnown(key) ? translate(key) : name;
}
