/** The lessons' package, started: with shared memory where the page may have it, without in any other frame. */

type Package = Pick<typeof import("../../../pkg/lesson/index.js"), "LessonSession" | "parse">;

export interface Lessons extends Package {
  /** How many threads `pool` will give; 1 where it cannot give any. */
  most: number;
  /** Starts the threads; resolves to how many there are. */
  pool(): Promise<number>;
}

export async function loadLessons(): Promise<Lessons> {
  const most = self.crossOriginIsolated ? navigator.hardwareConcurrency || 1 : 1;
  if (most > 1) {
    try {
      return await withThreads(most);
    } catch (error) {
      // A browser may refuse the shared memory's maximum (iOS does).
      console.error(error);
    }
  }
  const { default: start, LessonSession, parse } = await import("../../../pkg/lesson/index.js");
  await start();
  return { LessonSession, parse, most: 1, pool: async () => 1 };
}

/** What the placing experiments need of the same package, without threads. */
export async function loadExperiments() {
  const { default: start, ExperimentSession } = await import("../../../pkg/lesson/index.js");
  await start();
  return ExperimentSession;
}

/** What the sheet needs of it, likewise. */
export async function loadSheets() {
  const { default: start, SheetSession } = await import("../../../pkg/lesson/index.js");
  await start();
  return SheetSession;
}

async function withThreads(most: number): Promise<Lessons> {
  const lessons = await import("../../../pkg/lesson-threads/index.js");
  await lessons.default();
  const { LessonSession, parse, initThreadPool } = lessons;
  let started: Promise<number> | undefined;
  const pool = () => {
    started ??= initThreadPool(most).then(
      () => most,
      (error: unknown) => {
        console.error(error);
        return 1;
      },
    );
    return started;
  };
  return { LessonSession, parse, most, pool };
}
