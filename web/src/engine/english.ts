/** English sentences of messages: those of the page, and what programs get in every language. */

import { speaker } from "./catalogue";
import sentences from "./made-texts/en";
import { asMessage } from "./message";

const asItIs = (text: string): string => text;

export const speak = speaker(sentences, {
  name: "en",
  comma: ", ",
  number: String,
  text: asItIs,
  foreign: asItIs,
  finished: asItIs,
});

/** The English sentence of a text that may be a message. */
export function english(text: string): string {
  const message = asMessage(text);
  return message ? speak(message) : text;
}

/** What a row may say in messages. */
interface Says {
  readonly failure?: string;
  readonly why?: string;
  readonly diagnostics?: { readonly sentences: readonly string[] };
}

/** A row as programs get it, with English sentences for its messages. */
export function inEnglish<Row extends object>(row: Row): Row {
  const { failure, why, diagnostics }: Says = row;
  return {
    ...row,
    ...(failure !== undefined && { failure: english(failure) }),
    ...(why !== undefined && { why: english(why) }),
    ...(diagnostics && { diagnostics: { ...diagnostics, sentences: diagnostics.sentences.map(english) } }),
  };
}

/** An error that a worker has told of: an English sentence for programs, and what the page says of it in its language. */
export class MessageError extends Error {
  constructor(readonly said: string) {
    super(english(said));
  }
}

/** What the page says of an error. */
export const messageOf = (error: Error): string =>
  error instanceof MessageError ? error.said : error.message;
