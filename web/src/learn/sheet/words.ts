/** Texts of the sheet. */

import { filled } from "../template";
import { en } from "./strings/en";

export type Key = keyof typeof en;

/** A text with its `{holes}` filled. */
export const say = (name: Key, values: Readonly<Record<string, string | number>> = {}): string =>
  filled(en[name], values);
