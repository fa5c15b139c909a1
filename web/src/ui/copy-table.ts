/** The results as a table to paste into a spreadsheet or a mail. */

import type { PartRow } from "../engine/types";
import { say } from "../state/messages";
import type { Row } from "../state/severity";
import { partById, rows, scene } from "../state/store";
import { text } from "./strings";

const head = ["part", "part", "kind", "faces", "faces", "clearance", "depth at least", "unit"];

/** Lines of cells with tabs between them; a name cannot break out of its cell. */
export function tableOf(rows: readonly Row[], parts: ReadonlyMap<number, PartRow>, unit: string): string {
  const name = (id: number) => parts.get(id)?.name ?? "";
  const lines = rows.map((row) => [
    name(row.a),
    name(row.b),
    text.severity[row.severity],
    row.facesA,
    row.facesB,
    row.clearance?.distance ?? "",
    row.penetration?.atLeast ?? "",
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
