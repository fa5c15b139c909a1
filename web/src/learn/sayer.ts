/** Texts whose holes are filled with values as they are, in the language of now. */

import type { ReadonlySignal } from "@preact/signals-core";
import type { Catalogue } from "../state/translated";
import { filled } from "./template";

type Values = Readonly<Record<string, string | number>>;

/** Says the texts of a catalogue by their keys. */
export const sayer =
  <Key extends string>(now: ReadonlySignal<Catalogue<Readonly<Record<Key, string>>>>) =>
  (key: Key, values: Values = {}): string =>
    filled(now.value.texts[key], values);
