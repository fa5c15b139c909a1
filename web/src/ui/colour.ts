/** Converts part colours between the engine's numbers and CSS text. */

import type { Rgba } from "../engine/types";

const byte = (value: number): number => Math.round(Math.max(0, Math.min(1, value)) * 255);

export const cssColour = ([r, g, b]: Rgba): string => `rgb(${byte(r)} ${byte(g)} ${byte(b)})`;

export const hexColour = ([r, g, b]: Rgba): string =>
  `#${[r, g, b].map((value) => byte(value).toString(16).padStart(2, "0")).join("")}`;

export function parseHex(hex: string, alpha: number): Rgba {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return [channel(1), channel(3), channel(5), alpha];
}
