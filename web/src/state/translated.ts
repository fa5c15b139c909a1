/**
 * Texts in the language of now. English comes with the page; another language is loaded when it is wished for, and until it is
 * there the texts stay as they were.
 */

import type { FluentBundle } from "@fluent/bundle";
import { computed, effect, type ReadonlySignal, signal } from "@preact/signals-core";
import { bundleOf, type Functions, type Source, treeOf } from "./fluent";
import { type Language, language, pseudo } from "./language";
import { until } from "./until";

/** A language that is not among them keeps English. */
type Others<Texts> = Readonly<Record<string, (() => Promise<Texts>) | undefined>>;

export interface Catalogue<Texts> {
  language: Language;
  texts: Texts;
}

/** How many catalogues are on their way. */
const underWay = signal(0);

/** The language that is shown; undefined while texts are on their way. */
export const spoken = computed(() => (underWay.value > 0 ? undefined : language.value));

/** A language whose texts could not be loaded: what is shown is the one before. */
export const notLoaded = signal<Language | undefined>(undefined);

/** A catalogue that follows the language. */
export function catalogue<Texts extends object>(
  english: Texts,
  others: Others<Texts>,
): ReadonlySignal<Catalogue<Texts>> {
  const here: Catalogue<Texts> = { language: "en", texts: english };
  const now = signal(here);
  effect(() => {
    const wish = language.value;
    if (wish === now.peek().language) return;
    const other = others[wish];
    if (other) void load(wish, other, (texts) => (now.value = { language: wish, texts }));
    else now.value = here;
  });
  return now;
}

async function load<Texts>(wish: Language, texts: () => Promise<Texts>, show: (texts: Texts) => void) {
  underWay.value = underWay.peek() + 1;
  try {
    const loaded = await texts();
    if (wish === language.peek()) show(loaded);
  } catch {
    notLoaded.value = wish;
  } finally {
    underWay.value = underWay.peek() - 1;
  }
}

/** What was read of Fluent files in each language; one that nobody speaks is made of English. */
function read<Texts>(
  { english, others }: Source<unknown>,
  make: (text: string, language: string, transform?: (text: string) => string) => Texts,
): Others<Texts> {
  const made = Object.entries(others).map(([language, load]) => [
    language,
    async () => make(await load(), language),
  ]);
  const pretended = async () => make(english, "en", (await import("./pseudo")).lengthened);
  return { ...Object.fromEntries(made), [pseudo]: pretended };
}

/** The texts of Fluent files as a tree, in the language of now. */
export function textsOf<Texts extends object>(source: Source<Texts>): Texts {
  const like = treeOf<Texts>(source.english, { language: "en" });
  return words(
    like,
    read(source, (text, language, transform) => treeOf(text, { language, transform }, like)),
  );
}

/** The messages of Fluent files by their names, in the language of now. */
export const messagesOf = (
  source: Source<unknown>,
  functions: Functions = {},
): ReadonlySignal<Catalogue<FluentBundle>> =>
  catalogue(
    bundleOf(source.english, { language: "en", functions }),
    read(source, (text, language, transform) => bundleOf(text, { language, functions, transform })),
  );

/** The texts of a catalogue, read in the language of now wherever they are read, however deep. */
export function words<Texts extends object>(english: Texts, others: Others<Texts>): Texts {
  const now = catalogue(english, others);
  return view(() => now.value.texts) as Texts;
}

function view(read: () => object): object {
  const deeper = new Map<PropertyKey, object>();
  return new Proxy(read(), {
    get: (_, key) => {
      const value: unknown = Reflect.get(read(), key);
      if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
      const known = deeper.get(key) ?? view(() => Reflect.get(read(), key) as object);
      deeper.set(key, known);
      return known;
    },
  });
}

/** Resolves when all texts are there. */
export const allThere = (): Promise<void> => until(() => underWay.value === 0);
