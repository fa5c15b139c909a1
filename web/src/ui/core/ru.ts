/** Messages of the core in Russian. */

import sentences from "../../state/made-texts/ru/messages";
import { speakerOf } from "./language";

export const speak = speakerOf(sentences, {
  name: "ru",
  comma: ", ",
  quotes: ["«", "»"],
  finished: (sentence) => sentence,
});
