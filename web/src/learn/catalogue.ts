/** The texts of the lessons and of their page. A key names the kind, the lesson and the text: `say.gilbert.refine`, `page.play`. */

import files, { type Key } from "../state/made-texts/lessons";
import { catalogueOf } from "../state/translated";

/** The keys of the page's texts, which TypeScript checks. */
export type PageKey = Extract<Key, `page.${string}`>;

export const now = catalogueOf(files);
