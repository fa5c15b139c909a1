/** The common parts of the catalogues other than English. */

import { type Language, type Speak, speaker } from "../../engine/catalogue";
import { speak as english } from "../../engine/english";
import { count } from "../../state/format";

/** The marks around words that stayed English. */
export const [open, close] = ["\u0001", "\u0002"];

type Own = Pick<Language, "name" | "comma" | "finished"> & { readonly quotes: readonly [string, string] };

/** Returns a catalogue whose numbers have the page's format and whose names have the language’s quotation marks. */
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
