/** Values in a text that is being put together: they are written once it is known which others stand beside them. */

import { type FluentFunction, FluentNumber } from "@fluent/bundle";
import type { LessonValue } from "./types";

/** A value, or a share that is written in per cent; undefined: nobody gave it. */
export type Hole = LessonValue | { share: number } | undefined;

const sign = "\uE000";

/** Holes of one text, each a mark in it until the text is whole. */
export class Holes {
  readonly all: Hole[] = [];

  mark(hole: Hole): string {
    return `${sign}${this.all.push(hole) - 1}${sign}`;
  }

  /** What stands in place of a value: words choose their form by a number. */
  argument(value: LessonValue | undefined): string | FluentNumber {
    return typeof value === "number" ? new Marked(value, this) : this.mark(value);
  }

  /** Words and holes by turns. */
  cut(text: string): (string | { hole: Hole })[] {
    return text.split(sign).map((piece, i) => (i % 2 === 0 ? piece : { hole: this.all[Number(piece)] }));
  }
}

class Marked extends FluentNumber {
  constructor(
    value: number,
    readonly holes: Holes,
  ) {
    super(value);
  }

  override toString(): string {
    return this.holes.mark(this.value);
  }
}

/** `{ SHARE($x) }`: in per cent. */
export const share: FluentFunction = ([value]) =>
  value instanceof Marked ? value.holes.mark({ share: value.value }) : String(value);
