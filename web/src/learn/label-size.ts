/** The sizes of labels: estimated until the page has drawn a label with the same words, then measured. */

import { signal } from "@preact/signals-core";

export interface Size {
  width: number;
  height: number;
}

/** The sizes by label text, for pictures of one width, because narrow ones have smaller letters. */
const sizeCache = signal<{ width: number; sizes: ReadonlyMap<string, Size> }>({ width: 0, sizes: new Map() });
let pendingLabels = false;

/** The approximate width of a letter and height of a line, in pixels. */
const letter = 7.4;
const line = 19;

/** Returns the size of a label with these words in a picture of this width. The elements of `labels` are measured when they exist. */
export function sizeOf(words: string, width: number, labels: () => Iterable<HTMLElement>): Size {
  const { width: before, sizes } = sizeCache.value;
  const size = before === width ? sizes.get(words) : undefined;
  if (size) return size;
  if (!pendingLabels) {
    pendingLabels = true;
    requestAnimationFrame(() => {
      pendingLabels = false;
      measure(width, labels());
    });
  }
  return estimatedSize(words);
}

export const estimatedSize = (words: string): Size => ({ width: words.length * letter + 8, height: line });

function measure(width: number, labels: Iterable<HTMLElement>): void {
  const sizes = new Map(sizeCache.peek().width === width ? sizeCache.peek().sizes : []);
  for (const { dataset, offsetWidth, offsetHeight } of labels)
    if (dataset.words !== undefined && offsetWidth > 0)
      sizes.set(dataset.words, { width: offsetWidth, height: offsetHeight });
  const before = sizeCache.peek().sizes.size;
  if (sizeCache.peek().width !== width || sizes.size !== before) sizeCache.value = { width, sizes };
}
