/** The texts of the review page in the present language: `texts/LANGUAGE/review`. Texts of parts that are loaded later are in `strings/`. */

import files from "../state/made-texts/review";
import { inList } from "../state/punctuation";
import { textsOf } from "../state/translated";

export const text = textsOf(files);

/** Joins texts as a list, “3 new, 2 worse”, without those that are false. */
export const listText = (texts: readonly (string | false)[]): string =>
  inList(texts.filter((one) => one !== false));
