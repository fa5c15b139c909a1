/** Sentences of messages in one language, from a file in a subset of Fluent: texts, `{ $argument }`, and choices by plural. */

import { type Arg, asMessage, type Message } from "./message";

export interface Language {
  /** Of the plural rules. */
  readonly name: string;
  /** What stands between the things of a list. */
  readonly comma: string;
  number(n: number): string;
  /** A name, or other words that are the same in every language. */
  text(words: string): string;
  /** The words of another program, which nobody has translated. */
  foreign(words: string): string;
  /** The whole sentence, once its arguments are in it. */
  finished(sentence: string): string;
}

export type Speak = (message: Message) => string;

const placeable = /\{ (?:\$(\w+)(?: ->([^{}]*))?|"([^"]*)")\s*\}/g;
const variant = /(\*?)\[(\w+)\] ([^\n]*)/g;

/** Arguments in which another message may be as text. In others it is a name, which may look like one. */
const reasons: ReadonlySet<string> = new Set(["error", "problem", "what", "why", "words"]);

/** The sentences of a file by their codes. */
export function sentencesOf(file: string): ReadonlyMap<string, string> {
  const entries = file.matchAll(/^([\w-]+) = (.*(?:\n +.*)*)/gm);
  return new Map([...entries].map(([, code = "", text = ""]) => [code, text]));
}

/** Says messages by these sentences, and those that lack one by the others. */
export function speaker(file: string, language: Language, otherwise?: Speak): Speak {
  const sentences = sentencesOf(file);
  const rules = new Intl.PluralRules(language.name);

  function shown(name: string, arg: Arg): string {
    if (typeof arg === "number") return language.number(arg);
    if (typeof arg === "string") {
      const inner = reasons.has(name) ? asMessage(arg) : undefined;
      return inner ? say(inner) : language.text(arg);
    }
    return "code" in arg ? say(arg) : arg.map((one) => shown(name, one)).join(language.comma);
  }

  function chosen(arg: Arg, choices: string): string {
    const kind = rules.select(Number(arg));
    const variants = [...choices.matchAll(variant)];
    const [, , , text = ""] =
      variants.find(([, , key]) => key === kind) ?? variants.find(([, isDefault]) => isDefault === "*") ?? [];
    return text;
  }

  function say(message: Message): string {
    const sentence = sentences.get(message.code);
    if (sentence === undefined) return otherwise?.(message) ?? message.code;
    const said = sentence.replace(placeable, (_, name?: string, choices?: string, literal = "") => {
      if (name === undefined) return literal;
      const arg = message.args[name] ?? "";
      return choices === undefined ? shown(name, arg) : chosen(arg, choices);
    });
    return message.code === "foreign" ? language.foreign(said) : said;
  }

  return (message) => language.finished(say(message));
}
