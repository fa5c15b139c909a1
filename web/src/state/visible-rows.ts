/** Decides which rows of a long list are in the page: the visible ones and some around them. */

/** The visible section of a list whose rows have one height, in CSS pixels. */
export interface ListViewport {
  top: number;
  height: number;
  width: number;
  row: number;
}

/** A list of up to this many rows is in the page as a whole. */
export const maxUnvirtualized = 100;
/** The rows before and after the visible ones, so that scrolling shows no gap. */
const overscan = 12;

/** Returns the first row and the one after the last. */
export function visibleRange(count: number, { top, height, row }: ListViewport): [from: number, to: number] {
  if (count <= maxUnvirtualized) return [0, count];
  const seen = Math.ceil(height / row) + 1;
  const first = Math.max(0, Math.min(Math.floor(top / row), count - seen));
  return [Math.max(0, first - overscan), Math.min(count, first + seen + overscan)];
}

/** The mean width of a letter of a name, in CSS pixels, and the space beside a name. */
const [letter, beside] = [6.6, 54];
/** The letters of space that the number takes beside the first name. */
const numberLetters = 16;

/** Returns how many letters of the first and of the second name fit into some lines of a row, about. */
export function lettersIn(lines: number, width: number): [first: number, second: number] {
  const letters = Math.max(numberLetters, Math.floor((width - beside) / letter)) * lines;
  return [letters - numberLetters, letters];
}

/** Letters of East Asian writing, which are about twice as wide as others. */
const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6]/g;

/** Returns the width of some text in letters, about. */
export const widthOf = (text: string): number => text.length + (text.match(wide)?.length ?? 0);

/** Returns the smallest scroll that makes a row visible. */
export function scrollToShow(index: number, { top, height, row }: ListViewport): number {
  const [above, below] = [index * row, (index + 1) * row - height];
  return Math.max(0, Math.min(above, Math.max(below, top)));
}
