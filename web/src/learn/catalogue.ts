/** The texts of the lessons and of the page around them. Keys say of what kind, where, and which: `say.gilbert.refine`, `page.play`. */

import { messagesOf } from "../state/translated";

import files, { type Key } from "../texts/lessons";

import { share } from "./marked";

/** Texts of which TypeScript knows the names: those of the page. */
export type PageKey = Extract<Key, `page.${string}`>;

export const now = messagesOf(files, { SHARE: share });
