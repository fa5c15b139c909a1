/** Texts of the sheet. */

import { keyOf } from "../../state/fluent";
import files, { type Key } from "../../state/made-texts/sheet";
import { catalogueOf } from "../../state/translated";

import { sayer } from "../sayer";

export type { Key };

const now = catalogueOf(files);

/** A text with its values. */
export const say = sayer<Key>(now);

export const isKnown = (key: string): key is Key => keyOf(key) in now.value.texts;
