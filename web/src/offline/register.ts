/** Starts the service worker after the first work of the page, and detects a newer build. A page that cannot have one works without. */

import type { Files } from "./files";

/** The time between two checks for a newer build in an open tab, which also checks whenever the user returns to it. */
const hour = 3_600_000;

/** Registers the service worker. `script` is the address of the page's script; `outdated` is called when a complete build without it is available. */
export function installServiceWorker(firstWork: Promise<void>, script: string, outdated: () => void): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator && "locks" in navigator)) return;
  // The tab holds this lock until it closes, so that its build stays cached.
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
