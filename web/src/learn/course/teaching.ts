/** The notes of each chapter: the plan together with its words. */

import files from "../../state/made-texts/notes";
import { textsOf } from "../../state/translated";
import type { Notes } from "./notes";
import { plans } from "./notes-plans";

/** The words of a chapter, row by row. */
interface NotesTexts {
  aim: readonly string[];
  plan: readonly { text: string }[];
  ask: readonly { question: string; expect: string }[];
  pitfalls: readonly { wrong: string; right: string }[];
  exercises: readonly { task: readonly string[]; solution: readonly string[] }[];
}

const texts: Readonly<Partial<Record<string, NotesTexts>>> = textsOf(files);

export function notesOf(chapter: string): Notes | undefined {
  const plan = Object.hasOwn(plans, chapter) ? plans[chapter] : undefined;
  const words = texts[chapter];
  if (!plan || !words) return undefined;
  return {
    aim: words.aim,
    plan: joined(plan.plan, words.plan),
    ask: joined(plan.ask, words.ask),
    pitfalls: joined(plan.pitfalls, words.pitfalls),
    exercises: joined(plan.exercises, words.exercises),
  };
}

const joined = <Row, Text>(rows: readonly Row[], texts: readonly Text[]): (Row & Text)[] =>
  rows.map((row, i) => ({ ...row, ...(texts[i] as Text) }));
