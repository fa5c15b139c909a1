/** Where a time is along the timeline. */

export interface Axis {
  start: number;
  end: number;
}

export const axisOf = ({ start, end }: Axis): Axis => ({ start, end });

/** From 0 at the start to 1 at the end. */
export const place = ({ start, end }: Axis, time: number): number =>
  Math.max(0, Math.min(1, (time - start) / (end - start)));

export const percent = (axis: Axis, time: number): string => `${(place(axis, time) * 100).toFixed(3)}%`;
