/** Messages of the core in Japanese. */

import sentences from "../../engine/made-texts/ja";
import { speakerOf } from "./language";

const own = "[\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Han}、。：]";
/** Japanese has no space where an argument turned out to be Japanese, too. */
const between = new RegExp(`(?<=${own}) (?=${own})`, "gu");

export const speak = speakerOf(sentences, {
  name: "ja",
  comma: "、",
  quotes: ["「", "」"],
  finished: (sentence) => sentence.replace(between, ""),
});
