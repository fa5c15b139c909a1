/** The texts of the lessons and of the page around them. Keys say of what kind, where, and which: `say.gilbert.refine`, `page.play`. */

import files, { type Key } from "../state/made-texts/lessons";
import { catalogueOf } from "../state/translated";

/** Texts of which TypeScript knows the names: those of the page. */
export type PageKey = Extract<Key, `page.${string}`>;

export const now = catalogueOf(files);
