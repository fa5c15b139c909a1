/** Changes to the list of taught poses. Each gives a new list, in order of time, for one `setMotion`. */

import type { MotionKey } from "../engine/types";

type Keys = readonly MotionKey[];

/** Seconds between the last pose and one that is stored after it. */
const gap = 1;

const endOf = (keys: Keys): number => keys.at(-1)?.time ?? 0;

/** When a pose comes that is stored at the end. */
export const nextTime = (keys: Keys): number => (keys.length === 0 ? 0 : endOf(keys) + gap);

/** A pose at this time; takes the place of one that is there already. */
export const placed = (keys: Keys, time: number, values: number[]): MotionKey[] =>
  sorted([...keys.filter((key) => key.time !== time), { time, values }]);

export const without = (keys: Keys, index: number): MotionKey[] => keys.filter((_, i) => i !== index);

/** Two poses change places; the times stay. */
export function swapped(keys: Keys, i: number, j: number): MotionKey[] {
  const [a, b] = [keys[i], keys[j]];
  if (!a || !b) return [...keys];
  return keys.map((key, at) => {
    if (at === i) return { time: key.time, values: b.values };
    return at === j ? { time: key.time, values: a.values } : key;
  });
}

/** A pose comes at another time; undefined when another one has that time. */
export function retimed(keys: Keys, index: number, time: number): MotionKey[] | undefined {
  if (keys.some((key, i) => i !== index && key.time === time)) return undefined;
  return sorted(keys.map((key, i) => (i === index ? { ...key, time } : key)));
}

/** The whole motion in so many seconds from its first pose to its last. */
export function stretched(keys: Keys, seconds: number): MotionKey[] {
  const start = keys[0]?.time ?? 0;
  const factor = seconds / (endOf(keys) - start);
  return keys.map((key) => ({ ...key, time: start + (key.time - start) * factor }));
}

/** How many times as long the motion must take for no joint to be faster than it may; 1 when none is. */
export const slowdown = (tooFast: readonly { speed: number; allowed: number }[]): number =>
  Math.max(1, ...tooFast.map(({ speed, allowed }) => Math.abs(speed) / allowed));

const sorted = (keys: MotionKey[]): MotionKey[] => keys.sort((a, b) => a.time - b.time);

/** What someone typed for a time: "2.5", "2,5 s", "500 ms" → seconds. */
export function parseSeconds(text: string): number | undefined {
  const match = /^\s*([\d.,]+)\s*(s|ms|с|мс)?\s*$/i.exec(text);
  if (!match?.[1]) return undefined;
  const value = Number(match[1].replace(",", "."));
  if (!Number.isFinite(value)) return undefined;
  return /^(ms|мс)$/i.test(match[2] ?? "") ? value / 1000 : value;
}
