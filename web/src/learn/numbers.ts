/** Formats the numbers of a lesson with their quality: equal, a bound, or approximate. */

import { count, number, plain, unitName } from "../state/format";
import type { LessonBound, LessonNumberUnit } from "./types";

/** Returns the sign before a number; counts and times have none. */
export function boundMark(bound: LessonBound, unit: LessonNumberUnit): string {
  if (bound === "exact") return unit === "length" || unit === "degrees" || unit === "plain" ? "=" : "";
  return { atMost: "≤", atLeast: "≥", approximate: "≈", measured: "", published: "" }[bound];
}

export const lengthText = (value: number, bound: LessonBound): string =>
  bound === "exact" ? number(value) : `${boundMark(bound, "length")} ${number(value)}`;

export function numberText(value: number | undefined, unit: LessonNumberUnit): string {
  if (value === undefined || !Number.isFinite(value)) return "–";
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
