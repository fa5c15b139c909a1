/** Every sentence, and part of one, that the core may say to a user: read from its sources. */

import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Literal, literals } from "./rust";

const crates = fileURLToPath(new URL("../../../crate", import.meta.url));

/** What is for others: tests, tables, texts of files that are written, what developers read. Each with its reason. */
const others: readonly RegExp[] = [
  /^(bench|cli|picture|prove|python|testing)\//, // not in the page
  /^review\/src\/report\//, // has words of its own in each language
  /^lesson\/src\/(?!error\.rs)/, // speaks by keys
  /^experiment\/src\/(?!error\.rs)/, // columns of tables
  /^view\/src\/(?!gl\/renderer\.rs)/, // a drawn list as text, for tests
  /\/published\/(?!(.*\/)?(error|df|part|run)\.rs$)/, // seen in lessons only, which refuse by these
  /^sheet\/src\/made\//, // names of contours, which `contour-names.test.ts` is about
  /^import\/src\/(contour\/write|step\/brep\/mod)\.rs$/, // what is written, and what a kernel writes
  /^wasm\/src\/(crash|words|review\/told|ifc|kernel|readers)\.rs$/, // TypeScript for developers, and failures on purpose
];

/** A text in one of these is for developers, or no text at all. */
const inCode =
  /(reason\s*=\s*|\.expect(_err)?\(\s*|unreachable!\(\s*|panic!\(\s*|todo!\(\s*|assert(_eq|_ne)?!\([^;]*|doc\s*=\s*|feature\s*=\s*|cfg\([^)]*|type\s*=\s*|ts\s*\([^)]*=\s*|rename\w*\s*=\s*|include_\w+!\(\s*|typescript\w*\s*[:=]?[^;]*)$/;

/** At least two words, or one beside a hole. */
const isProse = (text: string): boolean => {
  const plain = text.replace(/\{[\w.]*(:[^{}]*)?\}/g, "\uFFFC");
  return /[a-z]{2,}[,;:]? +[a-z]/i.test(plain) || /[a-z]{3,}[^<>/]* +\uFFFC|\uFFFC +[a-z]{3,}/i.test(plain);
};

const isCode = ({ text, before }: Literal): boolean =>
  inCode.test(before) || /[\n\t|]|=>|^\[\w+:|^Record</.test(text) || !isProse(text);

/** Texts by the file that says them. */
export function told(): Map<string, string[]> {
  const own = texts((path) => !others.some((other) => other.test(path)));
  return new Map(
    own.map(([path, found]) => [path, found.filter((one) => !isCode(one)).map(({ text }) => text)]),
  );
}

function texts(isWished: (path: string) => boolean): [path: string, found: Literal[]][] {
  const paths = readdirSync(crates, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => /^\w+\/src\/.*\.rs$/.test(path) && isWished(path));
  return paths.sort().map((path) => [path, literals(readFileSync(`${crates}/${path}`, "utf8"))]);
}

/** Every text of theirs, whatever it is for; or those of some files. */
export function anywhere(isWished: (path: string) => boolean = () => true): Set<string> {
  return new Set(texts(isWished).flatMap(([, found]) => found.map(({ text }) => text)));
}
