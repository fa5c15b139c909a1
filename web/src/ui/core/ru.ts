/** Messages of the core in Russian. */

import { speakerOf } from "./language";
import file from "./ru.ftl?raw";

export const speak = speakerOf(file, {
  name: "ru",
  comma: ", ",
  quotes: ["«", "»"],
  finished: (sentence) => sentence,
});
