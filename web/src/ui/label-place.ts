/** Moves labels of the picture that floating elements would cover, which is frequent on a narrow screen. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Half the size of a label with its margin, in CSS pixels; a label holds about a number and its unit. */
const half = { width: 44, height: 15 };

/** Returns the height for a label's centre, near `y`, at which nothing floating covers it: below elements at the top, above those at the bottom. */
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
  // Between the elements above and below, there may be no space at all.
  return floats.some((box) => isUnder(box, at)) ? y : at;
}

/** Returns the elements that float over the picture, in its frame, and the height of the picture. */
export function floating(stage: HTMLElement): { floats: Box[]; height: number } {
  const { left: x, top: y, height } = stage.getBoundingClientRect();
  const floats = [...stage.querySelectorAll(".bar .float, .hud")].map((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left: left - x, top: top - y, right: right - x, bottom: bottom - y };
  });
  return { floats, height };
}
