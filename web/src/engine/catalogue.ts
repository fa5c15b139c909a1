/** Turns messages into sentences of one language. `build/texts` generates the sentences from Fluent files. */

import { type Arg, asMessage, type Message } from "./message";

export interface Language {
  /** The name of the language for the plural rules. */
  readonly name: string;
  /** The separator of list items. */
  readonly comma: string;
  number(n: number): string;
  /** Returns a name, or other words that are the same in every language. */
  text(words: string): string;
  /** Returns the untranslated words of another program. */
  foreign(words: string): string;
  /** Returns the whole sentence after its arguments were inserted. */
  finished(sentence: string): string;
}

/** Formats sentences: inserts arguments and selects plural forms. */
export interface Formatter {
  t(text: TemplateStringsArray, ...values: unknown[]): string;
  is(value: unknown, form: string): boolean;
}

// biome-ignore lint/suspicious/noExplicitAny: each sentence has arguments of its own.
export type Values = any;
/** Sentences by their codes, or functions from their arguments. */
export type Texts = Readonly<Record<string, string | ((values: Values) => string)>>;

export type Speak = (message: Message) => string;

/** The arguments that may contain another message as text. All other texts are names, even if they look like a message. */
const reasons: ReadonlySet<string> = new Set(["error", "problem", "what", "why", "words"]);

/** Returns a function that speaks messages by these sentences, and by `otherwise` those that lack one. */
export function speaker(make: (formatter: Formatter) => Texts, language: Language, otherwise?: Speak): Speak {
  const rules = new Intl.PluralRules(language.name);

  function shown(name: string, arg: Arg): string {
    if (typeof arg === "number") return language.number(arg);
    if (typeof arg === "string") {
      const inner = reasons.has(name) ? asMessage(arg) : undefined;
      return inner ? format(inner) : language.text(arg);
    }
    return "code" in arg ? format(arg) : arg.map((one) => shown(name, one)).join(language.comma);
  }

  /** Returns the values that sentences insert and select plural forms by. */
  const values = (args: Message["args"]): object =>
    Object.fromEntries(
      Object.entries(args).map(([name, arg]) => [
        name,
        { toString: () => shown(name, arg), valueOf: () => Number(arg) },
      ]),
    );

  const sentences = make({
    t: (text, ...values) => text.reduce((said, words, i) => `${said}${values[i - 1] ?? ""}${words}`),
    is: (arg, form) => rules.select(Number(arg ?? 0)) === form,
  });

  function format(message: Message): string {
    const { code, args } = message;
    const sentence = Object.hasOwn(sentences, code) ? sentences[code] : undefined;
    if (sentence === undefined) return otherwise?.(message) ?? code;
    const formatted = typeof sentence === "string" ? sentence : sentence(values(args));
    return code === "foreign" ? language.foreign(formatted) : formatted;
  }

  return (message) => language.finished(format(message));
}
