/** Which rows of a long list are in the page: those in sight, and some around them. */

/** What is seen of a list whose rows are of one height, CSS pixels. */
export interface Sight {
  top: number;
  height: number;
  row: number;
}

/** A list of as many rows is in the page as a whole. */
export const whole = 100;
/** Rows before and after those in sight, so that scrolling shows no gap. */
const spare = 12;

/** The first row and the one after the last. */
export function inSight(count: number, { top, height, row }: Sight): [from: number, to: number] {
  if (count <= whole) return [0, count];
  const seen = Math.ceil(height / row) + 1;
  const first = Math.max(0, Math.min(Math.floor(top / row), count - seen));
  return [Math.max(0, first - spare), Math.min(count, first + seen + spare)];
}

/** How far the list is to be scrolled so that a row is seen, by as little as possible. */
export function scrolledTo(index: number, { top, height, row }: Sight): number {
  const [above, below] = [index * row, (index + 1) * row - height];
  return Math.max(0, Math.min(above, Math.max(below, top)));
}
