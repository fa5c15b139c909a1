/** How many threads a page starts where nobody asks for a number. */

/** More were slower on machines with many cores, as `docs/threads.md` says: they wait for each other's memory. */
const most = 4;

/** The threads for a machine of so many cores; 0 or nothing is told where the browser does not know. */
export const usualThreads = (cores: number | undefined): number => Math.min(Math.max(cores ?? 1, 1), most);
