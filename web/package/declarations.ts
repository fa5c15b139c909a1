/**
 * Bundles the declarations that `tsc` wrote for a script and its imports into one file. The file holds the script's exports and all that they name.
 * So users of the package need not know the source folders, and private names stay private.
 */

import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

interface File {
  /** The declarations by name; a function may be declared more than once. */
  declared: Map<string, string[]>;
  /** The names that are imported or re-exported, each with its file and its name there. */
  named: Map<string, { from: string; name: string }>;
  exported: string[];
  /** The files whose names are all re-exported. */
  all: string[];
  /** The imports of other packages, as written. */
  foreign: string[];
  /** The declarations that the file adds to the global scope. */
  globals: string[];
}

const head =
  /^(?:export )?(?:default )?(?:declare )?(?:abstract )?(class|interface|type|function|const|let|enum|global)\b ?([\w$]*)/;
const link = /^(import|export)(?: type)?\s*(\*|\{[^}]*\})(?:\s*from "([^"]+)")?;$/;

class Reader {
  readonly #files = new Map<string, File>();

  file(path: string): File {
    let file = this.#files.get(path);
    if (!file) {
      file = read(path);
      this.#files.set(path, file);
    }
    return file;
  }

  /** Returns a declaration without its comments. */
  declarationText(path: string, name: string): string {
    return bare(this.file(path).declared.get(name)?.join("\n") ?? "")
      .replace(/\s+/g, " ")
      .trim();
  }

  /** Finds where a name that a file uses is declared; undefined if it is global. */
  find(path: string, name: string): { path: string; name: string } | undefined {
    const file = this.file(path);
    if (file.declared.has(name)) return { path, name };
    const named = file.named.get(name);
    if (named) return this.find(named.from, named.name);
    for (const other of file.all) {
      const found = this.find(other, name);
      if (found) return found;
    }
    return undefined;
  }
}

/** Returns the text of the bundled declarations. `entry` is the file that `tsc` wrote for the script. */
export function declarations(entry: string): string {
  const reader = new Reader();
  const taken = new Map<string, string>();
  const texts: string[] = [];
  const foreign = new Set<string>();
  const entered = new Set<string>();
  const left: { path: string; name: string }[] = [];
  const want = (path: string, name: string) => {
    const found = reader.find(path, name);
    if (!found) return;
    if (found.name !== name) throw new Error(`${path} calls ${found.name} another name: ${name}`);
    const known = taken.get(found.name);
    if (known === found.path) return;
    if (known && reader.declarationText(known, found.name) === reader.declarationText(found.path, found.name))
      return;
    if (known) throw new Error(`two declarations are called ${found.name}: in ${known} and ${found.path}`);
    taken.set(found.name, found.path);
    left.push(found);
  };
  const { exported } = reader.file(entry);
  const enter = (path: string) => {
    if (entered.has(path)) return;
    entered.add(path);
    const file = reader.file(path);
    for (const line of file.foreign) foreign.add(line);
    for (const text of file.globals) {
      texts.push(text);
      for (const word of words(text)) want(path, word);
    }
  };
  enter(entry);
  for (const name of exported) want(entry, name);
  for (let next = left.shift(); next; next = left.shift()) {
    const { path, name } = next;
    enter(path);
    for (const text of reader.file(path).declared.get(name) ?? []) {
      texts.push(text);
      for (const word of words(text)) want(path, word);
    }
  }
  const names = [...new Set(exported)].sort().join(",\n  ");
  return [...foreign, ...texts, `export {\n  ${names},\n};`].join("\n").concat("\n");
}

/** Returns all names in a declaration, without those in its comments. */
function words(text: string): Set<string> {
  return new Set(
    bare(text)
      .replace(/"[^"\n]*"|'[^'\n]*'/g, "")
      .match(/[A-Za-z_$][\w$]*/g),
  );
}

const bare = (text: string): string => text.replace(/\/\*[\s\S]*?\*\//g, "");

function read(path: string): File {
  const file: File = {
    declared: new Map(),
    named: new Map(),
    exported: [],
    all: [],
    foreign: [],
    globals: [],
  };
  const lines = readFileSync(path, "utf8").split("\n");
  let comment: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? "";
    const linked = link.exec(statement(lines, at));
    const start = head.exec(line);
    if (line.startsWith("/*")) {
      const end = lines.findIndex((other, i) => i >= at && other.includes("*/"));
      comment = lines.slice(at, end + 1);
      at = end + 1;
    } else if (linked) {
      follow(file, path, linked);
      at += statement(lines, at).split("\n").length;
      comment = [];
    } else if (start) {
      const end = lines.findIndex(
        (other, i) => i > at && (head.test(other) || /^(\/\*|import|export)/.test(other)),
      );
      const body = lines.slice(at, end < 0 ? undefined : end);
      keep(file, start, [...comment, ...body].join("\n").trimEnd());
      at = end < 0 ? lines.length : end;
      comment = [];
    } else at += 1;
  }
  return file;
}

/** Returns the whole statement of an import or export, which may span several lines. */
function statement(lines: string[], at: number): string {
  if (!/^(import|export)(?: type)?\s*[*{]/.test(lines[at] ?? "")) return lines[at] ?? "";
  const end = lines.findIndex((line, i) => i >= at && line.trimEnd().endsWith(";"));
  return lines
    .slice(at, end + 1)
    .join("\n")
    .trimEnd();
}

function follow(file: File, path: string, [all, kind, what = "", source]: RegExpExecArray): void {
  const from = source && beside(path, source);
  if (source && !from) {
    if (kind === "import") file.foreign.push(all);
    return;
  }
  if (what === "*") {
    if (from) file.all.push(from);
    return;
  }
  for (const word of what.slice(1, -1).split(",")) {
    const [name, as = name] = word
      .replace(/^\s*type\s+/, "")
      .trim()
      .split(/\s+as\s+/);
    if (!name || !as) continue;
    if (from) file.named.set(as, { from, name });
    if (kind === "export") file.exported.push(as);
  }
}

function keep(file: File, [, kind, name = ""]: RegExpExecArray, text: string): void {
  if (kind === "global") {
    file.globals.push(text);
    return;
  }
  const line = text.split("\n").find((line) => head.test(line)) ?? "";
  const isExported = line.startsWith("export ");
  if (isExported) file.exported.push(name);
  const bare = line
    .replace(/^export (?:default )?/, "")
    .replace(/^(class|function|const|let|enum)\b/, "declare $1");
  const list = file.declared.get(name) ?? [];
  file.declared.set(name, [...list, text.replace(line, () => bare)]);
}

/** Returns the declaration file that an import names; undefined if it names a package. */
function beside(path: string, source: string): string | undefined {
  if (!source.startsWith(".")) return undefined;
  const plain = join(dirname(path), source.replace(/\.(js|ts)$/, ""));
  const found = [`${plain}.d.ts`, join(plain, "index.d.ts")].find((file) => existsSync(file));
  if (!found) throw new Error(`${path} imports ${source}, of which there are no declarations`);
  return found;
}
