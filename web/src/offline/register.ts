/** Starts the service worker once the page has done its first work; a page that cannot have one goes on without. */

export function keepForOffline(firstWork: Promise<void>): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  void firstWork.then(() => navigator.serviceWorker.register("sw.js")).catch(() => undefined);
}
