/** The language of the page: the one in the address, else the one that was chosen before, else the browser’s. */

import { signal } from "@preact/signals-core";
import { languages } from "./made-texts/languages";
import { recall, remember } from "./preferences";

export { languages };
/** One that nobody speaks, for trying the layout: only the address can ask for it. */
export const pseudo = "en-XA";
export type Language = (typeof languages)[number] | typeof pseudo;

/** What a language calls itself. */
export function languageName(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

const key = "nearpoint.language";
/** In the address: `?lang=ja`. */
const field = "lang";

/** The one that is wished for. Texts follow when they are there: `spoken` of `translated.ts` says which is shown. */
export const language = signal<Language>(first());

/** Keeps the choice in this browser, and in the address for whom it is passed on to. */
export function setLanguage(wish: Language): void {
  language.value = wish;
  remember(key, wish);
  const url = new URL(location.href);
  url.searchParams.set(field, wish);
  history.replaceState(history.state, "", url);
}

/** By whose habits times are written: the browser’s, where it speaks the page’s language. */
export const habits = (): string | undefined =>
  known(globalThis.navigator?.language) === language.value ? undefined : language.value;

/** Another page of ours, in the language that the address of this one asks for. */
export function inSameLanguage(address: string): string {
  const here = new URLSearchParams(globalThis.location?.search).get(field);
  return here === null ? address : `${address}?${new URLSearchParams({ [field]: here })}`;
}

/** `ru-RU` is Russian. */
function known(name: string | null | undefined): Language | undefined {
  if (name === pseudo) return pseudo;
  return languages.find((language) => language === name?.toLowerCase().split("-")[0]);
}

function first(): Language {
  const asked = new URLSearchParams(globalThis.location?.search).get(field);
  const usual = globalThis.navigator?.languages ?? [];
  return [asked, recall(key), ...usual].map(known).find((found) => found !== undefined) ?? "en";
}
