/** Returns whether parts and the view move smoothly; false if the user asked for reduced motion. */
export const glides = (): boolean => !matchMedia("(prefers-reduced-motion: reduce)").matches;
