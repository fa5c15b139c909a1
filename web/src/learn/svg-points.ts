/** Returns points as SVG writes them. */
export const points = (ring: readonly (readonly [number, number])[]): string =>
  ring.map((p) => p.join()).join(" ");
