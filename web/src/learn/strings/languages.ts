/** The catalogue in the language of now. Another language is another file like `en.ts`, typed `Catalogue`, and a line here. */

import { catalogue } from "../../state/translated";
import { en } from "./en";

export const now = catalogue(en, {
  ja: async () => (await import("./ja")).ja,
  ru: async () => (await import("./ru")).ru,
});
