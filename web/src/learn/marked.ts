/** Marks the values in a text that is being composed. They are formatted when it is known which other values the text has. */

import type { LessonValue, LessonValues } from "./types";

/** A value, or a fraction that is written in per cent; undefined if it is missing. */
export type Hole = LessonValue | { share: number } | undefined;

const sign = "\uE000";

/** The values of one text, each a mark in it until the text is complete. */
export class Holes {
  readonly all: Hole[] = [];
  /** The object that formats a text's values, whichever it asks for. */
  readonly values: object;

  constructor(values: LessonValues) {
    this.values = new Proxy(values, { get: (_, name) => new Marked(values[String(name)], this) });
  }

  mark(hole: Hole): string {
    return `${sign}${this.all.push(hole) - 1}${sign}`;
  }

  /** Splits a text into words and values. */
  cut(text: string): (string | { hole: Hole })[] {
    return text.split(sign).map((piece, i) => (i % 2 === 0 ? piece : { hole: this.all[Number(piece)] }));
  }
}

/** A marked value; plural forms are selected by the value itself. */
class Marked {
  constructor(
    readonly value: LessonValue | undefined,
    readonly holes: Holes,
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
