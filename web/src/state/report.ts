/** Writes the report of a check as files: a table of intervals for a spreadsheet, and everything as JSON. */

import type { MotionCheckRow, PartId } from "../engine/types";
import { contactIntervals } from "./contact-intervals";

export interface ReportTexts {
  name(part: PartId): string;
  /** The files from which the parts were read. */
  files: readonly string[];
  unit: string;
}

const head = ["a", "b", "what", "from s", "to s", "certain", "clearance", "x", "y", "z", "unit"];

/** Writes one line for each interval in which a pair is in contact, and one for each pair's smallest clearance. */
export function reportCsv(check: MotionCheckRow, { name, unit }: ReportTexts): string {
  const meets = contactIntervals(check).map(({ a, b, from, to, certain }) => {
    const first = check.pairs.find((pair) => pair.a === a && pair.b === b)?.first;
    const at = first && first.time >= from && first.time <= to ? first.at : ["", "", ""];
    return [name(a), name(b), "meet", from, to, certain, "", ...at, unit];
  });
  const gaps = check.pairs.flatMap(({ a, b, smallest }) =>
    smallest
      ? [
          [
            name(a),
            name(b),
            "nearest",
            smallest.time,
            smallest.time,
            "",
            smallest.distance,
            ...smallest.onA,
            unit,
          ],
        ]
      : [],
  );
  return `${[head, ...meets, ...gaps].map((line) => line.map(cell).join(",")).join("\n")}\n`;
}

const cell = (value: string | number | boolean): string => {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text;
};

/** Writes the report as JSON. Parts are named; times are in seconds, lengths and positions in the unit and in the scene's frame. */
export function reportJson(check: MotionCheckRow, { name, unit, files }: ReportTexts): string {
  const { method, accuracy, stopAtFirst, complete, outdated, ms, first, smallest } = check;
  const named = <T extends { a: PartId; b: PartId }>({ a, b, ...rest }: T) => ({
    a: name(a),
    b: name(b),
    ...rest,
  });
  const report = {
    version: 1,
    files,
    unit,
    method,
    ...(method === "spheres" && { accuracy }),
    stopAtFirst,
    complete,
    outdated,
    ms,
    first: first ? named(first) : null,
    smallest: smallest ? named(smallest) : null,
    pairs: check.pairs.map(named),
    curve: check.curve.map(({ time, clearance, a, b }) => ({
      time,
      clearance,
      ...(a !== undefined && b !== undefined && { a: name(a), b: name(b) }),
    })),
  };
  return `${JSON.stringify(report, null, 1)}\n`;
}
