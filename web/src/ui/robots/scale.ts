/** The scales of the timeline: time along it, and clearance upwards. */

import type { MotionCheckRow } from "../../engine/types";

export interface Scale {
  log: boolean;
  /** The values at the bottom and at the top. */
  low: number;
  high: number;
  /** Returns the height of a value, from 0 at the bottom to 1 at the top. */
  at(value: number): number;
}

/** The ratio from which a range needs a logarithmic scale, because a linear one would hide its small end. */
const wide = 50;

/** Returns the scale of a curve; undefined if no clearance is known. */
export function scaleOf(curve: MotionCheckRow["curve"]): Scale | undefined {
  const values = curve.flatMap(({ clearance }) => clearance ?? []);
  const high = Math.max(0, ...values);
  if (high === 0) return undefined;
  const least = Math.min(...values);
  if (least > 0 && high / least > wide) {
    const low = 10 ** Math.floor(Math.log10(least));
    const span = Math.log(high / low);
    return { log: true, low, high, at: (value) => clamp(Math.log(Math.max(value, low) / low) / span) };
  }
  return { log: false, low: 0, high, at: (value) => clamp(value / high) };
}

const clamp = (value: number): number => Math.max(0, Math.min(1, value));

/** Returns the curve as paths of an image that is 1000 wide and 100 high, interrupted where no clearance is known. */
export function pathOf(
  curve: MotionCheckRow["curve"],
  scale: Scale,
  place: (time: number) => number,
): string {
  let broken = true;
  return curve
    .map(({ time, clearance }) => {
      if (clearance === null) {
        broken = true;
        return "";
      }
      const point = `${(place(time) * 1000).toFixed(1)} ${((1 - scale.at(clearance)) * 100).toFixed(2)}`;
      const step = `${broken ? "M" : "L"}${point}`;
      broken = false;
      return step;
    })
    .join("");
}

export interface Axis {
  start: number;
  end: number;
}

export const axisOf = ({ start, end }: Axis): Axis => ({ start, end });

/** Returns the position of a time, from 0 at the start to 1 at the end. */
export const fractionAt = ({ start, end }: Axis, time: number): number =>
  Math.max(0, Math.min(1, (time - start) / (end - start)));

export const percent = (axis: Axis, time: number): string => `${(fractionAt(axis, time) * 100).toFixed(3)}%`;
