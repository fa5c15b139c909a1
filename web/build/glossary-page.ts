/** Generates `docs/glossary.md` from the terms of the lessons and of `texts/terms.json`, in English. */

import { resolve } from "node:path";
import { readTerms, type TermData } from "./texts/lessons.ts";
import { patternsOf, readCatalogue, source } from "./texts/read.ts";

export const glossaryPath = resolve(import.meta.dirname, "../../docs/glossary.md");

const lead = `# Glossary

To find a term of the code or of the course, search this page for any of its names. The course lists the same terms in all languages at \`learn.html#glossary\`.

\`npm --prefix web run glossary\` writes this page from \`web/texts/terms.json\`, the \`lesson.json\` of each lesson, and their texts.
`;

/** Returns the page, with a heading for each term in alphabetical order. */
export function glossaryPage(): string {
  const [words, lessons] = [textsOf("glossary"), textsOf("lessons")];
  const name = (key: string): string => words(key);
  const section = ([key, { aliases, code, shown, see, source }]: [string, TermData]): string => {
    const text = escaped(words(key, "text"));
    const items = [
      item("Other names", aliases, escaped),
      item("Code", code, (path) => `[\`${path}\`](../${path})`),
      item("Lessons", shown, (lesson) => `*${lessons(`lesson_${lesson}`)}* (\`learn.html#${lesson}\`)`),
      item("See also", see, (other) => `[${escaped(name(other))}](#${anchorOf(name(other))})`),
      item("Source", source === undefined ? [] : [source], escaped),
    ];
    return `\n## ${escaped(capitalized(name(key)))}\n\n${text}\n\n${items.join("")}`;
  };
  const sorted = Object.entries(readTerms()).toSorted(([a], [b]) => name(a).localeCompare(name(b), source));
  return lead + sorted.map(section).join("");
}

/** Returns a function for the English texts of a catalogue, which here have no variables. */
function textsOf(catalogue: string): (id: string, part?: string) => string {
  const { texts } = readCatalogue(resolve(import.meta.dirname, "../texts"), source, catalogue);
  return (id, part = "") => {
    const message = texts.get(id)?.message;
    const pattern = message && new Map(patternsOf(message)).get(part);
    if (!pattern) throw new Error(`there is no text ${id} ${part}`);
    return pattern.elements.map((element) => (element.type === "TextElement" ? element.value : "")).join("");
  };
}

const item = (title: string, all: readonly string[] = [], write: (one: string) => string): string =>
  all.length > 0 ? `- ${title}: ${all.map(write).join(", ")}\n` : "";

const escaped = (text: string): string => text.replace(/[*_<]/g, "\\$&");

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the anchor of a heading, as hosts and mdBook make it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");
