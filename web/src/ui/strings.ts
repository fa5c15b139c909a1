/** Every sentence of the review page, in the language of now: `texts/LANGUAGE/review`. Those of parts that are loaded later are in `strings/`. */

import files from "../state/made-texts/review";
import { inList } from "../state/punctuation";
import { textsOf } from "../state/translated";

export const text = textsOf(files);

/** One after another: “3 new, 2 worse”. What is false is left out. */
export const listed = (texts: readonly (string | false)[]): string =>
  inList(texts.filter((one) => one !== false));
