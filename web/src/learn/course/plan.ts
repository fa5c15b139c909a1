/** Derives from the course the order of lessons, the next one, and the remaining time of a person. */

import type { LessonInfo } from "../types";
import { type Chapter, type CourseItem, course } from "./chapters";
import type { Progress } from "./lesson-progress";

const items: readonly CourseItem[] = course.flatMap((chapter) => chapter.stops);

export const itemOf = (name: string): CourseItem | undefined => items.find((stop) => stop.name === name);

export const chapterNamed = (name: string): Chapter | undefined =>
  course.find((chapter) => chapter.name === name);

/** Returns the chapter of a lesson or tool. */
export const chapterOf = (name: string): Chapter | undefined =>
  course.find(({ stops }) => stops.some((stop) => stop.name === name));

/** Returns what follows a lesson among these, or among all items; nothing follows a lesson that is not among them. */
export function nextOf(name: string, of: readonly CourseItem[] = items): CourseItem | undefined {
  const at = of.findIndex((stop) => stop.name === name);
  return at < 0 ? undefined : of[at + 1];
}

export const minutesOf = (stops: readonly CourseItem[]): number =>
  stops.reduce((sum, { minutes }) => sum + minutes, 0);

/** Sorts lessons by the course; unknown ones come last in their chapter. */
export function inOrder(lessons: readonly LessonInfo[]): LessonInfo[] {
  const place = ({ name, chapter }: LessonInfo): number => {
    const at = course.findIndex((known) => known.name === chapter);
    const within = course[at]?.stops.findIndex((stop) => stop.name === name) ?? -1;
    return (at < 0 ? course.length : at) * 1000 + (within < 0 ? 999 : within);
  };
  return [...lessons].sort((a, b) => place(a) - place(b));
}

export const isDone = ({ name, room }: CourseItem, progress: Progress): boolean => {
  const own = progress.get(name);
  return room ? own !== undefined : own?.ended !== undefined;
};

/** Returns the fraction of an item that was seen, 0…1. */
export function progressFraction(stop: CourseItem, progress: Progress): number {
  const own = progress.get(stop.name);
  if (isDone(stop, progress)) return 1;
  return own ? own.furthest / Math.max(own.steps - 1, 1) : 0;
}

export const doneOf = (stops: readonly CourseItem[], progress: Progress): number =>
  stops.filter((stop) => isDone(stop, progress)).length;

/** Returns the remaining minutes, rounded up to five. */
export const minutesLeft = (of: readonly CourseItem[], progress: Progress): number =>
  Math.ceil(
    of.reduce((sum, stop) => sum + stop.minutes * (1 - progressFraction(stop, progress)), 0) / 5 - 1e-9,
  ) * 5;

/** Returns where to continue: at the last item that was begun and not completed, else at the first that is not completed. */
export function nextItem(progress: Progress, of: readonly CourseItem[] = items): CourseItem | undefined {
  const left = of.filter((stop) => !isDone(stop, progress));
  const begun = left.filter((stop) => progress.has(stop.name));
  const last = (stop: CourseItem) => progress.get(stop.name)?.seen ?? "";
  return begun.sort((a, b) => last(b).localeCompare(last(a)))[0] ?? left[0];
}

/** Returns all items of the course, or of one chapter. */
export const allItems = (chapter?: string): readonly CourseItem[] =>
  chapter === undefined ? items : (chapterNamed(chapter)?.stops ?? []);
