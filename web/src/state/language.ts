/** The language of the page: from the address, else from the last choice, else the browser’s. */

import { signal } from "@preact/signals-core";
import { languages } from "./made-texts/languages";
import { recall, remember } from "./preferences";

export { languages };
/** A pseudo language for testing the layout; only the address can select it. */
export const pseudo = "en-XA";
export type Language = (typeof languages)[number] | typeof pseudo;

/** Returns the name of a language in that language. */
export function languageName(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

const key = "nearpoint.language";
/** The field in the address: `?lang=ja`. */
const field = "lang";

/** The requested language. Its texts may still be loading: `spoken` of `translated.ts` is the one that is shown. */
export const language = signal<Language>(first());

/** Sets the language, remembers it in this browser, and puts it into the address for sharing. */
export function setLanguage(options: Language): void {
  language.value = options;
  remember(key, options);
  const url = new URL(location.href);
  url.searchParams.set(field, options);
  history.replaceState(history.state, "", url);
}

/** Returns the locale for times: the browser’s, if it has the page’s language. */
export const timeLocale = (): string | undefined =>
  known(globalThis.navigator?.language) === language.value ? undefined : language.value;

/** Returns the address of another page of this site, in the language that this page's address names. */
export function inSameLanguage(address: string): string {
  const here = new URLSearchParams(globalThis.location?.search).get(field);
  return here === null ? address : `${address}?${new URLSearchParams({ [field]: here })}`;
}

/** Returns an address of this site without a query, with the present language added. */
export const inLanguage = (address: string): string =>
  `${address}?${new URLSearchParams({ [field]: language.peek() })}`;

/** Returns the supported language for a tag; `ru-RU` is Russian. */
function known(name: string | null | undefined): Language | undefined {
  if (name === pseudo) return pseudo;
  return languages.find((language) => language === name?.toLowerCase().split("-")[0]);
}

function first(): Language {
  const asked = new URLSearchParams(globalThis.location?.search).get(field);
  const usual = globalThis.navigator?.languages ?? [];
  return [asked, recall(key), ...usual].map(known).find((found) => found !== undefined) ?? "en";
}
