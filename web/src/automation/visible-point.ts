/** Finds where on the canvas a part is visible, for a test that grabs it with the mouse. */

import type { App } from "../app";
import type { PartId } from "../engine/types";

/** Looks for the part on a grid over the canvas, from the centre outwards, finer each time. */
export async function visiblePointOf(
  app: App,
  part: PartId,
  { width, height }: DOMRect,
): Promise<[number, number] | undefined> {
  await app.idle();
  for (const step of [64, 32, 16, 8]) {
    const places: [number, number][] = [];
    for (let y = step / 2; y < height; y += step)
      for (let x = step / 2; x < width; x += step) places.push([x, y]);
    const hits = await Promise.all(
      places.map(async (place) =>
        (await app.engine.call("pickAt", ...place))?.part === part ? place : undefined,
      ),
    );
    const seen = hits.filter((place) => place !== undefined);
    // Takes the visible point nearest to the centroid of all; one at an edge would be easy to miss.
    const middle = seen.reduce(
      ([x, y], place) => [x + place[0] / seen.length, y + place[1] / seen.length],
      [0, 0],
    );
    const off = ([x, y]: [number, number]) => Math.hypot(x - (middle[0] ?? 0), y - (middle[1] ?? 0));
    const [best] = seen.sort((p, q) => off(p) - off(q));
    if (best && (seen.length > 2 || step === 8)) return best;
  }
  return undefined;
}
