/** The results as a table to paste into a spreadsheet or a mail. */

import type { PartRow } from "../engine/types";
import { told, type Units } from "../state/format";
import { say } from "../state/messages";
import type { Row } from "../state/severity";
import { partById, rows } from "../state/store";
import { units } from "../state/units";
import { why } from "./pair/words";
import { text } from "./strings";

const head = [
  "part",
  "part",
  "what",
  "why",
  "faces",
  "faces",
  "clearance",
  "depth at least",
  "depth at most",
  "volume in common",
  "pieces",
  "facets off by",
  "unit",
  "clearance at least",
  "clearance at most",
  "volume at least",
  "volume at most",
  "bounds of",
];

/** Lines of cells with tabs between them; a name cannot break out of its cell. Lengths are in the unit they are told in, with all digits. */
export function tableOf(rows: readonly Row[], parts: ReadonlyMap<number, PartRow>, units: Units): string {
  const length = (value: number | undefined, power = 1) =>
    value === undefined ? "" : Number((value * told(1, units) ** power).toPrecision(15));
  const name = (id: number) => parts.get(id)?.name ?? "";
  const lines = rows.map((row) => [
    name(row.a),
    name(row.b),
    text.severity[row.severity],
    row.because ? why(row, { name, units }) : "",
    row.facesA,
    row.facesB,
    length(row.clearance?.distance),
    length(row.depth?.lower),
    length(row.depth?.upper),
    length(row.body?.volume, 3),
    row.body?.pieces ?? "",
    length(row.deviation),
    units.told,
    length(row.clearance?.lower),
    length(row.clearance?.upper),
    length(row.body?.volumeBounds[0], 3),
    length(row.body?.volumeBounds[1], 3),
    row.clearance || row.depth || row.body ? row.boundsOf : "",
  ]);
  return [head, ...lines].map((line) => line.map(cell).join("\t")).join("\n");
}

const cell = (value: string | number): string => String(value).replace(/[\t\r\n]+/g, " ");

export const copyTable = (): Promise<void> => copyRows(rows.peek());

export async function copyRows(some: readonly Row[]): Promise<void> {
  const table = tableOf(some, partById.peek(), units.peek());
  try {
    await navigator.clipboard.writeText(table);
    say("success", text.results.csvDone);
  } catch {
    say("warning", text.results.csvRefused);
  }
}
