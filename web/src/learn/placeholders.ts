/** Marks the values in a text that is being composed. They are formatted when it is known which other values the text has. */

import type { LessonValue, LessonValues } from "./types";

/** A value, or a fraction that is written in per cent; undefined if it is missing. */
export type Placeholder = LessonValue | { share: number } | undefined;

const marker = "\uE000";

/** The values of one text, each a mark in it until the text is complete. */
export class Placeholders {
  readonly all: Placeholder[] = [];
  /** The object that returns a mark for every value that a text uses. */
  readonly values: object;

  constructor(values: LessonValues) {
    this.values = new Proxy(values, { get: (_, name) => new MarkedValue(values[String(name)], this) });
  }

  mark(hole: Placeholder): string {
    return `${marker}${this.all.push(hole) - 1}${marker}`;
  }

  /** Splits a text into words and values. */
  split(text: string): (string | { hole: Placeholder })[] {
    return text.split(marker).map((piece, i) => (i % 2 === 0 ? piece : { hole: this.all[Number(piece)] }));
  }
}

/** A marked value; plural forms are selected by the value itself. */
class MarkedValue {
  constructor(
    readonly value: LessonValue | undefined,
    readonly holes: Placeholders,
  ) {}

  toString(): string {
    return this.holes.mark(this.value);
  }

  valueOf(): LessonValue | undefined {
    return this.value;
  }

  share(): string {
    return this.holes.mark({ share: Number(this.value) });
  }
}
