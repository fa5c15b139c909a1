/** The notes of each chapter. */

import { catalogue } from "../../state/translated";
import type { Notes } from "./notes";
import { teaching } from "./strings/en/teaching";

const now = catalogue(teaching, {
  ja: async () => (await import("./strings/ja/teaching")).teaching,
  ru: async () => (await import("./strings/ru/teaching")).teaching,
});

export const notesOf = (chapter: string): Notes | undefined =>
  Object.hasOwn(teaching, chapter) ? now.value.texts[chapter] : undefined;
