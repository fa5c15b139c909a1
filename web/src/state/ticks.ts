/** Computes round numbers along an axis. */

/** Returns the smallest 1, 2 or 5 times a power of ten that divides the range into at most this many steps. */
export function roundStep(range: number, most: number): number {
  const raw = range / most;
  if (!(raw > 0) || !Number.isFinite(raw)) return 1;
  const power = 10 ** Math.floor(Math.log10(raw));
  const digit = [1, 2, 5, 10].find((d) => d * power >= raw * (1 - 1e-9)) ?? 10;
  return digit * power;
}

/** Returns the multiples of a round step from `start` to `end`. */
export function ticks(start: number, end: number, most: number): number[] {
  const step = roundStep(end - start, most);
  const first = Math.ceil(start / step - 1e-9);
  const last = Math.floor(end / step + 1e-9);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => (first + i) * step);
}
