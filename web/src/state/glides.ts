/** Parts glide, and the view, unless the user has asked for less motion. */
export const glides = (): boolean => !matchMedia("(prefers-reduced-motion: reduce)").matches;
