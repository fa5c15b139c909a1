/** Turns messages into English sentences, for the page and, in every language, for programs. */

import { speaker } from "./catalogue";
import sentences from "./made-texts/en";
import { asMessage } from "./message";

const unchanged = (text: string): string => text;

export const speak = speaker(sentences, {
  name: "en",
  comma: ", ",
  number: String,
  text: unchanged,
  foreign: unchanged,
  finished: unchanged,
});

/** Returns the English sentence of a text that may be a message. */
export function english(text: string): string {
  const message = asMessage(text);
  return message ? speak(message) : text;
}

/** The fields of a row that may hold messages. */
interface EngineText {
  readonly failure?: string;
  readonly why?: string;
  readonly diagnostics?: { readonly sentences: readonly string[] };
}

/** Returns a row for programs, with English sentences in place of its messages. */
export function toEnglish<Row extends object>(row: Row): Row {
  const { failure, why, diagnostics }: EngineText = row;
  return {
    ...row,
    ...(failure !== undefined && { failure: english(failure) }),
    ...(why !== undefined && { why: english(why) }),
    ...(diagnostics && { diagnostics: { ...diagnostics, sentences: diagnostics.sentences.map(english) } }),
  };
}

/** An error that a worker reported: an English sentence for programs, and a message for the page in its language. */
export class MessageError extends Error {
  constructor(readonly messageText: string) {
    super(english(messageText));
  }
}

/** Returns the message of an error for the page. */
export const messageOf = (error: Error): string =>
  error instanceof MessageError ? error.messageText : error.message;
