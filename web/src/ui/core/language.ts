/** What the catalogues of other languages than English share. */

import { type Language, type Speak, speaker } from "../../engine/catalogue";
import { speak as english } from "../../engine/english";
import { count } from "../../state/format";

/** Around words that stayed English. */
export const [open, close] = ["\u0001", "\u0002"];

type Own = Pick<Language, "name" | "comma" | "finished"> & { readonly quotes: readonly [string, string] };

/** A catalogue whose numbers are written as the page writes them, and whose names are in the language’s own quotation marks. */
export const speakerOf = (sentences: Parameters<typeof speaker>[0], { quotes, ...own }: Own): Speak =>
  speaker(
    sentences,
    {
      ...own,
      number: count,
      text: (words) => words.replace(/“/g, quotes[0]).replace(/”/g, quotes[1]),
      foreign: (words) => (/[a-z]{2,} [a-z]{2,}/.test(words) ? open + words + close : words),
    },
    (message) => open + english(message) + close,
  );
