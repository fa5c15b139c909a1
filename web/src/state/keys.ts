/** Changes the list of taught poses. Each function returns a new list, in order of time, for one `setMotion`. */

import type { MotionKey } from "../engine/types";

type Keys = readonly MotionKey[];

/** The seconds between the last pose and one that is added after it. */
const gap = 1;

const endOf = (keys: Keys): number => keys.at(-1)?.time ?? 0;

/** Returns the time of a pose that is added at the end. */
export const nextTime = (keys: Keys): number => (keys.length === 0 ? 0 : endOf(keys) + gap);

/** Puts a pose at this time, in place of one with the same time. */
export const placed = (keys: Keys, time: number, values: number[]): MotionKey[] =>
  sorted([...keys.filter((key) => key.time !== time), { time, values }]);

export const without = (keys: Keys, index: number): MotionKey[] => keys.filter((_, i) => i !== index);

/** Swaps two poses; the times stay. */
export function swapKeys(keys: Keys, i: number, j: number): MotionKey[] {
  const [a, b] = [keys[i], keys[j]];
  if (!a || !b) return [...keys];
  return keys.map((key, at) => {
    if (at === i) return { time: key.time, values: b.values };
    return at === j ? { time: key.time, values: a.values } : key;
  });
}

/** Moves a pose to another time; undefined if another pose has that time. */
export function setTimeOfKey(keys: Keys, index: number, time: number): MotionKey[] | undefined {
  if (keys.some((key, i) => i !== index && key.time === time)) return undefined;
  return sorted(keys.map((key, i) => (i === index ? { ...key, time } : key)));
}

/** Stretches the motion to this many seconds from its first pose to its last. */
export function stretchKeys(keys: Keys, seconds: number): MotionKey[] {
  const start = keys[0]?.time ?? 0;
  const factor = seconds / (endOf(keys) - start);
  return keys.map((key) => ({ ...key, time: start + (key.time - start) * factor }));
}

/** Returns the factor by which the motion must be slower so that no joint exceeds its speed; 1 if none does. */
export const slowdown = (tooFast: readonly { speed: number; allowed: number }[]): number =>
  Math.max(1, ...tooFast.map(({ speed, allowed }) => Math.abs(speed) / allowed));

const sorted = (keys: MotionKey[]): MotionKey[] => keys.sort((a, b) => a.time - b.time);

/** Parses a typed time into seconds: "2.5", "2,5 s", "500 ms". */
export function parseSeconds(text: string): number | undefined {
  const match = /^\s*([\d.,]+)\s*(s|ms|с|мс)?\s*$/i.exec(text);
  if (!match?.[1]) return undefined;
  const value = Number(match[1].replace(",", "."));
  if (!Number.isFinite(value)) return undefined;
  return /^(ms|мс)$/i.test(match[2] ?? "") ? value / 1000 : value;
}
