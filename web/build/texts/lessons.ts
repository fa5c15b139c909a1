/**
 * Reads the folders of the lessons. `text/LANGUAGE.ftl` has all texts of a lesson, in a part for each catalogue. `lesson.json` has the lines of its
 * pseudocode, the terms that it explains, the steps that teacher's notes show, and the claims of its sources.
 */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Entry } from "@fluent/syntax";

/** The folder with a folder for each lesson, and the list of all. */
export const lessonsFolder = resolve(import.meta.dirname, "../../../crate/teach/lessons/src");

/** The catalogues. The texts before any heading belong to the first; a heading `## Pseudocode` begins the part of another. */
export const lessonCatalogues = ["lessons", "pseudocode", "glossary", "claims"] as const;

/** Returns the files of a language. */
export const lessonFiles = (language: string): string[] =>
  folders().flatMap((name) => {
    const file = `${name}/text/${language}.ftl`;
    return existsSync(join(lessonsFolder, file)) ? [file] : [];
  });

/** Returns the entries of a lesson's file that belong to a catalogue. */
export function partFor(catalogue: string, entries: readonly Entry[]): Entry[] {
  let now: string = lessonCatalogues[0];
  return entries.filter((entry) => {
    if (entry.type === "GroupComment" && "content" in entry) now = String(entry.content).toLowerCase();
    return now === catalogue;
  });
}

const folders = (): string[] =>
  readdirSync(lessonsFolder).filter((name) => existsSync(join(lessonsFolder, name, "lesson.json")));

interface CourseItem {
  name: string;
  minutes: number;
  needs: string[];
  room?: true;
}

/** Reads `chapters.txt`, with the names that addresses have. */
export function readChapters(): { name: string; needs: string[]; stops: CourseItem[] }[] {
  const chapters: ReturnType<typeof readChapters> = [];
  const form =
    /^ *(chapter|lesson|room) (\w+)(?: (\d+))?(?: after ([\w, ]+?))?(?: model "[^"]+")?(?: \{|;)$/gm;
  for (const [, kind, name = "", minutes, needs] of listText().matchAll(form)) {
    const all = needs?.split(", ").map(hyphenated) ?? [];
    if (kind === "chapter") chapters.push({ name: hyphenated(name), needs: all, stops: [] });
    else
      chapters.at(-1)?.stops.push({
        name: hyphenated(name),
        minutes: Number(minutes),
        needs: all,
        ...(kind === "room" && { room: true }),
      });
  }
  return chapters;
}

const listText = (): string => readFileSync(join(lessonsFolder, "chapters.txt"), "utf8");

const hyphenated = (name: string): string => name.replaceAll("_", "-");

/** A term of the glossary. Its name and definition are texts of the catalogue `glossary`. */
export interface TermData {
  /** The lessons that show it. */
  shown?: string[];
  /** The chapters in which its words have this meaning; if absent, all. */
  only?: string[];
  source?: string;
  /** The keys of related terms. */
  see?: string[];
  /** The other names of the field, in no language or in English. */
  aliases?: string[];
  /** The files or folders that implement it. */
  code?: string[];
}

/** The file of the terms that no lesson explains. */
const fieldTerms = resolve(import.meta.dirname, "../../texts/terms.json");

/** Returns all terms by key: those of the lessons, and those of the field and the code that no lesson explains. */
export const readTerms = (): Record<string, TermData> =>
  Object.assign({}, ...readLessons().map(([, { terms }]) => terms), readJson(fieldTerms));

interface LessonData {
  pseudocode: object[];
  terms?: Record<string, TermData>;
  noted?: Record<string, object>;
  claims?: object[];
  /** The questions whose step cannot be understood without its picture. */
  needFigure?: string[];
}

const readLessons = (): [name: string, data: LessonData][] =>
  folders().map((folder) => [hyphenated(folder), readJson(join(lessonsFolder, folder, "lesson.json"))]);

const readJson = (path: string) => JSON.parse(readFileSync(path, "utf8"));

/** Returns the modules for TypeScript by name. */
export function lessonModules(): Record<string, string> {
  const all = readLessons();
  const steps = all.flatMap(([lesson, { noted = {} }]) =>
    Object.entries(noted).map(([name, step]) => [name, { lesson, values: {}, ...step }]),
  );
  const claims = all.flatMap(([lesson, { claims = [] }]) => claims.map((claim) => ({ lesson, ...claim })));
  // The page does not show where the code is.
  const terms = Object.entries(readTerms()).map(([key, { code: _, ...term }]) => [
    key,
    { shown: [], ...term },
  ]);
  return {
    "figure-questions": data(
      "figureQuestions",
      all.flatMap(([, { needFigure = [] }]) => needFigure),
    ),
    "lesson-claims": data("claims", claims),
    "lesson-chapters": data("chapters", readChapters()),
    "lesson-lines": data("lines", Object.fromEntries(all.map(([name, of]) => [name, of.pseudocode]))),
    "lesson-steps": data("steps", Object.fromEntries(steps)),
    "lesson-terms": data("terms", Object.fromEntries(terms)),
  };
}

const data = (name: string, value: unknown): string =>
  `export const ${name} = ${JSON.stringify(value, null, 1)} as const;\n`;
