/** Sentences about revisions, and about files of what others decided. */

import { words } from "../../state/translated";
import { revisionText as english } from "./en/revision";

export const revisionText = words(english, {
  ja: async () => (await import("./ja/revision")).revisionText,
  ru: async () => (await import("./ru/revision")).revisionText,
});
