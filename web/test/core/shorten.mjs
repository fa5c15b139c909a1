/** Of sentences, a line each, one of each kind: those that differ only in numbers, names and files are of a kind. */

import { readFileSync, writeFileSync } from "node:fs";

/** Longer ones have whole files in them. */
const longest = 700;

const kindOf = (sentence) =>
  sentence
    .replace(/“[^”]*”|"[^"]*"|'[^']*'|<[^>]*>/g, "“”")
    .replace(/, \S+( \S+)? \d+ of \d+/g, ", x 0 of 0")
    .replace(/(?<=\d × )[^,.]*/g, "")
    .replace(/(?<=\(Draco\) cannot be read: ).*/, "")
    .replace(/(?:^|(?<=: ))[^ ]*: /g, "")
    .replace(/[-+]?\d[\d.e+-]*/g, "0");

const kinds = new Map();
for (const sentence of readFileSync(0, "utf8").split("\n").sort()) {
  if (sentence === "" || sentence.length > longest || /\p{Cc}|="http/u.test(sentence)) continue;
  const kind = kindOf(sentence);
  const known = kinds.get(kind);
  if (known === undefined || sentence.length < known.length) kinds.set(kind, sentence);
}
writeFileSync(1, `${[...kinds.values()].sort().join("\n")}\n`);
