/** The catalogue of the lessons in every language. */

import { en } from "../../src/learn/strings/en";
import { ja } from "../../src/learn/strings/ja";
import { ru } from "../../src/learn/strings/ru";

export const languages = { en, ja, ru };
