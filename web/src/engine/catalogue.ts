/** Sentences of messages in one language; `build/texts` makes them of Fluent files. */

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

/** What sentences are made with: it puts arguments into them, and tells which plural form a number has. */
export interface Formatter {
  t(text: TemplateStringsArray, ...values: unknown[]): string;
  is(value: unknown, form: string): boolean;
}

// biome-ignore lint/suspicious/noExplicitAny: each sentence has arguments of its own.
export type Values = any;
/** Sentences by their codes, or what makes them of their arguments. */
export type Texts = Readonly<Record<string, string | ((values: Values) => string)>>;

export type Speak = (message: Message) => string;

/** Arguments in which another message may be as text. In others it is a name, which may look like one. */
const reasons: ReadonlySet<string> = new Set(["error", "problem", "what", "why", "words"]);

/** Says messages by these sentences, and those that lack one by the others. */
export function speaker(make: (formatter: Formatter) => Texts, language: Language, otherwise?: Speak): Speak {
  const rules = new Intl.PluralRules(language.name);

  function shown(name: string, arg: Arg): string {
    if (typeof arg === "number") return language.number(arg);
    if (typeof arg === "string") {
      const inner = reasons.has(name) ? asMessage(arg) : undefined;
      return inner ? say(inner) : language.text(arg);
    }
    return "code" in arg ? say(arg) : arg.map((one) => shown(name, one)).join(language.comma);
  }

  /** What sentences put in, and choose their plural forms by. */
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

  function say(message: Message): string {
    const { code, args } = message;
    const sentence = Object.hasOwn(sentences, code) ? sentences[code] : undefined;
    if (sentence === undefined) return otherwise?.(message) ?? code;
    const said = typeof sentence === "string" ? sentence : sentence(values(args));
    return code === "foreign" ? language.foreign(said) : said;
  }

  return (message) => language.finished(say(message));
}
