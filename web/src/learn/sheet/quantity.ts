/** Lengths and angles as people type them: "12.5", "1.2 cm", "30°", "0.5 rad". */

const lengths: Record<string, number> = { "": 1, mm: 1, cm: 10, m: 1000, in: 25.4, '"': 25.4 };
const angles: Record<string, number> = { "": 1, "°": 1, deg: 1, rad: 180 / Math.PI };

/** Millimetres; undefined for what is no length. */
export const readLength = (text: string): number | undefined => read(text, lengths);

/** Degrees; undefined for what is no angle. */
export const readAngle = (text: string): number | undefined => read(text, angles);

function read(text: string, units: Record<string, number>): number | undefined {
  const plain = text.trim().replace("\u2212", "-").replace(",", ".").toLowerCase();
  const [, digits = "", unit = ""] =
    /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)\s*([a-z°"]*)$/.exec(plain) ?? [];
  const value = Number(digits) * (Object.hasOwn(units, unit) ? (units[unit] ?? Number.NaN) : Number.NaN);
  return digits !== "" && Number.isFinite(value) ? value : undefined;
}
