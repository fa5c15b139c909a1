/** Caches the results of lessons in the browser. Losing the cache, or having none, only costs time. */

import type { CachedResult, LessonSession } from "../types";

const STORE = "nearpoint-lessons-1";

export class ResultCache {
  readonly #read = new Set<string>();

  constructor(
    private readonly base: string,
    private readonly session: Pick<LessonSession, "shelve" | "shelved">,
  ) {}

  /** Restores the results of a lesson, once. */
  async restore(lesson: string): Promise<void> {
    if (this.#read.has(lesson)) return;
    this.#read.add(lesson);
    await ignoringErrors(async (cache) => {
      const folder = this.#address(`${lesson}/`);
      const requests = (await cache.keys()).filter(({ url }) => url.startsWith(folder));
      for (const request of requests) {
        const bytes = await (await cache.match(request))?.arrayBuffer();
        if (bytes) this.session.shelve(request.url.slice(this.#address("").length), new Uint8Array(bytes));
      }
    });
  }

  /** Stores new results. */
  async store(): Promise<void> {
    const all: CachedResult[] = this.session.shelved();
    if (all.length === 0) return;
    await ignoringErrors(async (cache) => {
      for (const { name, bytes } of all)
        await cache.put(this.#address(name), new Response(bytes as BodyInit));
    });
  }

  #address(name: string): string {
    return new URL(`kept/${name}`, this.base).href;
  }
}

/** Ignores failures: a frame may have no cache, and a disk no space. */
async function ignoringErrors(use: (cache: Cache) => Promise<void>): Promise<void> {
  try {
    await use(await caches.open(STORE));
  } catch {
    // Results that are not stored are computed again.
  }
}
