/** Makes modules of the Fluent files: `src/texts/CATALOGUE.ts` has types and English, and knows where the other languages are. */

import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { FluentSerializer, Resource } from "@fluent/syntax";
import { type Catalogue, cataloguesOf, languagesOf, readCatalogue, source } from "./read.ts";
import { isTree, keysOf, typesOf } from "./types.ts";

const head = "/** Made by `build/texts` from the files in `texts/`; not kept in the repository. */\n\n";

export function writeTexts(root: string, out: string): void {
  const languages = languagesOf(root);
  const others = languages.filter((language) => language !== source);
  const files = new Map<string, string>();
  files.set("languages.ts", languageModule(languages));
  for (const name of cataloguesOf(root)) {
    const english = readCatalogue(root, source, name);
    const types = isTree(english) ? typesOf(english) : "export type Texts = never;";
    files.set(`${name}.ts`, `${types}\n\n${keysOf(english)}\n${englishModule(name, english, others)}`);
    for (const language of others) {
      const text = dense(short(readCatalogue(root, language, name)));
      files.set(`${language}/${name}.ts`, `export default ${JSON.stringify(text)};\n`);
    }
  }
  for (const [path, text] of files) put(join(out, path), head + text);
}

/** A file that stays as it is is not written: nothing that watches it has to start again. */
function put(path: string, text: string): void {
  if (statSync(path, { throwIfNoEntry: false }) && readFileSync(path, "utf8") === text) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const languageModule = (languages: readonly string[]): string => `
/** Those that have a folder in \`texts/\`, English first. */
export const languages = ${JSON.stringify(languages)} as const;
`;

const englishModule = (name: string, english: Catalogue, others: readonly string[]): string => `
import type { Source } from "../state/fluent";

const source: Source<Texts> = {
  english: ${JSON.stringify(dense(short(english)))},
  others: {
${others.map((language) => `    "${language}": async () => (await import("./${language}/${name}")).default,`).join("\n")}
  },
};

export default source;
`;

/** Without comments. */
const short = ({ texts }: Catalogue): string =>
  new FluentSerializer().serialize(
    new Resource(
      [...texts.values()].map(({ message }) => {
        const bare = message.clone();
        bare.comment = null;
        return bare;
      }),
    ),
  );

/** Without the blanks that only make it easier to read. */
const dense = (text: string): string =>
  text
    .replace(/^ +/gm, " ")
    .replace(/^([\w-]+|\s*\.[\w-]+) = /gm, "$1=")
    .replace(/\{ (\$\w+|[A-Z]+\(\$\w+\)) \}/g, "{$1}")
    .replace(/\{ ("[^"]*") \}/g, "{$1}")
    .replace(/\{ (\$\w+) ->$/gm, "{$1 ->")
    .trim();
