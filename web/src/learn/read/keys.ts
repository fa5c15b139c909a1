/** The keys of the reading view: they scroll the text, or go to another section. */

import { part } from "../../ui/mount";
import type { Transport } from "../transport";
import { nearSection } from "./state";

/** The distance of an arrow key, in pixels, and of a page key, as a share of the height. */
const line = 48;
const page = 0.85;

/** Returns the keys. The figure handles the keys up and down itself. */
export function readingKeys(transport: Transport, isFigure: boolean): Record<string, () => void> {
  const by = (top: number) => () => part("read").scrollBy({ top });
  const turn = (pages: number) => () =>
    part("read").scrollBy({ top: pages * page * part("read").clientHeight });
  const go = (by: number) => () => {
    const step = nearSection(by);
    if (step !== undefined) void transport.seek(step);
  };
  return {
    " ": turn(1),
    PageDown: turn(1),
    PageUp: turn(-1),
    ArrowRight: go(1),
    ArrowLeft: go(-1),
    Home: () => part("read").scrollTo({ top: 0 }),
    End: () => part("read").scrollTo({ top: part("read").scrollHeight }),
    ...(!isFigure && { ArrowDown: by(line), ArrowUp: by(-line) }),
  };
}
