/**
 * The cache of the service worker, for several builds. A tab from before a deployment continues with its own build and may need more of its files:
 * its engine restarts, or it loads a part for the first time. The host only has the new build, so the old files stay here as long as such a tab
 * lives.
 */

import type { Files } from "./files";

declare const self: ServiceWorkerGlobalScope;

const name = "nearpoint-1";

/** The lock of the cache. Without it, this worker and the next one, which is being installed, would each delete what the other has just added. */
const alone = "nearpoint store";

/** Returns the address of a build's list in the cache; no host has such a file. */
const listOf = (build: string): string => new URL(`builds/${build}.json`, self.registration.scope).href;
const isList = (url: string): boolean => url.startsWith(new URL("builds/", self.registration.scope).href);

/** Returns whether a file's name changes with its content, so that a cached copy never expires. */
export const isHashed = (url: URL): boolean => /\/assets\/[^/]+-[\w-]{8}\.\w+$/.test(url.pathname);

const address = (file: string): string => new URL(file, self.registration.scope).href;

export const open = (): Promise<Cache> => caches.open(name);

/** Caches the build that the host has now. */
export function cacheBuild(): Promise<void> {
  return byItself(async (cache) => {
    const answer = await fetch("files.json", { cache: "no-cache" });
    const [list, newest] = [answer.clone(), answer.clone()];
    const { build, small }: Files = await answer.json();
    const missing: string[] = [];
    for (const url of ["./", "learn.html", ...small].map(address)) {
      if (!isHashed(new URL(url)) || !(await cache.match(url, { ignoreVary: true }))) missing.push(url);
    }
    await cache.addAll(missing);
    // The newest build is the last in the list.
    await cache.delete(listOf(build));
    await cache.put(listOf(build), list);
    // A tab that asks which build is the newest gets an answer without a network, too.
    await cache.put(address("files.json"), newest);
  });
}

/** Deletes the builds that no tab uses, except the newest. A tab holds a lock named by the address of its script, which is a file of its build. */
export function deleteOldCaches(): Promise<void> {
  return byItself(async (cache) => {
    const lists = (await cache.keys()).map(({ url }) => url).filter(isList);
    const newest = lists.at(-1);
    // Entries from before there were lists.
    if (newest === undefined) return;
    const locks = new Set((await navigator.locks.query()).held?.map((lock) => lock.name));
    const wanted = new Set<string>();
    for (const url of lists) {
      const { small, large }: Files = await ((await cache.match(url)) as Response).json();
      const files = [...small, ...large].map(address);
      if (url === newest || files.some((file) => locks.has(file))) for (const file of files) wanted.add(file);
      else await cache.delete(url);
    }
    for (const { url } of await cache.keys()) {
      if (isHashed(new URL(url)) && !wanted.has(url)) await cache.delete(url, { ignoreVary: true });
    }
  });
}

const byItself = (work: (cache: Cache) => Promise<void>): Promise<void> =>
  navigator.locks.request(alone, async () => work(await open()));
