/** Texts of the sheet. */

import { catalogue } from "../../state/translated";
import { sayer } from "../sayer";
import { en } from "./strings/en";

export type Key = keyof typeof en;

const now = catalogue(en, {
  ja: async () => (await import("./strings/ja")).ja,
  ru: async () => (await import("./strings/ru")).ru,
});

/** A text with its `{holes}` filled. */
export const say = sayer(now);
