/** Renders texts of the catalogue: values in bold, and words by a given function. */

import { html, type TemplateResult } from "lit-html";
import type { Pattern } from "../state/fluent";
import type { LessonValues } from "./types";
import { fill } from "./words";

type Rendered = TemplateResult | string;

export const renderText = (
  text: Pattern,
  values: LessonValues,
  said: (words: string) => Rendered | Rendered[] = (words) => words,
): (Rendered | Rendered[])[] =>
  fill(text, values).map((piece) => (typeof piece === "string" ? said(piece) : html`<b>${piece.value}</b>`));
