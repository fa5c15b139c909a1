/** Every sentence of the review page, in the language of now: `texts/LANGUAGE/review`. Those of parts that are loaded later are in `strings/`. */

import { inList } from "../state/punctuation";
import { textsOf } from "../state/translated";
import files from "../texts/review";

export const text = textsOf(files);

/** One after another: “3 new, 2 worse”. What is false is left out. */
export const listed = (texts: readonly (string | false)[]): string =>
  inList(texts.filter((one) => one !== false));
