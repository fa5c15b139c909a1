/**
 * Runs a chapter in a learning platform (SCORM 1.2): reports score, status, position, answers and time, and resumes where it was left. Without a
 * platform, it shows the lessons alone and says so.
 */

import { showMessage } from "../../state/messages";
import {
  type AnsweredQuestion,
  type LessonResults,
  lessonResults,
  onLearnEvent,
  scoreOf,
} from "../record/outcome";
import { lessons } from "../state";
import { t } from "../words";
import { findApi, type ScormWindow, Session } from "./api";
import { decode, encode } from "./suspended";

/** The milliseconds between two commits for steps alone, because a platform may be slow to reach. */
const commitPause = 10_000;
/** The largest length of a position in the specification. */
const maxPlaceLength = 255;

export function startSco(around: ScormWindow = window as ScormWindow): void {
  const api = findApi(around);
  if (!api) {
    showMessage("warning", t("page.noPlatform"));
    return;
  }
  const began = performance.now();
  const refused = new Set<string>();
  const session = new Session(api, (what, why) => {
    if (!refused.has(what)) showMessage("warning", t("page.platformRefuses"), `${what}: ${why}`);
    refused.add(what);
  });
  resume(session);
  let committed = began;
  onLearnEvent((happening) => {
    report(session, happening.place);
    if (happening.name === "answered") interaction(session, happening.place, happening.question);
    if (happening.name === "step" && performance.now() - committed < commitPause) return;
    committed = performance.now();
    session.commit();
  });
  // On a phone, a hidden page may never be shown again.
  document.addEventListener(
    "visibilitychange",
    () => document.visibilityState === "hidden" && session.commit(),
  );
  addEventListener("pagehide", () => {
    session.set("cmi.core.session_time", timespan((performance.now() - began) / 1000));
    session.set("cmi.core.exit", "suspend");
    session.commit();
    session.finish();
  });
}

function resume(session: Session): void {
  const status = session.get("cmi.core.lesson_status");
  if (status === "not attempted" || status === "") session.set("cmi.core.lesson_status", "incomplete");
  lessonResults.value = { ...decode(session.get("cmi.suspend_data")), ...lessonResults.peek() };
  const place = session.get("cmi.core.lesson_location");
  if (place.startsWith("#") && location.hash.length < 2) location.hash = place;
}

function report(session: Session, lessonLocation: string): void {
  const now = lessonResults.peek();
  session.set("cmi.suspend_data", encode(now));
  session.set(
    "cmi.core.lesson_location",
    lessonLocation.length <= maxPlaceLength ? lessonLocation : (lessonLocation.split("?")[0] ?? ""),
  );
  const score = scoreOf(Object.values(now));
  if (score) {
    session.set("cmi.core.score.min", "0");
    session.set("cmi.core.score.max", "100");
    session.set("cmi.core.score.raw", String(percent(score.scaled)));
  }
  const names = lessons.peek().map(({ name }) => name);
  if (!isComplete(names, now)) return;
  const wanted = session.get("cmi.student_data.mastery_score");
  session.set("cmi.core.lesson_status", status(wanted, score && percent(score.scaled)));
}

const percent = (scaled: number): number => Math.round(100 * scaled);

/** Returns whether each lesson of the chapter was completed. */
export const isComplete = (lessons: readonly string[], now: LessonResults): boolean =>
  lessons.length > 0 && lessons.every((name) => now[name]?.ended);

/** Returns the status of a completed chapter. If the platform has a passing score, it depends on the score. */
export function status(wanted: string, score: number | undefined): "completed" | "passed" | "failed" {
  if (wanted.trim() === "" || !Number.isFinite(Number(wanted)) || score === undefined) return "completed";
  return score >= Number(wanted) ? "passed" : "failed";
}

/** Records an answer, if the platform stores answers; one that does not has no `_count` of them. */
function interaction(
  session: Session,
  place: string,
  { choices, given, answer, right }: AnsweredQuestion,
): void {
  const count = session.get("cmi.interactions._count");
  if (!/^\d+$/.test(count)) return;
  const element = `cmi.interactions.${count}`;
  const id = place
    .replace(/[^\w-]+/g, "_")
    .replace(/^_/, "")
    .slice(0, maxPlaceLength);
  if (!session.set(`${element}.id`, id)) return;
  const written = (answer: number) => (choices.length > 0 ? letter(answer) : String(answer));
  const isPlace = typeof given !== "number";
  // For the standard, a dragged position is a performance.
  session.set(`${element}.type`, isPlace ? "performance" : choices.length > 0 ? "choice" : "numeric");
  session.set(`${element}.student_response`, isPlace ? given.map(decimals).join(" ") : written(given));
  if (answer !== undefined) session.set(`${element}.correct_responses.0.pattern`, written(answer));
  session.set(`${element}.result`, right ? "correct" : "wrong");
}

const decimals = (coordinate: number): string => coordinate.toFixed(3);

/** Returns the letter of a choice; choices are single letters or digits. */
const letter = (index: number): string => "abcdefghijklmnopqrstuvwxyz"[index] ?? "z";

/** Formats a time by the specification: hours, minutes, seconds. */
export function timespan(seconds: number): string {
  const hundredths = Math.round(100 * seconds);
  const two = (number: number) => String(number).padStart(2, "0");
  const [hours, minutes] = [Math.floor(hundredths / 360_000), Math.floor(hundredths / 6_000) % 60];
  return `${String(hours).padStart(4, "0")}:${two(minutes)}:${two(Math.floor(hundredths / 100) % 60)}.${two(hundredths % 100)}`;
}
