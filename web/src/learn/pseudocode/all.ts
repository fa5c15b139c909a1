/** The pseudocode of every lesson. Its own part of the page, loaded by the first lesson. */

import { lines } from "../../state/made-texts/lesson-lines";
import files, { type Key } from "../../state/made-texts/pseudocode";
import { catalogueOf } from "../../state/translated";
import { sayer } from "../sayer";
import type { Line } from "./code";

export const code: Readonly<Record<string, readonly Line[]>> = lines;

const say = sayer<Key>(catalogueOf(files));

/** What a line of a lesson says. */
export const lineText = (lesson: string, line: string): string => say(`${lesson}.${line}` as Key);
