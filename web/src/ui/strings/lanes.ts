/** Sentences about which thread did what. */

import { words } from "../../state/translated";
import { lanes as english } from "./en/lanes";

export const lanes = words(english, {
  ja: async () => (await import("./ja/lanes")).lanes,
  ru: async () => (await import("./ru/lanes")).lanes,
});
