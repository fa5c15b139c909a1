/** The languages there are. Another one is another file like `en.ts`, typed `Catalogue`, and a line here. */

import type { Catalogue } from "./catalogue";
import { en } from "./en";

export const languages = { en } satisfies Record<string, Catalogue>;
export type Language = keyof typeof languages;
