/** Writes different values of one text with enough digits to differ. */

import { count, number } from "../state/format";
import { withDecimalMark } from "./numbers";

/** The usual number of digits, and the largest before rounding errors. */
const [usual, most] = [4, 7];

const rounded = (value: number, digits: number): number => Number(value.toPrecision(digits));

/** Returns a number with as many digits as distinguish it from the others in the same text. */
export function distinctDigits(value: number, others: readonly number[]): string {
  if (Number.isInteger(value) || Math.abs(value) >= 1000) return count(value);
  const tells = (digits: number) =>
    others.every((other) => other === value || rounded(other, digits) !== rounded(value, digits));
  for (let digits = usual + 1; digits <= most; digits++)
    if (!tells(usual) && tells(digits))
      return withDecimalMark(value.toPrecision(digits).replace("-", "\u2212"));
  return withDecimalMark(number(value));
}
