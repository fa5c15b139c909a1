/** Writes measurements as a table for a spreadsheet, with all digits, in the unit in which they are shown. */

import type { BetweenRow, MeasureRow, PartRow, PickRow } from "../../engine/types";
import { type Cell, csv } from "../../state/csv";
import { toDisplayUnit, type Units } from "../../state/format";
import { directionOf } from "../../state/measure";
import { featureName } from "./words";

/** The data of a row's cells. */
interface MeasureTableRow {
  number: number;
  a: PickRow | undefined;
  b: PickRow | undefined;
  between: BetweenRow | undefined;
  /** The pick, if there is only one. */
  alone: PickRow | undefined;
  size: MeasureRow["size"];
}

/** Returns the coordinates, if a point was picked. */
const placeOf = ({ alone }: MeasureTableRow): readonly number[] =>
  alone?.kind === "point" || alone?.kind === "centre" ? alone.at : [];
const componentsOf = ({ between }: MeasureTableRow): readonly number[] =>
  between ? directionOf(between.ends) : [];
const isExact = ({ between, alone }: MeasureTableRow): boolean =>
  between ? between.error === 0 && between.isExact : Boolean(alone?.isExact && alone.isWhole);
const digits = (value: number): number => Number(value.toPrecision(15));

export function tableOf(
  rows: readonly MeasureRow[],
  parts: ReadonlyMap<number, Pick<PartRow, "name">>,
  units: Units,
): string {
  const length = (value: number | undefined, power = 1): Cell =>
    value === undefined ? undefined : digits(value * toDisplayUnit(1, units) ** power);
  const angle = (value: number | undefined): Cell =>
    value === undefined ? undefined : digits((value * 180) / Math.PI);
  const columns: readonly (readonly [head: string, of: (row: MeasureTableRow) => Cell])[] = [
    ["number", ({ number }) => number],
    ["part", ({ a }) => a && parts.get(a.part)?.name],
    ["picked", ({ a }) => a && featureName(a)],
    ["part", ({ b }) => b && parts.get(b.part)?.name],
    ["picked", ({ b }) => b && featureName(b)],
    ["distance", ({ between }) => length(between?.distance)],
    ["off by at most", ({ between }) => length(between?.error)],
    ...["x", "y", "z"].map(
      (axis, i) => [`along ${axis}`, (row: MeasureTableRow) => length(componentsOf(row)[i])] as const,
    ),
    ["angle (degrees)", ({ between, alone }) => angle(between?.angle ?? alone?.span)],
    ["from the plane", ({ between }) => length(between?.planes)],
    ["between axes", ({ between }) => length(between?.axes)],
    ["between centres", ({ between }) => length(between?.centres)],
    ["radius", ({ alone }) => length(alone?.radius)],
    ["length", ({ alone }) => length(alone?.length)],
    ["area", ({ alone }) => length(alone?.area, 2)],
    ...["x", "y", "z"].map((axis, i) => [axis, (row: MeasureTableRow) => length(placeOf(row)[i])] as const),
    ...["x", "y", "z"].map(
      (axis, i) => [`size ${axis}`, ({ size }: MeasureTableRow) => length(size?.[i])] as const,
    ),
    ["exact", (row) => (isExact(row) ? "yes" : "no")],
    ["unit", () => units.displayUnit],
  ];
  const lines = rows.map(({ picks: [a, b], between: found, size }, i) => {
    const between = found ?? undefined;
    const row = { number: i + 1, a, b, between, alone: between ? undefined : a, size };
    return columns.map(([, of]) => of(row));
  });
  return csv([columns.map(([head]) => head), ...lines]);
}
