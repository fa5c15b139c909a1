/** Formats the numbers of a lesson with their quality: equal, a bound, or approximate. */

import { count, number, plain, unitName } from "../state/format";
import { language } from "../state/language";
import type { LessonBound, LessonNumberUnit } from "./types";

/** Returns a number with the decimal mark of the language: a comma in Russian, a point in the others. */
export const withDecimalMark = (digits: string): string =>
  language.value === "ru" ? digits.replace(/(\d)\.(?=\d)/g, "$1,") : digits;

/** Returns the sign before a number; counts and times have none. */
export function boundMark(bound: LessonBound, unit: LessonNumberUnit): string {
  if (bound === "exact") return unit === "length" || unit === "degrees" || unit === "plain" ? "=" : "";
  return { atMost: "≤", atLeast: "≥", approximate: "≈", measured: "", published: "" }[bound];
}

export const lengthText = (value: number, bound: LessonBound): string =>
  withDecimalMark(bound === "exact" ? number(value) : `${boundMark(bound, "length")} ${number(value)}`);

export const numberText = (value: number | undefined, unit: LessonNumberUnit): string =>
  value === undefined || !Number.isFinite(value) ? "–" : withDecimalMark(withUnit(value, unit));

function withUnit(value: number, unit: LessonNumberUnit): string {
  switch (unit) {
    case "count":
      return count(value);
    case "ratio":
      return ratio(value);
    case "microseconds":
      return isInMilliseconds(value)
        ? `${short(value / 1000)}\u202f${unitName("ms")}`
        : `${short(value)}\u202f${unitName("µs")}`;
    case "milliseconds":
      return `${short(value)}\u202f${unitName("ms")}`;
    case "degrees":
      return `${plain(Math.round(value * 100) / 100)}°`;
    case "plain":
    case "length":
      return number(value);
  }
}

/** Formats a measured number with three digits; more would be noise. */
const short = (value: number): string =>
  value >= 100
    ? count(value)
    : number(Number(value.toPrecision(3)))
        .replace(/(\.\d*?)0+$/, "$1")
        .replace(/\.$/, "");

/** Formats a ratio: below 1.5 in per cent, above as a multiple. */
const ratio = (value: number): string => (value > 1.5 ? `${short(value)} ×` : `${short(value * 100)}\u202f%`);

/** Returns whether this many microseconds are written in milliseconds. */
export const isInMilliseconds = (microseconds: number): boolean => microseconds >= 1e4;
