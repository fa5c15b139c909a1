/** Writes tables for spreadsheets: cells separated by commas, numbers with all digits. */

export type Cell = string | number | undefined;

export const csv = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((cells) => `${cells.map(cell).join(",")}\r\n`).join("");

/** Quotes a cell, so that a name cannot end it or be read as a formula. */
function cell(value: Cell): string {
  if (value === undefined) return "";
  if (typeof value === "number") return String(value);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
