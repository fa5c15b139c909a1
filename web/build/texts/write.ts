/** Generates modules of the Fluent files. `CATALOGUE.ts` has the types and loads the languages; `LANGUAGE/CATALOGUE.ts` has the texts. */

import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { makerOf, messageCode } from "./compile.ts";
import { lessonModules } from "./lessons.ts";
import { type Catalogue, cataloguesOf, languagesOf, readCatalogue, source, type Text } from "./read.ts";
import { keysOf, listCode, signature, treeCode } from "./types.ts";

/** The catalogues whose keys are composed when the page runs; all others are trees. */
const byKey: ReadonlySet<string> = new Set([
  "lessons",
  "claims",
  "course",
  "experiment",
  "glossary",
  "judge",
  "pseudocode",
  "sheet",
]);

const head =
  "/** Made by `build/texts` from the files in `texts/` and of the lessons; not kept in the repository. */\n\n";

export function writeTexts(root: string, out: string): void {
  const languages = languagesOf(root);
  const names = cataloguesOf(root);
  put(join(out, "languages.ts"), languageModule(languages));
  for (const name of names) {
    const english = readCatalogue(root, source, name);
    put(join(out, `${name}.ts`), sourceModule(name, english, languages));
    for (const language of languages) {
      const own = language === source ? english : readCatalogue(root, language, name);
      put(join(out, language, `${name}.ts`), textModule(name, own, english));
    }
  }
  const modules = lessonModules();
  for (const [name, code] of Object.entries(modules)) put(join(out, `${name}.ts`), code);
  const files = [...names, ...Object.keys(modules)].map((name) => `${name}.ts`);
  const made = new Set(["languages.ts", ...languages, ...files]);
  for (const name of readdirSync(out)) if (!made.has(name)) rmSync(join(out, name), { recursive: true });
}

/** Writes a file unless it is unchanged, so that no watcher starts again. */
export function put(path: string, text: string): void {
  const whole = head + text;
  if (statSync(path, { throwIfNoEntry: false }) && readFileSync(path, "utf8") === whole) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, whole);
}

const languageModule = (languages: readonly string[]): string =>
  `/** Those that have a folder in \`texts/\`, English first. */\nexport const languages = ${JSON.stringify(languages)} as const;\n`;

function sourceModule(name: string, english: Catalogue, languages: readonly string[]): string {
  const type = byKey.has(name) ? "Entries" : treeCode(english, signature, ";");
  const others = languages.filter((language) => language !== source);
  const loaders = others.map(
    (language) => `    ${language}: async () => (await import("./${language}/${name}")).default,`,
  );
  return `import type { ${type === "Entries" ? "Entries, " : ""}Source } from "../fluent";
import english from "./${source}/${name}";

export type Texts = ${type};

${keysOf(english)}

const source: Source<Texts> = {
  english,
  others: {
${loaders.join("\n")}
  },
};

export default source;
`;
}

function textModule(name: string, own: Catalogue, english: Catalogue): string {
  // The check reports missing texts of a translation; until then they are English.
  const whole = {
    ...own,
    texts: new Map([...english.texts].map(([id, text]) => [id, own.texts.get(id) ?? text])),
  };
  const leaf = (text: Text) => {
    try {
      return messageCode(text, english.texts.get(text.id) ?? text);
    } catch (error) {
      throw new Error(`${text.file}: ${text.id}: ${(error as Error).message}`);
    }
  };
  const code = byKey.has(name) ? listCode(whole, leaf) : treeCode(whole, leaf, ",");
  const values = /\bv: Values\b/.test(code) ? ", Values" : "";
  return `import type { Formatter${values} } from "../../fluent";
import type { Texts } from "../${name}";

export default ${makerOf(code)};
`;
}
