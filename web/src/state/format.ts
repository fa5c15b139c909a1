/** Numbers as people read them: grouped, with a unit, never more digits than are meant. */

export type Unit = "mm" | "cm" | "m" | "in";
export const units: readonly Unit[] = ["mm", "cm", "m", "in"];

const narrowSpace = "\u202f";
const minus = "\u2212";

/** A hyphen is not a minus sign; columns of numbers line up only with the real one. */
const typeset = (digits: string): string => digits.replace("-", minus);

/** 74252 → "74 252", with spaces that do not break. */
export function count(n: number): string {
  return typeset(Math.round(n).toString()).replace(/\B(?=(\d{3})+$)/g, narrowSpace);
}

/** A length in the scene's unit, without the unit: four significant digits, an exponent where zeros would hide them. */
export function number(value: number): string {
  const size = Math.abs(value);
  if (size === 0) return "0";
  if (!Number.isFinite(value)) return "–";
  if (size >= 1e6 || size < 1e-5) return typeset(value.toExponential(2));
  if (size >= 1000) return typeset(value.toFixed(1));
  return typeset(value.toPrecision(4));
}

/** For a field that is typed into: five digits, and no zeros at the end. */
export const plain = (value: number): string => typeset(String(Number(value.toPrecision(5))));

/** The coordinates of a place for such fields: what rounding left of a 0 beside the others is 0. */
export function plainPlace(place: readonly number[]): string[] {
  const noise = Math.max(...place.map(Math.abs)) * 1e-12;
  return place.map((value) => plain(Math.abs(value) < noise ? 0 : value));
}

/** Decimals down to a hundredth of a micrometre: no part is made more exactly. */
const finest: Record<Unit, number> = { mm: 5, cm: 6, in: 6, m: 8 };

/** With its unit, and no digit that does not matter; what is not 0 is never written as 0. */
export function length(value: number, unit: Unit): string {
  const least = 10 ** -finest[unit];
  const size = Math.abs(value);
  if (size > 0 && size < least / 2)
    return `<${narrowSpace}${least.toFixed(finest[unit])}${narrowSpace}${unit}`;
  if (size >= 1000 || size === 0 || !Number.isFinite(value)) return `${number(value)}${narrowSpace}${unit}`;
  const places = Math.min(Math.max(3 - Math.floor(Math.log10(size)), 0), finest[unit]);
  return `${typeset(value.toFixed(places))}${narrowSpace}${unit}`;
}

/** Whether two bounds are one number to three digits, or as far as digits matter. */
export function alike(lower: number, upper: number, unit: Unit): boolean {
  const places = Math.min(Math.max(2 - Math.floor(Math.log10(upper)), 0), finest[unit]);
  return !(lower < upper) || lower.toFixed(places) === upper.toFixed(places);
}

/** A length between two bounds: one number if they are alike, else rounded outwards, so that it stays between them. */
export function between(lower: number, upper: number, unit: Unit): string {
  if (!(lower < upper)) return length(upper, unit);
  if (alike(lower, upper, unit)) return `${plain(Number(upper.toPrecision(3)))}${narrowSpace}${unit}`;
  const [low, high] = outward(lower, upper, unit);
  return `${low === "0" ? "≤\u202f" : `${low}–`}${high}${narrowSpace}${unit}`;
}

/** The bounds apart, with as many decimals as tell them from each other, and two digits of each. */
export function outward(lower: number, upper: number, unit: Unit): [string, string] {
  const apart = -Math.floor(Math.log10(upper - lower));
  const rounded = (bound: number, to: (value: number) => number) => {
    if (bound <= 0) return "0";
    const places = Math.min(Math.max(1 - Math.floor(Math.log10(bound)), apart, 0), finest[unit]);
    // What only the last bits of the product have too much is not rounded up.
    const scaled = Number((bound * 10 ** places).toPrecision(12));
    return typeset(trimZeros((to(scaled) / 10 ** places).toFixed(places)));
  };
  return [rounded(lower, Math.floor), rounded(upper, Math.ceil)];
}

/** An estimate has no more than two digits that mean anything. */
export const about = (value: number, unit: Unit): string =>
  `~${plain(Number(value.toPrecision(2)))}${narrowSpace}${unit}`;

/** "0.83 mm³": a volume in the unit that it is easiest to read in; inches stay inches. */
export function volume(value: number, unit: Unit): string {
  const inMillimetres = value * millimetres[unit] ** 3;
  const shown: Unit = unit === "in" ? "in" : inMillimetres < 1e5 ? "mm" : inMillimetres < 1e11 ? "cm" : "m";
  const number = unit === "in" ? value : inMillimetres / millimetres[shown] ** 3;
  const digits =
    number >= 1000
      ? count(number)
      : number < 1e-4
        ? number.toExponential(1)
        : plain(Number(number.toPrecision(3)));
  return `${typeset(digits)}${narrowSpace}${shown}³`;
}

/** Radians in, degrees out. */
export function degrees(radians: number): string {
  const value = (radians * 180) / Math.PI;
  return `${typeset(trimZeros((Math.abs(value) < 5e-4 ? 0 : value).toFixed(3)))}°`;
}

export function duration(millis: number): string {
  if (millis < 10) return `${millis.toFixed(1)}${narrowSpace}ms`;
  if (millis < 1000) return `${Math.round(millis)}${narrowSpace}ms`;
  if (millis < 60_000) return `${(millis / 1000).toFixed(1)}${narrowSpace}s`;
  return `${Math.round(millis / 60_000)}${narrowSpace}min`;
}

/** A time in a motion. */
export const seconds = (time: number): string => `${typeset(time.toFixed(2))}${narrowSpace}s`;

export function bytes(size: number): string {
  if (size < 1000) return `${Math.round(size)}${narrowSpace}B`;
  for (const [limit, name] of [
    [1e6, "kB"],
    [1e9, "MB"],
  ] as const) {
    if (size < limit) {
      const scaled = (size / limit) * 1000;
      return `${scaled < 10 ? scaled.toFixed(1) : Math.round(scaled)}${narrowSpace}${name}`;
    }
  }
  return `${(size / 1e9).toFixed(1)}${narrowSpace}GB`;
}

/**
 * What someone typed for a length, in the scene's unit: "1.5", "1,5", "−2 cm", "1/8 in". Undefined when it is
 * not a length.
 */
export function parseLength(text: string, sceneUnit: Unit): number | undefined {
  const match = /^\s*([-−+]?[\d.,]+(?:e[-+]?\d+)?)(?:\s*\/\s*(\d+))?\s*(mm|cm|m|in|"|″)?\s*$/i.exec(text);
  if (!match?.[1]) return undefined;
  const value = Number(match[1].replace("−", "-").replace(",", ".")) / Number(match[2] ?? 1);
  if (!Number.isFinite(value)) return undefined;
  const unit = match[3] === '"' || match[3] === "″" ? "in" : ((match[3]?.toLowerCase() ?? sceneUnit) as Unit);
  return unit === sceneUnit ? value : lengthIn(value, unit, sceneUnit);
}

/** "90", "90°", "1.5 rad" → radians. */
export function parseAngle(text: string): number | undefined {
  const match = /^\s*([-−+]?[\d.,]+(?:e[-+]?\d+)?)\s*(°|deg|rad)?\s*$/i.exec(text);
  if (!match?.[1]) return undefined;
  const value = Number(match[1].replace("−", "-").replace(",", "."));
  if (!Number.isFinite(value)) return undefined;
  return match[2]?.toLowerCase() === "rad" ? value : (value * Math.PI) / 180;
}

const millimetres: Record<Unit, number> = { mm: 1, cm: 10, m: 1000, in: 25.4 };

/** A length in another unit. */
export const lengthIn = (value: number, from: Unit, to: Unit): number =>
  (value * millimetres[from]) / millimetres[to];

const trimZeros = (digits: string): string =>
  digits.includes(".") ? digits.replace(/0+$/, "").replace(/\.$/, "") : digits;
