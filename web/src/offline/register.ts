/**
 * Starts the service worker once the page has done its first work, and hears of a newer build of the page; a page that cannot have one goes on
 * without.
 */

import type { Files } from "./files";

/** A tab that stays open asks so often whether there is a newer build; and whenever one comes back to it. */
const hour = 3_600_000;

/** `script` is the address of what the page was started with; `outdated` is called once a build without it is there, whole. */
export function keepForOffline(firstWork: Promise<void>, script: string, outdated: () => void): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator && "locks" in navigator)) return;
  // Held until the tab is gone: so long its build is kept.
  void navigator.locks.request(script, { mode: "shared" }, () => new Promise(() => undefined));
  void firstWork.then(() => start(script, outdated)).catch(() => undefined);
}

async function start(script: string, outdated: () => void): Promise<void> {
  const registration = await navigator.serviceWorker.register("sw.js");
  const look = () => void isOutdated(registration.scope, script).then((is) => is && outdated());
  registration.addEventListener("updatefound", () => {
    const next = registration.installing;
    next?.addEventListener("statechange", () => next.state === "activated" && look());
  });
  registration.active?.postMessage("tidy");
  const ask = () => {
    if (document.visibilityState === "visible") void registration.update().catch(() => undefined);
  };
  document.addEventListener("visibilitychange", ask);
  setInterval(ask, hour);
}

async function isOutdated(scope: string, script: string): Promise<boolean> {
  try {
    const answer = await fetch(new URL("files.json", scope), { cache: "no-cache" });
    const { small }: Files = await answer.json();
    return !small.some((file) => new URL(file, scope).href === script);
  } catch {
    return false; // without a network there is nothing newer
  }
}
