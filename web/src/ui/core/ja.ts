/** The core's messages in Japanese. */

import sentences from "../../engine/made-texts/ja";
import { speakerOf } from "./language";

const own = "[\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Han}、。：]";
/** Matches the spaces between Japanese characters around an inserted argument, which Japanese does not have. */
const between = new RegExp(`(?<=${own}) (?=${own})`, "gu");

export const speak = speakerOf(sentences, {
  name: "ja",
  comma: "、",
  quotes: ["「", "」"],
  finished: (sentence) => sentence.replace(between, ""),
});
