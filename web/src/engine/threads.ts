/** Chooses the number of threads if the user gives none. */

/** More were never tried on as many cores, and each takes memory (`docs/threads.md`). */
const maxThreads = 16;

/** Returns the number of threads for a number of cores; 0 or undefined if the browser does not know it. */
export const usualThreads = (cores: number | undefined): number =>
  Math.min(Math.max(cores ?? 1, 1), maxThreads);
