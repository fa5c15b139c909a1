/** How wide the panels beside the picture are: as the user has dragged them, which holds the next time too. */

import { signal } from "@preact/signals-core";
import * as v from "valibot";
import { remember, remembered } from "./remembered";

export type Side = "left" | "right";

/** CSS pixels; a side that was never dragged is as wide as the style sheet says. */
type Widths = Partial<Record<Side, number>>;

const key = "nearpoint.panelWidths";
/** Panels are no narrower than this, CSS pixels. */
export const least: Record<Side, number> = { left: 200, right: 260 };
/** And take no more of the window than this share, which the style sheet knows, too. */
const share: Record<Side, number> = { left: 0.35, right: 0.4 };

const width = v.optional(v.pipe(v.number(), v.finite(), v.minValue(0)));
const saved = v.object({ left: width, right: width });

export const widths = signal<Widths>(readWidths(remembered(key)));

/** The widest that a panel may be in a window of so many pixels. */
export const most = (side: Side, window: number): number =>
  Math.max(least[side], Math.floor(window * share[side]));

/** Undefined: as the style sheet says. */
export function setWidth(side: Side, wish: number | undefined): void {
  const { [side]: _, ...others } = widths.peek();
  widths.value = wish === undefined ? others : { ...others, [side]: Math.round(wish) };
  remember(key, JSON.stringify(widths.peek()));
}

export function readWidths(text: string | null): Widths {
  try {
    const { left, right } = v.parse(saved, JSON.parse(text ?? "{}"));
    return { ...(left !== undefined && { left }), ...(right !== undefined && { right }) };
  } catch {
    return {}; // stored by another version of the page
  }
}
