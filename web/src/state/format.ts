/** Formats numbers for people: grouped, with a unit, and without meaningless digits. */

import { language } from "./language";

export type Unit = "mm" | "cm" | "m" | "in";
export const allUnits: readonly Unit[] = ["mm", "cm", "m", "in"];

/** The scene's unit, in which lengths are given, and the unit in which they are shown and typed. */
export interface Units {
  sceneUnit: Unit;
  displayUnit: Unit;
}

/** Returns units that show lengths as they are given. */
export const sameUnits = (unit: Unit): Units => ({ sceneUnit: unit, displayUnit: unit });

/** Converts a length of the scene to the reader's unit. */
export const toDisplayUnit = (value: number, { sceneUnit: own, displayUnit: to }: Units): number =>
  lengthIn(value, own, to);

const narrowSpace = "\u202f";
const minus = "\u2212";

/** Replaces the hyphen by a minus sign, with which columns of numbers line up. */
const typeset = (digits: string): string => digits.replace("-", minus);

/** Formats a count: 74252 → "74 252", with spaces that do not break. */
export function count(n: number): string {
  return typeset(Math.round(n).toString()).replace(/\B(?=(\d{3})+$)/g, narrowSpace);
}

/** Formats a length in the scene's unit, without the unit: four significant digits, and an exponent if zeros would hide them. */
export function number(value: number): string {
  const size = Math.abs(value);
  if (size === 0) return "0";
  if (!Number.isFinite(value)) return "–";
  if (size >= 1e6 || size < 1e-5) return typeset(value.toExponential(2));
  if (size >= 1000) return typeset(value.toFixed(1));
  return typeset(value.toPrecision(4));
}

/** Formats a number for an input field: five digits, and no zeros at the end. */
export const plain = (value: number): string => typeset(String(Number(value.toPrecision(5))));

/** Formats a length for an input field: no exponent, and nothing below a billionth. */
export const plainLength = (value: number, units: Units): string =>
  decimal(toDisplayUnit(value, units), {
    maximumSignificantDigits: 5,
    maximumFractionDigits: 9,
    roundingPriority: "lessPrecision",
  });

/** Formats the coordinates of a point for input fields. A rounding error next to larger coordinates becomes 0. */
export function plainPlace(place: readonly number[], units: Units): string[] {
  const noise = Math.max(...place.map(Math.abs)) * 1e-12;
  return place.map((value) => plainLength(Math.abs(value) < noise ? 0 : value, units));
}

/** Formats a length with all digits, to be copied. */
export const exactly = (value: number, units: Units): string =>
  `${decimal(toDisplayUnit(value, units), { maximumSignificantDigits: 15 })}${narrowSpace}${unitName(units.displayUnit)}`;

/** Formats digits without groups or an exponent. */
function decimal(value: number, digits: Intl.NumberFormatOptions): string {
  const text = new Intl.NumberFormat("en", { ...digits, useGrouping: false }).format(value);
  return text === "-0" ? "0" : typeset(text);
}

/** The decimals down to a tenth of a micrometre, which is finer than parts are made. */
const finest: Record<Unit, number> = { mm: 4, cm: 5, in: 5, m: 7 };

/** Returns how many decimals show this many digits of a number, limited to those that matter. */
const decimals = (value: number, digits: number, unit: Unit): number =>
  Math.min(Math.max(digits - 1 - Math.floor(Math.log10(Math.abs(value))), 0), finest[unit]);

/** Formats a length with its unit and only digits that matter. A value other than 0 never appears as 0. */
export function length(value: number, units: Units): string {
  return withUnit(toDisplayUnit(value, units), units.displayUnit, (size) => {
    if (size >= 1e6) return count(size);
    return size >= 1000 ? size.toFixed(1) : size.toFixed(decimals(size, 4, units.displayUnit));
  });
}

/** Formats a length as "1.234 mm", or as a dash if there is none. */
export const lengthOr = (value: number | undefined, units: Units): string =>
  value === undefined ? "–" : length(value, units);

/** Formats a size with its sign and unit. Below the last decimal it only says that the size is smaller. */
function withUnit(value: number, unit: Unit, digits: (size: number) => string): string {
  const size = Math.abs(value);
  if (!Number.isFinite(value)) return `–${narrowSpace}${unitName(unit)}`;
  if (size === 0) return `0${narrowSpace}${unitName(unit)}`;
  if (size < smallestShown(unit) / 2)
    return `<${narrowSpace}${smallestShown(unit).toFixed(finest[unit])}${narrowSpace}${unitName(unit)}`;
  return `${value < 0 ? minus : ""}${digits(size)}${narrowSpace}${unitName(unit)}`;
}

const smallestShown = (unit: Unit): number => 10 ** -finest[unit];

/** Returns whether two bounds are equal to three digits, or to the last digit that matters. */
export function areEqualBounds(lower: number, upper: number, units: Units): boolean {
  const [low, high] = [toDisplayUnit(lower, units), toDisplayUnit(upper, units)];
  const places = decimals(high, 3, units.displayUnit);
  return !(low < high) || low.toFixed(places) === high.toFixed(places);
}

/** Formats a length between two bounds: one number if they are alike, else both rounded outwards, so that they stay bounds. */
export function between(lower: number, upper: number, units: Units): string {
  if (!(lower < upper)) return length(upper, units);
  if (areEqualBounds(lower, upper, units)) return rounded(upper, 3, units);
  const [low, high] = outward(lower, upper, units);
  return `${low === "0" ? "≤\u202f" : `${low}–`}${high}${narrowSpace}${unitName(units.displayUnit)}`;
}

/** Formats a length down to the last decimal that matters, without zeros at the end: the difference of two such lengths is right. */
export const finely = (value: number, units: Units): string => rounded(value, 15, units);

/** Rounds to this many digits at most, without zeros at the end. */
const rounded = (value: number, digits: number, units: Units): string =>
  withUnit(toDisplayUnit(value, units), units.displayUnit, (size) =>
    trimZeros(Number(size.toPrecision(digits)).toFixed(decimals(size, digits, units.displayUnit))),
  );

/** Rounds two bounds outwards, with enough decimals to distinguish them, and two digits of each. */
export function outward(lower: number, upper: number, units: Units): [string, string] {
  const [low, high] = [toDisplayUnit(lower, units), toDisplayUnit(upper, units)];
  const apart = -Math.floor(Math.log10(high - low));
  const bound = (value: number, to: (value: number) => number) => {
    if (value <= 0) return "0";
    const places = Math.min(Math.max(1 - Math.floor(Math.log10(value)), apart, 0), finest[units.displayUnit]);
    // The rounding error of the product must not be rounded up.
    const scaled = Number((value * 10 ** places).toPrecision(12));
    return typeset(trimZeros((to(scaled) / 10 ** places).toFixed(places)));
  };
  return [bound(low, Math.floor), bound(high, Math.ceil)];
}

/** Formats an estimate, of which at most two digits are meaningful. */
export const estimate = (value: number, units: Units): string => {
  const text = rounded(value, 2, units);
  return text.startsWith("<") ? text : `~${text}`;
};

/** Converts a volume to the unit in which it is easiest to read; inches stay inches. */
function readable(
  value: number,
  { sceneUnit: own, displayUnit: unit }: Units,
): { number: number; shown: Unit } {
  const inMillimetres = value * millimetres[own] ** 3;
  const shown: Unit = unit === "in" ? "in" : inMillimetres < 1e5 ? "mm" : inMillimetres < 1e11 ? "cm" : "m";
  return { number: inMillimetres / millimetres[shown] ** 3, shown };
}

/** Returns how many decimals show three digits of a volume, limited to those that matter. */
const volumeDecimals = (number: number): number =>
  Math.min(Math.max(2 - Math.floor(Math.log10(number)), 0), 4);

/** Formats a volume as "0.83 mm³". */
export function volume(value: number, units: Units): string {
  const { number, shown } = readable(value, units);
  const digits =
    number >= 1000
      ? count(number)
      : number > 0 && number < 5e-5
        ? `<${narrowSpace}0.0001`
        : trimZeros(number.toFixed(volumeDecimals(number)));
  return `${typeset(digits)}${narrowSpace}${unitName(shown)}³`;
}

/** Formats a volume between two bounds: one number if they are alike, else both rounded outwards, so that they stay bounds. */
export function volumeBetween([lower, upper]: readonly [number, number], units: Units): string {
  if (!(lower < upper) || volume(lower, units) === volume(upper, units)) return volume(upper, units);
  const { number: high, shown } = readable(upper, units);
  const scale = 10 ** volumeDecimals(high);
  const bound = (value: number, to: (value: number) => number) => {
    const rounded = to(Number((value * scale).toPrecision(12))) / scale;
    return rounded >= 1000 ? count(rounded) : String(rounded);
  };
  const low = bound((lower / upper) * high, Math.floor);
  const unit = `${narrowSpace}${unitName(shown)}³`;
  return `${low === "0" ? `≤${narrowSpace}` : `${low}–`}${bound(high, Math.ceil)}${unit}`;
}

/** Formats an angle in radians in degrees. */
export function degrees(radians: number): string {
  const value = (radians * 180) / Math.PI;
  return `${typeset(trimZeros((Math.abs(value) < 5e-4 ? 0 : value).toFixed(3)))}°`;
}

export function duration(millis: number): string {
  if (millis < 10) return `${millis.toFixed(1)}${narrowSpace}${unitName("ms")}`;
  if (millis < 1000) return `${Math.round(millis)}${narrowSpace}${unitName("ms")}`;
  if (millis < 60_000) return `${(millis / 1000).toFixed(1)}${narrowSpace}${unitName("s")}`;
  return `${Math.round(millis / 60_000)}${narrowSpace}${unitName("min")}`;
}

/** Formats a time in a motion. */
export const seconds = (time: number): string => `${typeset(time.toFixed(2))}${narrowSpace}${unitName("s")}`;

export function bytes(size: number): string {
  if (size < 1000) return `${Math.round(size)}${narrowSpace}${unitName("B")}`;
  for (const [limit, name] of [
    [1e6, "kB"],
    [1e9, "MB"],
  ] as const) {
    if (size < limit) {
      const scaled = (size / limit) * 1000;
      return `${scaled < 10 ? scaled.toFixed(1) : Math.round(scaled)}${narrowSpace}${unitName(name)}`;
    }
  }
  return `${(size / 1e9).toFixed(1)}${narrowSpace}${unitName("GB")}`;
}

/** Parses a typed length into the scene's unit: "1.5", "1,5", "−2 cm", "1/8 in". The default unit is the reader's. Undefined if it is no length. */
export function parseLength(text: string, { sceneUnit: own, displayUnit: usual }: Units): number | undefined {
  const match =
    /^\s*([-−+]?[\d.,]+(?:e[-+]?\d+)?)(?:\s*\/\s*(\d+))?\s*(mm|cm|m|in|"|″|мм|см|м|дюйм)?\s*$/i.exec(text);
  if (!match?.[1]) return undefined;
  const value = Number(match[1].replace("−", "-").replace(",", ".")) / Number(match[2] ?? 1);
  if (!Number.isFinite(value)) return undefined;
  const written = match[3]?.toLowerCase();
  const unit =
    written === '"' || written === "″" ? "in" : (((written && unitNamed(written)) ?? usual) as Unit);
  return lengthIn(value, unit, own);
}

/** Parses a typed angle into radians: "90", "90°", "1.5 rad". */
export const parseAngle = (text: string): number | undefined => angleIn("rad", text);
/** Parses a typed angle into degrees; degrees stay as they were typed. */
export const parseDegrees = (text: string): number | undefined => angleIn("deg", text);

function angleIn(unit: "rad" | "deg", text: string): number | undefined {
  const match = /^\s*([-−+]?[\d.,]+(?:e[-+]?\d+)?)\s*(°|deg|rad)?\s*$/i.exec(text);
  if (!match?.[1]) return undefined;
  const value = Number(match[1].replace("−", "-").replace(",", "."));
  if (!Number.isFinite(value)) return undefined;
  const typed = match[2]?.toLowerCase() === "rad" ? "rad" : "deg";
  if (typed === unit) return value;
  return unit === "rad" ? (value * Math.PI) / 180 : (value * 180) / Math.PI;
}

const millimetres: Record<Unit, number> = { mm: 1, cm: 10, m: 1000, in: 25.4 };

export const lengthIn = (value: number, from: Unit, to: Unit): number =>
  from === to ? value : (value * millimetres[from]) / millimetres[to];

const trimZeros = (digits: string): string =>
  digits.includes(".") ? digits.replace(/0+$/, "").replace(/\.$/, "") : digits;

const russian = {
  mm: "мм",
  cm: "см",
  m: "м",
  in: "дюйм",
  µs: "мкс",
  ms: "мс",
  s: "с",
  min: "мин",
  B: "Б",
  kB: "кБ",
  MB: "МБ",
  GB: "ГБ",
} as const;

type UnitName = keyof typeof russian;

export const unitName = (unit: UnitName): string => (language.value === "ru" ? russian[unit] : unit);

/** Returns the unit of a typed text, in Latin or local letters; undefined if it is none. */
const unitNamed = (written: string): UnitName | undefined =>
  (Object.keys(russian) as UnitName[]).find((unit) => unit === written || russian[unit] === written);
