/** The results as a table to paste into a spreadsheet or a mail. */

import type { PartRow } from "../engine/types";
import type { Unit } from "../state/format";
import { say } from "../state/messages";
import type { Row } from "../state/severity";
import { partById, rows, scene } from "../state/store";
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
];

/** Lines of cells with tabs between them; a name cannot break out of its cell. */
export function tableOf(rows: readonly Row[], parts: ReadonlyMap<number, PartRow>, unit: Unit): string {
  const name = (id: number) => parts.get(id)?.name ?? "";
  const lines = rows.map((row) => [
    name(row.a),
    name(row.b),
    text.severity[row.severity],
    row.because ? why(row, { name, unit }) : "",
    row.facesA,
    row.facesB,
    row.clearance?.distance ?? "",
    row.depth?.lower ?? "",
    row.depth?.upper ?? "",
    row.body?.volume ?? "",
    row.body?.pieces ?? "",
    row.deviation,
    unit,
  ]);
  return [head, ...lines].map((line) => line.map(cell).join("\t")).join("\n");
}

const cell = (value: string | number): string => String(value).replace(/[\t\r\n]+/g, " ");

export async function copyTable(): Promise<void> {
  const table = tableOf(rows.peek(), partById.peek(), scene.peek().unit);
  try {
    await navigator.clipboard.writeText(table);
    say("success", text.results.csvDone);
  } catch {
    say("warning", text.results.csvRefused);
  }
}
