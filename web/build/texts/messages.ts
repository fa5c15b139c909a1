/** Makes modules of what the engine and the page's own refusals say, each sentence by its code. English stands beside what says it. */

import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { Junk, Message } from "@fluent/syntax";
import { makerOf, messageCode } from "./compile.ts";
import { entriesOf, source } from "./read.ts";
import { put } from "./write.ts";

const web = resolve(import.meta.dirname, "../..");

/** The files of a language; none where it has none, which then says everything in English. */
export const messageFiles = (language: string): string[] =>
  (language === source
    ? ["../crate/message/en.ftl", "src/engine/texts/en.ftl"]
    : [`src/ui/core/${language}.ftl`]
  )
    .map((file) => resolve(web, file))
    .filter((file) => existsSync(file));

/** Makes a module for each language. */
export function writeMessages(languages: readonly string[]): void {
  for (const language of languages)
    put(resolve(web, `src/engine/made-texts/${language}.ts`), messageModule(language));
}

function messageModule(language: string): string {
  const entries = messageFiles(language).flatMap((file) => entriesOf(readFileSync(file, "utf8")));
  const junk = entries.find((entry) => entry instanceof Junk);
  if (junk) throw new Error(`a message in ${language} that cannot be read: ${junk.content.trim()}`);
  const sentences = entries.filter((entry) => entry instanceof Message);
  const code = sentences.map((message) => `${JSON.stringify(message.id.name)}: ${messageCode({ message })},`);
  return `import type { Formatter, Texts, Values } from "../catalogue";

export default ${makerOf(`{\n${code.join("\n")}\n}`)};
`;
}
