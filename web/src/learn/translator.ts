/** Formats texts whose values are inserted unchanged, in the present language. */

import type { ReadonlySignal } from "@preact/signals-core";
import { type Entries, fillPattern, keyOf, textOf } from "../state/fluent";
import type { Catalogue } from "../state/translated";

type Values = Readonly<Record<string, string | number>>;

/** Returns a function for the texts of a catalogue by key. */
export const translatorOf =
  <Key extends string>(now: ReadonlySignal<Catalogue<object>>) =>
  (key: Key, values: Values = {}): string => {
    const texts = now.value.texts as Entries;
    const written = Object.entries(values).map(([name, value]) => [name, String(value)]);
    return fillPattern(textOf(texts[keyOf(key)]) ?? key, Object.fromEntries(written));
  };
