/** The widths of the panels beside the picture, as the user dragged them; they are remembered. */

import { signal } from "@preact/signals-core";
import * as v from "valibot";
import { recall, remember } from "./preferences";

export type Side = "left" | "right";

/** The widths in CSS pixels. A side that was never dragged has the style sheet's width. */
type Widths = Partial<Record<Side, number>>;

const key = "nearpoint.panelWidths";
/** The smallest width of a panel, in CSS pixels. */
export const minWidth: Record<Side, number> = { left: 200, right: 260 };
/** The largest fraction of the window, which the style sheet repeats. */
const maxFraction: Record<Side, number> = { left: 0.35, right: 0.4 };

const width = v.optional(v.pipe(v.number(), v.finite(), v.minValue(0)));
const saved = v.object({ left: width, right: width });

export const widths = signal<Widths>(readWidths(recall(key)));

/** Returns the largest width of a panel in a window of this many pixels. */
export const maxWidth = (side: Side, window: number): number =>
  Math.max(minWidth[side], Math.floor(window * maxFraction[side]));

/** Sets a width; undefined restores the style sheet's. */
export function setWidth(side: Side, options: number | undefined): void {
  const { [side]: _, ...others } = widths.peek();
  widths.value = options === undefined ? others : { ...others, [side]: Math.round(options) };
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
