/** Every sentence of the menus about parts, pairs and the picture that no other place has. */

import { words } from "../../state/translated";
import { context as english } from "./en/context";

export const context = words(english, {
  ja: async () => (await import("./ja/context")).context,
  ru: async () => (await import("./ru/context")).context,
});
