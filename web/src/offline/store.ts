/**
 * What the service worker keeps, of how many builds. A tab that was opened before a deployment goes on with the build that it has, and may need
 * more of it: its engine starts anew, or loads a part for the first time. The host has the new build only, so the old one's files stay here as
 * long as such a tab lives.
 */

import type { Files } from "./files";

declare const self: ServiceWorkerGlobalScope;

const name = "nearpoint-1";

/** Two at once, the next worker being installed and this one, would each take away what the other one has just put there. */
const alone = "nearpoint store";

/** Where a build's list is kept; no host has such a file. */
const listOf = (build: string): string => new URL(`builds/${build}.json`, self.registration.scope).href;
const isList = (url: string): boolean => url.startsWith(new URL("builds/", self.registration.scope).href);

/** Files whose name changes with their content: what is kept is right for ever. */
export const isHashed = (url: URL): boolean => /\/assets\/[^/]+-[\w-]{8}\.\w+$/.test(url.pathname);

const address = (file: string): string => new URL(file, self.registration.scope).href;

export const open = (): Promise<Cache> => caches.open(name);

/** Keeps the build that the host has now. */
export function keepBuild(): Promise<void> {
  return byItself(async (cache) => {
    const answer = await fetch("files.json", { cache: "no-cache" });
    const list = answer.clone();
    const { build, small }: Files = await answer.json();
    const missing: string[] = [];
    for (const url of ["./", "learn.html", ...small].map(address)) {
      if (!isHashed(new URL(url)) || !(await cache.match(url, { ignoreVary: true }))) missing.push(url);
    }
    await cache.addAll(missing);
    // Its place among the lists says that it is the newest.
    await cache.delete(listOf(build));
    await cache.put(listOf(build), list);
  });
}

/**
 * Takes away what belongs to builds that no tab has any more, but for the newest. A tab holds a lock that is called by the address of the script
 * it was started with, a file of its build.
 */
export function dropOld(): Promise<void> {
  return byItself(async (cache) => {
    const lists = (await cache.keys()).map(({ url }) => url).filter(isList);
    const newest = lists.at(-1);
    // What was kept before there were lists.
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
