/** Texts whose values are put in as they are, in the language of now. */

import type { FluentBundle } from "@fluent/bundle";
import type { ReadonlySignal } from "@preact/signals-core";
import { nameOf } from "../state/fluent";
import type { Catalogue } from "../state/translated";

type Values = Readonly<Record<string, string | number>>;

/** Says the texts of a catalogue by their keys. */
export const sayer =
  <Key extends string>(now: ReadonlySignal<Catalogue<FluentBundle>>) =>
  (key: Key, values: Values = {}): string => {
    const { texts } = now.value;
    const text = texts.getMessage(nameOf(key))?.value;
    const written = Object.entries(values).map(([name, value]) => [name, String(value)]);
    return text ? texts.formatPattern(text, Object.fromEntries(written), []) : key;
  };
