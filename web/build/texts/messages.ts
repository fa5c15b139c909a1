/** Generates modules of the engine's messages and the page's refusals, each sentence by its code. English is beside the code that uses it. */

import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { Junk, Message } from "@fluent/syntax";
import { makerOf, messageCode } from "./compile.ts";
import { entriesOf, source } from "./read.ts";
import { put } from "./write.ts";

const web = resolve(import.meta.dirname, "../..");

/** Returns the files of a language; without any, all its messages are English. */
export const messageFiles = (language: string): string[] =>
  (language === source
    ? ["../crate/message/en.ftl", "src/engine/texts/en.ftl"]
    : [`src/ui/core/${language}.ftl`]
  )
    .map((file) => resolve(web, file))
    .filter((file) => existsSync(file));

/** Generates a module for each language. */
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
