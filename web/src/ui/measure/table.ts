/** Measures as a table for a spreadsheet: lengths in the unit they are told in, with all digits. */

import type { MeasureRow, PartRow } from "../../engine/types";
import { type Cell, csv } from "../../state/csv";
import { told, type Units } from "../../state/format";
import { along } from "../../state/measure";
import { thingOf } from "./words";

const head = [
  "number",
  "part",
  "picked",
  "part",
  "picked",
  "distance",
  "off by at most",
  "along x",
  "along y",
  "along z",
  "angle (degrees)",
  "from the plane",
  "between axes",
  "between centres",
  "radius",
  "length",
  "area",
  "x",
  "y",
  "z",
  "size x",
  "size y",
  "size z",
  "exact",
  "unit",
];

export function tableOf(
  rows: readonly MeasureRow[],
  parts: ReadonlyMap<number, Pick<PartRow, "name">>,
  units: Units,
): string {
  const length = (value: number | undefined, power = 1): Cell =>
    value === undefined ? undefined : Number((value * told(1, units) ** power).toPrecision(15));
  const line = ({ picks: [a, b], between, size }: MeasureRow, i: number): Cell[] => {
    const [x, y, z] = between ? along(between.ends) : [];
    const isPlace = !between && (a?.kind === "point" || a?.kind === "centre");
    const at = isPlace ? a.at : [];
    const alone = between ? undefined : a;
    const angle = between?.angle ?? alone?.span;
    const isExact = between
      ? between.error === 0 && between.isExact
      : Boolean(alone?.isExact && alone.isWhole);
    return [
      i + 1,
      a && parts.get(a.part)?.name,
      a && thingOf(a),
      b && parts.get(b.part)?.name,
      b && thingOf(b),
      length(between?.distance),
      length(between?.error),
      length(x),
      length(y),
      length(z),
      angle === undefined ? undefined : Number(((angle * 180) / Math.PI).toPrecision(15)),
      length(between?.planes),
      length(between?.axes),
      length(between?.centres),
      length(alone?.radius),
      length(alone?.length),
      length(alone?.area, 2),
      length(at[0]),
      length(at[1]),
      length(at[2]),
      length(size?.[0]),
      length(size?.[1]),
      length(size?.[2]),
      isExact ? "yes" : "no",
      units.told,
    ];
  };
  return csv([head, ...rows.map(line)]);
}
