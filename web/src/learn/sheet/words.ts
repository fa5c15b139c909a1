/** Texts of the sheet. */

import { en } from "./strings/en";

export type Key = keyof typeof en;

/** A text with its `{holes}` filled. */
export const say = (name: Key, values: Readonly<Record<string, string | number>> = {}): string =>
  en[name].replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole));
