/** Describes a measurement as rows of words and numbers. */

import type { BetweenRow, MeasureRow, PickRow } from "../../engine/types";
import { degrees, exactly, type Units, unitName } from "../../state/format";
import { directionOf } from "../../state/measure";
import { preciseArea, preciseLength } from "../../state/precise";
import { text } from "../strings";

const t = text.measure;

/** A name, a number with its unit, and the number with all digits if it has more. */
export interface LabelledValue {
  name: string;
  value: string;
  exactly?: string;
}

const about = (value: string, isExact: boolean): string => (isExact ? value : `≈\u202f${value}`);

/** The smallest angle that counts as not parallel, in degrees. */
const leastAngle = 1e-4;

export function factsOf(row: MeasureRow, units: Units): LabelledValue[] {
  if (row.between) return between(row.between, units);
  const [pick] = row.picks;
  if (!pick) return [];
  const size = row.size ? [lengths(t.size, row.size, units)] : [];
  return [...size, ...single(pick, units)];
}

function between(row: BetweenRow, units: Units): LabelledValue[] {
  const { distance, ends, error, angle, planes, axes, centres, isExact } = row;
  const length = (name: string, value: number, isTrue: boolean): LabelledValue => ({
    name,
    value: about(preciseLength(value, units), isTrue),
    exactly: exactly(value, units),
  });
  const off = error > 0 ? ` (${t.error({ error: preciseLength(error, units) })})` : "";
  const nearest: LabelledValue =
    distance === 0
      ? { name: t.distance, value: t.meets }
      : {
          name: t.distance,
          value: about(preciseLength(distance, units), error === 0) + off,
          exactly: exactly(distance, units),
        };
  const [x, y, z] = directionOf(ends);
  const parts =
    distance === 0
      ? []
      : ([
          [t.along.x, x],
          [t.along.y, y],
          [t.along.z, z],
        ] as const);
  return [
    nearest,
    ...parts.map(([name, value]) => length(name, value, error === 0)),
    ...(angle === undefined ? [] : [{ name: t.angle, value: about(degrees(angle), isExact) }]),
    ...(planes === undefined ? [] : [length(t.planes, planes, isExact)]),
    ...(axes === undefined ? [] : [length(t.axes, axes, isExact)]),
    ...(centres === undefined ? [] : [length(t.centres, centres, isExact)]),
  ];
}

function single(pick: PickRow, units: Units): LabelledValue[] {
  const { kind, what, at, direction, centre, isExact, isWhole } = pick;
  const facts: LabelledValue[] = [];
  const add = (name: string, value: number | undefined, isTrue: boolean) => {
    if (value === undefined) return;
    facts.push({ name, value: about(preciseLength(value, units), isTrue), exactly: exactly(value, units) });
  };
  if (kind === "point" || kind === "centre") facts.push(lengths(t.place, at, units, isExact));
  add(t.diameter, pick.radius === undefined || what === "torus" ? undefined : 2 * pick.radius, isExact);
  add(t.radius, pick.radius, isExact);
  add(t.minorRadius, pick.minorRadius, isExact);
  if (pick.halfAngle !== undefined)
    facts.push({ name: t.coneAngle, value: about(degrees(2 * pick.halfAngle), isExact) });
  add(t.length, pick.length, kind === "face" ? isExact : isWhole);
  if (pick.span !== undefined) facts.push({ name: t.span, value: about(degrees(pick.span), isExact) });
  if (pick.area !== undefined)
    facts.push({ name: t.area, value: about(preciseArea(pick.area, units), isWhole) });
  if (centre) facts.push(lengths(t.centre, centre, units, isExact));
  if (direction) {
    const name = what === "plane" ? t.normal : what === "line" && kind === "edge" ? t.direction : t.axis;
    facts.push({
      name,
      value: about(directionText(direction), isExact || what === "plane" || kind === "edge"),
    });
  }
  return facts;
}

const lengths = (name: string, values: readonly number[], units: Units, isExact = true): LabelledValue => ({
  name,
  value: about(
    `${values.map((value) => preciseLength(value, units, "")).join(name === t.size ? " × " : ", ")}\u202f${unitName(units.displayUnit)}`,
    isExact,
  ),
  exactly: values.map((value) => exactly(value, units)).join(", "),
});

/** Formats a direction; three decimals give it to a twentieth of a degree. */
const directionText = (direction: readonly number[]): string =>
  direction
    .map((c) => (Math.abs(c) < leastAngle ? "0" : String(Number(c.toFixed(4))).replace("-", "−")))
    .join(", ");

/** Returns the name of the picked kind. */
export function featureName({ kind, what }: PickRow): string {
  if (kind === "part") return t.whole;
  if (kind === "axis") return t.axis;
  return kind === "centre" ? t.centre : t.things[what];
}

/** Returns the main number of a measurement, for a list. */
export function headingOf(row: MeasureRow, units: Units): string {
  if (row.picks.length === 0) return t.missing;
  const off = row.between ? { ...row.between, error: 0 } : undefined;
  const [first] = off ? between(off, units) : factsOf(row, units);
  const isOff = row.between !== null && row.between.error > 0 && row.between.distance > 0;
  return about(first?.value ?? "", !isOff);
}
