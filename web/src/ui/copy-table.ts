/** Copies the results as a table for a spreadsheet or a mail. */

import type { PartRow } from "../engine/types";
import { toDisplayUnit, type Units } from "../state/format";
import { showMessage } from "../state/messages";
import type { Row } from "../state/result-class";
import { partById, rows } from "../state/store";
import { units } from "../state/units";
import { undecidedText } from "./pair/words";
import { text } from "./strings";

/** Returns lines of cells separated by tabs; a name cannot break its cell. Lengths have all digits, in the unit in which they are shown. */
export function tableOf(rows: readonly Row[], parts: ReadonlyMap<number, PartRow>, units: Units): string {
  const length = (value: number | undefined, power = 1) =>
    value === undefined ? "" : Number((value * toDisplayUnit(1, units) ** power).toPrecision(15));
  const name = (id: number) => parts.get(id)?.name ?? "";
  const columns: readonly (readonly [head: string, of: (row: Row) => string | number])[] = [
    ["part", ({ a }) => name(a)],
    ["part", ({ b }) => name(b)],
    ["what", ({ severity }) => text.severity[severity]],
    ["why", (row) => (row.because ? undecidedText(row, { name, units }) : "")],
    ["faces", ({ facesA }) => facesA],
    ["faces", ({ facesB }) => facesB],
    ["clearance", ({ clearance }) => length(clearance?.distance)],
    ["depth at least", ({ depth }) => length(depth?.lower)],
    ["depth at most", ({ depth }) => length(depth?.upper)],
    ["intersection volume", ({ body }) => length(body?.volume, 3)],
    ["pieces", ({ body }) => body?.pieces ?? ""],
    ["facets off by", ({ deviation }) => length(deviation)],
    ["unit", () => units.displayUnit],
    ["clearance at least", ({ clearance }) => length(clearance?.lower)],
    ["clearance at most", ({ clearance }) => length(clearance?.upper)],
    ["volume at least", ({ body }) => length(body?.volumeBounds[0], 3)],
    ["volume at most", ({ body }) => length(body?.volumeBounds[1], 3)],
    ["settled by", ({ severity, settledBy }) => settledBy ?? (severity === "undecided" ? "" : "proof")],
    ["bounds of", (row) => (row.clearance || row.depth || row.body ? row.boundsOf : "")],
  ];
  const lines = [columns.map(([head]) => head), ...rows.map((row) => columns.map(([, of]) => of(row)))];
  return lines.map((line) => line.map(cell).join("\t")).join("\n");
}

const cell = (value: string | number): string => String(value).replace(/[\t\r\n]+/g, " ");

export const copyTable = (): Promise<void> => copyRows(rows.peek());

export const copyRows = (some: readonly Row[]): Promise<void> =>
  copy(tableOf(some, partById.peek(), units.peek()), text.results.csvDone);

/** Puts a text on the clipboard and reports it. */
export async function copy(words: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(words);
    showMessage("success", done);
  } catch {
    showMessage("warning", text.results.csvRefused);
  }
}
