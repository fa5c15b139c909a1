/** Values in a text that is being put together: they are written once it is known which others stand beside them. */

import type { LessonValue, LessonValues } from "./types";

/** A value, or a share that is written in per cent; undefined: nobody gave it. */
export type Hole = LessonValue | { share: number } | undefined;

const sign = "\uE000";

/** Holes of one text, each a mark in it until the text is whole. */
export class Holes {
  readonly all: Hole[] = [];
  /** What a text is given: whatever it asks for. */
  readonly values: object;

  constructor(values: LessonValues) {
    this.values = new Proxy(values, { get: (_, name) => new Marked(values[String(name)], this) });
  }

  mark(hole: Hole): string {
    return `${sign}${this.all.push(hole) - 1}${sign}`;
  }

  /** Words and holes by turns. */
  cut(text: string): (string | { hole: Hole })[] {
    return text.split(sign).map((piece, i) => (i % 2 === 0 ? piece : { hole: this.all[Number(piece)] }));
  }
}

/** Words choose their form by the value itself. */
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
