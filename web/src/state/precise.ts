/** Formats measured lengths and areas, down to the last decimal that matters. */

import { count, toDisplayUnit, type Unit, type Units, unitName } from "./format";

/** The decimals down to a tenth of a micrometre, which is finer than parts are made. */
const finest: Record<Unit, number> = { mm: 4, cm: 5, in: 5, m: 7 };
const narrowSpace = "\u202f";

/** Formats a length with its unit, or with another suffix. */
export function preciseLength(
  value: number,
  units: Units,
  end = `${narrowSpace}${unitName(units.displayUnit)}`,
): string {
  const length = toDisplayUnit(value, units);
  const size = Math.abs(length);
  if (!Number.isFinite(size)) return `–${end}`;
  const digits = size >= 1e6 ? count(size) : trimmed(size.toFixed(finest[units.displayUnit]));
  if (digits === "0" && size > 0)
    return `<${narrowSpace}${(10 ** -finest[units.displayUnit]).toFixed(finest[units.displayUnit])}${end}`;
  return `${length < 0 && digits !== "0" ? "−" : ""}${digits}${end}`;
}

/** Formats an area, in the square of the unit. */
export function preciseArea(value: number, units: Units): string {
  const area = value * toDisplayUnit(1, units) ** 2;
  const digits = area >= 1e6 ? count(area) : trimmed(area.toFixed(area >= 1 ? 3 : finest[units.displayUnit]));
  return `${digits}${narrowSpace}${unitName(units.displayUnit)}²`;
}

const trimmed = (digits: string): string => digits.replace(/0+$/, "").replace(/\.$/, "");
