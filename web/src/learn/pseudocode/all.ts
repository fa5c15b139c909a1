/** The pseudocode of every lesson. It is a separate part of the page, which the first lesson loads. */

import { lines } from "../../state/made-texts/lesson-lines";
import files, { type Key } from "../../state/made-texts/pseudocode";
import { catalogueOf } from "../../state/translated";
import { translatorOf } from "../translator";
import type { Line } from "./code";

export const code: Readonly<Record<string, readonly Line[]>> = lines;

const say = translatorOf<Key>(catalogueOf(files));

/** Returns the text of a line of a lesson. */
export const lineText = (lesson: string, line: string): string => say(`${lesson}.${line}` as Key);
