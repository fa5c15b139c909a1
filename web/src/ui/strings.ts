/** Every sentence of the page, in the language of now. Those of parts that are loaded later are in `strings/`. */

import { words } from "../state/translated";
import { text as english } from "./strings/en/main";

export const text = words(english, {
  ja: async () => (await import("./strings/ja/main")).text,
  ru: async () => (await import("./strings/ru/main")).text,
});
