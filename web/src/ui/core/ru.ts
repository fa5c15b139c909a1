/** The core's messages in Russian. */

import sentences from "../../engine/made-texts/ru";
import { speakerOf } from "./language";

export const speak = speakerOf(sentences, {
  name: "ru",
  comma: ", ",
  quotes: ["«", "»"],
  finished: (sentence) => sentence,
});
