/** Values of one text that differ are not written alike. */

import { count, number } from "../state/format";

/** Digits that are usual, and those beyond which there is only rounding. */
const [usual, most] = [4, 7];

const rounded = (value: number, digits: number): number => Number(value.toPrecision(digits));

/** A number with as many digits as tell it from the others in the same text. */
export function apart(value: number, others: readonly number[]): string {
  if (Number.isInteger(value) || Math.abs(value) >= 1000) return count(value);
  const tells = (digits: number) =>
    others.every((other) => other === value || rounded(other, digits) !== rounded(value, digits));
  for (let digits = usual + 1; digits <= most; digits++)
    if (!tells(usual) && tells(digits)) return value.toPrecision(digits).replace("-", "\u2212");
  return number(value);
}
