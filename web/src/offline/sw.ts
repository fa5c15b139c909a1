/**
 * The service worker: keeps the page for when there is no network, and on hosts that cannot send headers adds those
 * that allow shared memory, from the second visit on.
 */

import { dropOld, isHashed, keepBuild, open } from "./store";

declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", (event) => {
  event.waitUntil(keepBuild().then(() => self.skipWaiting()));
});

// Requests wait until this is over; and Firefox takes a page over only when all its workers have heard of it. One that waits for a part
// of its module hears nothing until it has that part: so the pages are taken over beside, or both would wait for each other for ever.
self.addEventListener("activate", (event) => {
  event.waitUntil(dropOld().then(() => void self.clients.claim()));
});

// A tab is there and has nothing else to do: those of builds before it may be gone.
self.addEventListener("message", (event) => {
  if (event.data === "tidy") event.waitUntil(dropOld());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  event.respondWith(answer(request, url).then(isolated));
});

/** Hashed files from what is kept; everything else from the network while there is one, so that it is never stale. */
async function answer(request: Request, url: URL): Promise<Response> {
  const cache = await open();
  // Some hosts vary by the Origin header, which the page's own requests have or lack by chance.
  const kept = () => cache.match(request, { ignoreSearch: request.mode === "navigate", ignoreVary: true });
  if (isHashed(url)) {
    const known = await kept();
    if (known) return known;
  }
  try {
    const fresh = await fetch(request);
    if (fresh.ok && fresh.status === 200) await cache.put(withoutSearch(request, url), fresh.clone());
    return fresh;
  } catch (error) {
    const known = await kept();
    if (known) return known;
    throw error;
  }
}

const withoutSearch = (request: Request, url: URL): Request | string =>
  request.mode === "navigate" ? url.origin + url.pathname : request;

function isolated(response: Response): Response {
  if (response.type === "opaque" || response.headers.has("cross-origin-embedder-policy")) return response;
  const headers = new Headers(response.headers);
  headers.set("Cross-Origin-Opener-Policy", "same-origin");
  headers.set("Cross-Origin-Embedder-Policy", "require-corp");
  headers.set("Cross-Origin-Resource-Policy", "same-origin");
  headers.set("Document-Isolation-Policy", "isolate-and-require-corp");
  const { status, statusText } = response;
  return new Response(response.body, { status, statusText, headers });
}
