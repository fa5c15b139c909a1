/**
 * The service worker. It caches the page for use without a network. On hosts that cannot send headers, it adds those that allow shared memory, from
 * the second visit on.
 */

import { cacheBuild, deleteOldCaches, isHashed, open } from "./store";

declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", (event) => {
  event.waitUntil(cacheBuild().then(() => self.skipWaiting()));
});

// Requests wait until `activate` ends, and Firefox takes a page over only when all its workers have confirmed it. A worker that waits for a part of
// its module confirms nothing before it has it. So the takeover runs in parallel; otherwise both would wait for each other forever.
self.addEventListener("activate", (event) => {
  event.waitUntil(deleteOldCaches().then(() => void self.clients.claim()));
});

// A tab is idle, so the builds of closed tabs can be deleted.
self.addEventListener("message", (event) => {
  if (event.data === "tidy") event.waitUntil(deleteOldCaches());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || isPackage(url)) return;
  event.respondWith(answer(request, url).then(isolated));
});

/** Returns whether a file is a package for a learning platform. It is large and is downloaded once, so it is not cached. */
const isPackage = (url: URL): boolean => /\/scorm\/[^/]+\.zip$/.test(url.pathname);

/** Answers hashed files from the cache and everything else from the network while there is one, so that it is never stale. */
async function answer(request: Request, url: URL): Promise<Response> {
  const cache = await open();
  // Some hosts vary by the Origin header, which the page's own requests may or may not have.
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
