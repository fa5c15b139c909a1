/** Tables as spreadsheets read them: cells with commas between them, all digits of numbers. */

export type Cell = string | number | undefined;

export const csv = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((cells) => `${cells.map(cell).join(",")}\r\n`).join("");

/** A name cannot break out of its cell, nor be taken for a formula. */
function cell(value: Cell): string {
  if (value === undefined) return "";
  if (typeof value === "number") return String(value);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
