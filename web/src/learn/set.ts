/** Renders texts of the catalogue: values in bold, and words by `said`. */

import { html, type TemplateResult } from "lit-html";
import type { Pattern } from "../state/fluent";
import type { LessonValues } from "./types";
import { fill } from "./words";

type Set = TemplateResult | string;

export const set = (
  text: Pattern,
  values: LessonValues,
  said: (words: string) => Set | Set[] = (words) => words,
): (Set | Set[])[] =>
  fill(text, values).map((piece) => (typeof piece === "string" ? said(piece) : html`<b>${piece.value}</b>`));
