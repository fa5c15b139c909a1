/** The experiment's texts, in the language that the reader chose, or that the browser is set to. */

import { signal } from "@preact/signals-core";
import { filled } from "../template";
import { en } from "./strings/en";
import { ja } from "./strings/ja";
import { ru } from "./strings/ru";

export type Key = keyof typeof en;
export type Texts = { readonly [K in Key]: string };

export const languages = { en, ja, ru } satisfies Record<string, Texts>;
export type Language = keyof typeof languages;
/** Each in its own words. */
export const languageNames: Record<Language, string> = { en: "English", ja: "日本語", ru: "Русский" };

const key = "nearpoint.language";
const known = (name: string | null | undefined): Language | undefined =>
  (Object.keys(languages) as Language[]).find((language) => language === name?.slice(0, 2));

export const language = signal<Language>(known(read()) ?? known(globalThis.navigator?.language) ?? "en");

export function setLanguage(wish: Language): void {
  language.value = wish;
  try {
    localStorage.setItem(key, wish);
  } catch {
    // No storage in this frame: the choice lasts as long as the page.
  }
}

/** A text with its `{holes}` filled. */
export const say = (name: Key, values: Readonly<Record<string, string | number>> = {}): string =>
  filled(languages[language.value][name], values);

/** A text by a key that is put together; one that no one wrote a text for shows its end. */
export const named = (name: string): string =>
  Object.hasOwn(en, name) ? say(name as Key) : (name.split(".").at(-1) ?? name);

/** What the charts are made of, by the keys that charts use: `chart.distance-A`, `line.speed-B-3`, `axis.mm`. */
export function chartWord(name: string): string {
  const [, error, task] = /^chart\.(distance|angle)-(A|B|C)$/.exec(name) ?? [];
  if (error && task) return say(`chart.${error}` as Key, { task: named(`task.${task}`) });
  const [, of, mode] = /^line\.speed-(A|B|C)-(\d)$/.exec(name) ?? [];
  if (of && mode) return `${named(`task.${of}`)}, ${named(`line.mode-${mode}`)}`;
  return named(name === "chart.distance-snail" ? "chart.snail" : name);
}

function read(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
