/** Renders texts of the catalogue: values in bold, and words by a given function. */

import { html, type TemplateResult } from "lit-html";
import type { Pattern } from "../state/fluent";
import type { LessonValues } from "./types";
import { fill } from "./words";

type Rendered = TemplateResult | string;

export const renderText = (
  text: Pattern,
  values: LessonValues,
  renderWords: (words: string) => Rendered | Rendered[] = (words) => words,
): (Rendered | Rendered[])[] =>
  fill(text, values).map((piece) =>
    typeof piece === "string" ? renderWords(piece) : html`<b>${piece.value}</b>`,
  );
