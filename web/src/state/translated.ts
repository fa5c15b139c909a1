/** The texts in the present language. English is part of the page. Other languages are loaded on request, and until then the texts do not change. */

import { computed, effect, type ReadonlySignal, signal } from "@preact/signals-core";
import { formatter, type Source } from "./fluent";
import { type Language, language, pseudo } from "./language";
import { until } from "./until";

/** Loaders of the other languages. A language that is missing keeps English. */
type LazyCatalogues<Texts> = Readonly<Record<string, (() => Promise<Texts>) | undefined>>;

export interface Catalogue<Texts> {
  language: Language;
  texts: Texts;
}

/** The number of catalogues that are loading. */
const loadingCount = signal(0);

/** The language that is shown; undefined while texts are loading. */
export const spoken = computed(() => (loadingCount.value > 0 ? undefined : language.value));

/** A language whose texts could not be loaded; then the one before is shown. */
export const notLoaded = signal<Language | undefined>(undefined);

/** Returns a catalogue that follows the language. */
export function catalogue<Texts extends object>(
  english: Texts,
  others: LazyCatalogues<Texts>,
): ReadonlySignal<Catalogue<Texts>> {
  const here: Catalogue<Texts> = { language: "en", texts: english };
  const now = signal(here);
  effect(() => {
    const options = language.value;
    if (options === now.peek().language) return;
    const other = others[options];
    if (other) void load(options, other, (texts) => (now.value = { language: options, texts }));
    else now.value = here;
  });
  return now;
}

async function load<Texts>(options: Language, texts: () => Promise<Texts>, show: (texts: Texts) => void) {
  loadingCount.value = loadingCount.peek() + 1;
  try {
    const loaded = await texts();
    if (options === language.peek()) show(loaded);
  } catch {
    notLoaded.value = options;
  } finally {
    loadingCount.value = loadingCount.peek() - 1;
  }
}

/** Returns a catalogue of Fluent files. The pseudo language is derived from English. */
export function catalogueOf<Texts extends object>({
  english,
  others,
}: Source<Texts>): ReadonlySignal<Catalogue<Texts>> {
  const own = english(formatter("en"));
  const made = Object.entries(others).map(([language, load]) => [
    language,
    async () => (await load())(formatter(language)),
  ]);
  const pretended = async () => (await import("./pseudo")).pseudoText(own);
  return catalogue(own, { ...Object.fromEntries(made), [pseudo]: pretended });
}

/** Returns the texts of Fluent files in the present language. */
export const textsOf = <Texts extends object>(source: Source<Texts>): Texts => following(catalogueOf(source));

/** Returns a catalogue's texts, which read the present language on each access at any depth. */
export function words<Texts extends object>(english: Texts, others: LazyCatalogues<Texts>): Texts {
  return following(catalogue(english, others));
}

const following = <Texts extends object>(now: ReadonlySignal<Catalogue<Texts>>): Texts =>
  view(() => now.value.texts) as Texts;

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

/** Resolves when all texts are loaded. */
export const whenLoaded = (): Promise<void> => until(() => loadingCount.value === 0);
