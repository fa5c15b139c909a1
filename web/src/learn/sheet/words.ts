/** Texts of the sheet. */

import { nameOf } from "../../state/fluent";
import { messagesOf } from "../../state/translated";

import files, { type Key } from "../../texts/sheet";

import { sayer } from "../sayer";

export type { Key };

const now = messagesOf(files);

/** A text with its values. */
export const say = sayer<Key>(now);

export const isKnown = (key: string): key is Key => now.value.texts.hasMessage(nameOf(key));
