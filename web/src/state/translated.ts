/**
 * Texts in the language of now. English comes with the page; another language is loaded when it is wished for, and until it is
 * there the texts stay as they were.
 */

import { computed, effect, type ReadonlySignal, signal } from "@preact/signals-core";
import { type Language, language } from "./language";
import { until } from "./until";

type Others<Texts> = { readonly [Key in Exclude<Language, "en">]: () => Promise<Texts> };

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
    if (wish === "en") now.value = here;
    else void load(wish, others[wish], (texts) => (now.value = { language: wish, texts }));
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
