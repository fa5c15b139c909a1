/** Words of the pages of the course. */

import { messagesOf } from "../../state/translated";

import files, { type Key } from "../../texts/course";

import { sayer } from "../sayer";

export const say = sayer<Key>(messagesOf(files));
