/** Where labels of the picture go where something floats over their places, which on a narrow screen is often. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Half the size of a label with its margin, CSS pixels; a label is about a number and its unit wide. */
const half = { width: 44, height: 15 };

/** The height nearest to `y` at which a label's middle is off all that floats: below what is in the upper half, above what is in the lower. */
export function beside(x: number, y: number, floats: readonly Box[], height: number): number {
  const isUnder = (box: Box, at: number) =>
    x > box.left - half.width &&
    x < box.right + half.width &&
    at > box.top - half.height &&
    at < box.bottom + half.height;
  let at = y;
  for (const box of [...floats].sort((a, b) => a.top - b.top))
    if (isUnder(box, at) && box.top < height / 2) at = box.bottom + half.height;
  for (const box of [...floats].sort((a, b) => b.bottom - a.bottom))
    if (isUnder(box, at) && box.top >= height / 2) at = box.top - half.height;
  // Between what floats above and below there may be no room at all.
  return floats.some((box) => isUnder(box, at)) ? y : at;
}

/** What floats over the picture now, in its frame, and how high that is. */
export function floating(stage: HTMLElement): { floats: Box[]; height: number } {
  const { left: x, top: y, height } = stage.getBoundingClientRect();
  const floats = [...stage.querySelectorAll(".bar .float, .hud")].map((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left: left - x, top: top - y, right: right - x, bottom: bottom - y };
  });
  return { floats, height };
}
