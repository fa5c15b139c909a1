/** Compares each language with English: no message is missing or extra, and no value is unknown in English. */

import {
  type Catalogue,
  cataloguesOf,
  functions,
  languagesOf,
  pathOf,
  patternsOf,
  readCatalogue,
  source,
  type Text,
} from "./read.ts";

export function problemsOf(root: string): string[] {
  return cataloguesOf(root).flatMap((name) => {
    const english = readCatalogue(root, source, name);
    return languagesOf(root).flatMap((language) => {
      const own = language === source ? english : readCatalogue(root, language, name);
      return [...own.problems, ...unknownCalls(own, language), ...differences(english, own, language)];
    });
  });
}

const unknownCalls = ({ texts }: Catalogue, language: string): string[] =>
  [...texts.values()].flatMap(({ id, calls, file }) =>
    calls
      .filter((call) => !functions.includes(call))
      .map((call) => `${pathOf(file, language)}: ${id} calls ${call}, which is unknown`),
  );

function differences(english: Catalogue, own: Catalogue, language: string): string[] {
  const missing = [...english.texts.values()]
    .filter(({ id }) => !own.texts.has(id))
    .map(({ id, file }) => `${pathOf(file, language)}: ${id} is missing`);
  const others = [...own.texts.values()].flatMap((text) => {
    const like = english.texts.get(text.id);
    return like
      ? compared(like, text, language)
      : [`${pathOf(text.file, language)}: ${text.id} is not in English`];
  });
  return [...missing, ...others];
}

function compared(english: Text, own: Text, language: string): string[] {
  const at = `${pathOf(own.file, language)}: ${own.id}`;
  const parts = ({ message }: Text) => patternsOf(message).map(([name]) => name);
  return [
    ...(own.file === english.file ? [] : [`${at} is in ${english.file} in English`]),
    ...parts(english)
      .filter((part) => !parts(own).includes(part))
      .map((part) => `${at} lacks ${part || "its text"}`),
    ...parts(own)
      .filter((part) => !parts(english).includes(part))
      .map((part) => `${at} has ${part || "a text"}, English has not`),
    ...[...own.variables.keys()]
      .filter((name) => !english.variables.has(name))
      .map((name) => `${at} takes $${name}, English does not`),
  ];
}
