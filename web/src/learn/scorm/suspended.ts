/**
 * Encodes the progress of a chapter for the platform between two visits: `gilbert 12/20* start+ gap- arch?;flat-line 3/9`. It is short, because the
 * specification limits it to 4096 characters.
 */

import type { LessonResult, LessonResults } from "../record/outcome";

export const maxLength = 4096;

const marks = { right: "+", wrong: "-", open: "?" } as const;
type SuspendedState = keyof typeof marks;

export function encode(tallies: LessonResults): string {
  const lessons = Object.entries(tallies);
  const whole = lessons.map(([name, tally]) => encodeLesson(name, tally)).join(";");
  if (whole.length <= maxLength) return whole;
  // The steps that were seen are more important than questions without an answer.
  return lessons
    .map(([name, tally]) => encodeLesson(name, tally, (standing) => standing !== "open"))
    .join(";")
    .slice(0, maxLength)
    .replace(/ [^ ;]*$/, "");
}

function encodeLesson(
  name: string,
  { seen, last, ended, questions }: LessonResult,
  keep: (standing: SuspendedState) => boolean = () => true,
): string {
  const answers = Object.entries(questions)
    .filter(([, standing]) => keep(standing))
    .map(([question, standing]) => ` ${question}${marks[standing]}`);
  return `${name} ${seen}/${last}${ended ? "*" : ""}${answers.join("")}`;
}

/** Decodes the text. Invalid parts are skipped, because an older package may have written them. */
export function decode(text: string): LessonResults {
  return Object.fromEntries(text.split(";").flatMap(lesson));
}

function lesson(text: string): [string, LessonResult][] {
  const [name = "", how = "", ...answers] = text.split(" ");
  const [, seen, last, star] = /^(\d+)\/(\d+)(\*?)$/.exec(how) ?? [];
  if (!name || seen === undefined || last === undefined) return [];
  const questions = answers.flatMap((answer): [string, SuspendedState][] => {
    const standing = (Object.keys(marks) as SuspendedState[]).find((key) => answer.endsWith(marks[key]));
    return standing ? [[answer.slice(0, -1), standing]] : [];
  });
  return [
    [
      name,
      {
        seen: Number(seen),
        last: Number(last),
        ended: star === "*",
        questions: Object.fromEntries(questions),
      },
    ],
  ];
}
